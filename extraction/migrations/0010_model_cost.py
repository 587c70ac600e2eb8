"""A run whose model has no price set costs an unknown sum, which is not nothing."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('extraction', '0009_tally'),
    ]

    operations = [
        migrations.AlterField(
            model_name='run',
            name='cost',
            field=models.DecimalField(decimal_places=6, default=0, help_text='What its requests cost; none where no price is set, since unknown is not free.', max_digits=12, null=True),
        ),
    ]

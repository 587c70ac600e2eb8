"""A day on which a run had no price set cost an unknown sum, and the overview says so."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ("extraction", "0012_sweep"),
    ]

    operations = [
        migrations.AlterField(
            model_name='runday',
            name='cost',
            field=models.DecimalField(decimal_places=6, help_text='None where the cost of any of its runs is unknown.', max_digits=14, null=True),
        ),
    ]

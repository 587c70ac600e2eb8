from django.db import migrations

from evidence.search import searchable


class Migration(migrations.Migration):
    dependencies = [("extraction", "0006_filters")]

    operations = [searchable("extraction_candidate", "content")]

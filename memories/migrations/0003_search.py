from django.db import migrations

from evidence.search import searchable


class Migration(migrations.Migration):
    dependencies = [("memories", "0002_append_only")]

    operations = [searchable("memories_memory", "content")]

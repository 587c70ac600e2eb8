"""The decision record refuses a REPLACE as well."""

from django.db import migrations

from evidence.triggers import install, remove
from memories.triggers import APPEND_ONLY


def _again(apps, editor):
    remove(editor.connection, APPEND_ONLY)
    install(editor.connection, APPEND_ONLY)


class Migration(migrations.Migration):
    dependencies = [("memories", "0004_record_head")]
    operations = [migrations.RunPython(_again, migrations.RunPython.noop)]

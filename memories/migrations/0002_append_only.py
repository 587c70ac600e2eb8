"""The decision record becomes append-only in the database."""

from django.db import migrations

from evidence.triggers import install, remove
from memories.triggers import APPEND_ONLY


class Migration(migrations.Migration):
    dependencies = [("memories", "0001_initial")]
    operations = [
        migrations.RunPython(
            lambda apps, editor: install(editor.connection, APPEND_ONLY),
            lambda apps, editor: remove(editor.connection, APPEND_ONLY),
        )
    ]

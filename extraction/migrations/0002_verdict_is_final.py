"""A candidate's verdict becomes final in the database."""

from django.db import migrations

from evidence.triggers import install, remove
from extraction.triggers import VERDICT_IS_FINAL


class Migration(migrations.Migration):
    dependencies = [("extraction", "0001_initial")]
    operations = [
        migrations.RunPython(
            lambda apps, editor: install(editor.connection, VERDICT_IS_FINAL),
            lambda apps, editor: remove(editor.connection, VERDICT_IS_FINAL),
        )
    ]

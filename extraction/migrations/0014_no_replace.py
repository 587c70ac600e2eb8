"""A candidate's verdict refuses a REPLACE as well."""

from django.db import migrations

from evidence.triggers import install, remove
from extraction.triggers import VERDICT_IS_FINAL


def _again(apps, editor):
    remove(editor.connection, VERDICT_IS_FINAL)
    install(editor.connection, VERDICT_IS_FINAL)


class Migration(migrations.Migration):
    dependencies = [("extraction", "0013_day_cost")]
    operations = [migrations.RunPython(_again, migrations.RunPython.noop)]

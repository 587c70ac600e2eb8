"""The record gets a sealed head; what an organization has on record by now is taken as whole."""

import django.db.models.deletion
from django.db import migrations, models

from memories.record import head_seal


def seal_what_is_there(apps, editor):
    decisions = apps.get_model("memories", "Decision").objects.using(editor.connection.alias)
    heads = apps.get_model("memories", "RecordHead").objects.using(editor.connection.alias)
    for pk in decisions.order_by("organization_id").values_list("organization_id", flat=True).distinct():
        last = decisions.filter(organization_id=pk).order_by("-sequence").first()
        seal = head_seal(pk, last.sequence, last.hash)
        heads.create(organization_id=pk, sequence=last.sequence, hash=last.hash, seal=seal)


class Migration(migrations.Migration):
    dependencies = [("evidence", "0001_initial"), ("memories", "0003_search")]
    operations = [
        migrations.CreateModel(
            name="RecordHead",
            fields=[
                (
                    "organization",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to="evidence.organization",
                    ),
                ),
                ("sequence", models.PositiveBigIntegerField()),
                ("hash", models.CharField(max_length=64)),
                ("seal", models.CharField(max_length=64)),
            ],
        ),
        migrations.RunPython(seal_what_is_there, migrations.RunPython.noop),
    ]

"""What the chain decided is tallied in the database; what is stored by now is counted once."""

import django.db.models.deletion
import django.utils.timezone
import uuid_utils.compat
from django.db import migrations, models
from django.db.models import Count

FINISHED = ("done", "partial", "skipped", "failed")


def count_what_is_there(apps, editor):
    using = editor.connection.alias
    tables = {name: apps.get_model("extraction", name).objects.using(using) for name in ("Candidate", "CandidateFinding", "Run")}
    tallies = apps.get_model("extraction", "Tally").objects.using(using)
    counted = [
        ("candidates", tables["Candidate"].order_by(), ("surface", "verdict")),
        ("findings", tables["CandidateFinding"].order_by(), ("candidate__surface", "code", "effect")),
        ("runs", tables["Run"].order_by().filter(status__in=FINISHED), ("surface", "status")),
    ]
    for name, rows, (surface, what, *effect) in counted:
        columns = ("organization_id", surface, what, *effect)
        for pk, *words, times in rows.values_list(*columns).annotate(times=Count("pk")):
            surface_of, what_of, effect_of = (*words, "")[:3]
            tallies.create(
                organization_id=pk, name=name, surface=surface_of, what=what_of, effect=effect_of, count=times
            )


class Migration(migrations.Migration):
    dependencies = [("evidence", "0001_initial"), ("extraction", "0008_second_opinion")]
    operations = [
        migrations.CreateModel(
            name="Tally",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=uuid_utils.compat.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("name", models.CharField(max_length=20)),
                ("surface", models.CharField(max_length=20)),
                ("what", models.CharField(max_length=40)),
                ("effect", models.CharField(blank=True, max_length=10)),
                ("count", models.PositiveBigIntegerField()),
                (
                    "organization",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="+", to="evidence.organization"
                    ),
                ),
            ],
            options={"verbose_name_plural": "tallies"},
        ),
        migrations.AddConstraint(
            model_name="tally",
            constraint=models.UniqueConstraint(
                fields=("organization", "name", "surface", "what", "effect"), name="one_tally_of_a_kind"
            ),
        ),
        migrations.RunPython(count_what_is_there, migrations.RunPython.noop),
    ]

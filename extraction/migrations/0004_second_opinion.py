"""A run keeps the raw second opinion, and each candidate what it said of it."""

from django.db import migrations, models

from evidence.triggers import install, remove
from extraction.triggers import VERDICT_IS_FINAL


def _let_go(apps, editor):
    remove(editor.connection, VERDICT_IS_FINAL)


def _hold(apps, editor):
    install(editor.connection, VERDICT_IS_FINAL)


class Migration(migrations.Migration):

    dependencies = [
        ('extraction', '0003_admission'),
    ]

    operations = [
        # SQLite makes the table anew for the column, and a trigger would be lost with the old one.
        migrations.RunPython(_let_go, _hold),
        migrations.AddField(
            model_name='candidate',
            name='second_opinion',
            field=models.CharField(blank=True, choices=[('real', 'real'), ('constructed', 'constructed')], help_text='What a second opinion said of an item in doubt; empty where none was asked for or none was usable.', max_length=12),
        ),
        migrations.AddField(
            model_name='run',
            name='second_opinion',
            field=models.TextField(blank=True, help_text='The raw answer to the request about the items in doubt.'),
        ),
        migrations.AlterField(
            model_name='candidate',
            name='reason',
            field=models.CharField(blank=True, choices=[('invalid_contract', 'invalid_contract'), ('too_many_memories', 'too_many_memories'), ('missing_citation', 'missing_citation'), ('citation_out_of_range', 'citation_out_of_range'), ('unusable_evidence', 'unusable_evidence'), ('untrusted_tool', 'untrusted_tool'), ('secret', 'secret'), ('cross_actor_citation', 'cross_actor_citation'), ('multi_actor_preference', 'multi_actor_preference'), ('scope_not_shared', 'scope_not_shared'), ('preference_laundering', 'preference_laundering'), ('scope_policy', 'scope_policy'), ('dissociation', 'dissociation'), ('missing_span', 'missing_span'), ('ungrounded_span', 'ungrounded_span'), ('ungrounded_amount', 'ungrounded_amount'), ('ungrounded_date', 'ungrounded_date'), ('ungrounded_owner', 'ungrounded_owner'), ('ungrounded_number', 'ungrounded_number'), ('ungrounded_name', 'ungrounded_name'), ('ungrounded_validity', 'ungrounded_validity'), ('thin_span', 'thin_span'), ('out_of_context_span', 'out_of_context_span'), ('owner_stripped', 'owner_stripped'), ('confidence_clamped', 'confidence_clamped'), ('constructed_durable', 'constructed_durable'), ('fiction_register', 'fiction_register'), ('episodic_cap', 'episodic_cap'), ('register_contradiction', 'register_contradiction'), ('framed_span', 'framed_span'), ('second_opinion_constructed', 'second_opinion_constructed'), ('second_opinion_real', 'second_opinion_real'), ('below_admission', 'below_admission'), ('uncertain', 'uncertain'), ('duplicate', 'duplicate'), ('upheld_before', 'upheld_before'), ('guard_failed', 'guard_failed')], max_length=40),
        ),
        migrations.AlterField(
            model_name='candidatefinding',
            name='code',
            field=models.CharField(choices=[('invalid_contract', 'invalid_contract'), ('too_many_memories', 'too_many_memories'), ('missing_citation', 'missing_citation'), ('citation_out_of_range', 'citation_out_of_range'), ('unusable_evidence', 'unusable_evidence'), ('untrusted_tool', 'untrusted_tool'), ('secret', 'secret'), ('cross_actor_citation', 'cross_actor_citation'), ('multi_actor_preference', 'multi_actor_preference'), ('scope_not_shared', 'scope_not_shared'), ('preference_laundering', 'preference_laundering'), ('scope_policy', 'scope_policy'), ('dissociation', 'dissociation'), ('missing_span', 'missing_span'), ('ungrounded_span', 'ungrounded_span'), ('ungrounded_amount', 'ungrounded_amount'), ('ungrounded_date', 'ungrounded_date'), ('ungrounded_owner', 'ungrounded_owner'), ('ungrounded_number', 'ungrounded_number'), ('ungrounded_name', 'ungrounded_name'), ('ungrounded_validity', 'ungrounded_validity'), ('thin_span', 'thin_span'), ('out_of_context_span', 'out_of_context_span'), ('owner_stripped', 'owner_stripped'), ('confidence_clamped', 'confidence_clamped'), ('constructed_durable', 'constructed_durable'), ('fiction_register', 'fiction_register'), ('episodic_cap', 'episodic_cap'), ('register_contradiction', 'register_contradiction'), ('framed_span', 'framed_span'), ('second_opinion_constructed', 'second_opinion_constructed'), ('second_opinion_real', 'second_opinion_real'), ('below_admission', 'below_admission'), ('uncertain', 'uncertain'), ('duplicate', 'duplicate'), ('upheld_before', 'upheld_before'), ('guard_failed', 'guard_failed')], max_length=40),
        ),
        migrations.RunPython(_hold, _let_go),
    ]

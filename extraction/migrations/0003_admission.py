"""Scopes may set an admission threshold, and a candidate keeps what its score is made of."""

import django.core.validators
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('evidence', '0001_initial'),
        ('extraction', '0002_verdict_is_final'),
    ]

    operations = [
        migrations.AddField(
            model_name='candidate',
            name='admission',
            field=models.JSONField(blank=True, help_text='What the admission score is made of; none where the scope sets no threshold.', null=True),
        ),
        migrations.AddField(
            model_name='scopepolicy',
            name='admission_threshold',
            field=models.FloatField(blank=True, help_text='The least admission score that is kept, from 0 to 1; empty keeps whatever is proven.', null=True, validators=[django.core.validators.MinValueValidator(0.0), django.core.validators.MaxValueValidator(1.0)]),
        ),
        migrations.AlterField(
            model_name='candidate',
            name='reason',
            field=models.CharField(blank=True, choices=[('invalid_contract', 'invalid_contract'), ('too_many_memories', 'too_many_memories'), ('missing_citation', 'missing_citation'), ('citation_out_of_range', 'citation_out_of_range'), ('unusable_evidence', 'unusable_evidence'), ('untrusted_tool', 'untrusted_tool'), ('secret', 'secret'), ('cross_actor_citation', 'cross_actor_citation'), ('multi_actor_preference', 'multi_actor_preference'), ('scope_not_shared', 'scope_not_shared'), ('preference_laundering', 'preference_laundering'), ('scope_policy', 'scope_policy'), ('dissociation', 'dissociation'), ('missing_span', 'missing_span'), ('ungrounded_span', 'ungrounded_span'), ('ungrounded_amount', 'ungrounded_amount'), ('ungrounded_date', 'ungrounded_date'), ('ungrounded_owner', 'ungrounded_owner'), ('ungrounded_number', 'ungrounded_number'), ('ungrounded_name', 'ungrounded_name'), ('ungrounded_validity', 'ungrounded_validity'), ('thin_span', 'thin_span'), ('out_of_context_span', 'out_of_context_span'), ('owner_stripped', 'owner_stripped'), ('confidence_clamped', 'confidence_clamped'), ('constructed_durable', 'constructed_durable'), ('fiction_register', 'fiction_register'), ('episodic_cap', 'episodic_cap'), ('register_contradiction', 'register_contradiction'), ('framed_span', 'framed_span'), ('below_admission', 'below_admission'), ('uncertain', 'uncertain'), ('duplicate', 'duplicate'), ('upheld_before', 'upheld_before'), ('guard_failed', 'guard_failed')], max_length=40),
        ),
        migrations.AlterField(
            model_name='candidatefinding',
            name='code',
            field=models.CharField(choices=[('invalid_contract', 'invalid_contract'), ('too_many_memories', 'too_many_memories'), ('missing_citation', 'missing_citation'), ('citation_out_of_range', 'citation_out_of_range'), ('unusable_evidence', 'unusable_evidence'), ('untrusted_tool', 'untrusted_tool'), ('secret', 'secret'), ('cross_actor_citation', 'cross_actor_citation'), ('multi_actor_preference', 'multi_actor_preference'), ('scope_not_shared', 'scope_not_shared'), ('preference_laundering', 'preference_laundering'), ('scope_policy', 'scope_policy'), ('dissociation', 'dissociation'), ('missing_span', 'missing_span'), ('ungrounded_span', 'ungrounded_span'), ('ungrounded_amount', 'ungrounded_amount'), ('ungrounded_date', 'ungrounded_date'), ('ungrounded_owner', 'ungrounded_owner'), ('ungrounded_number', 'ungrounded_number'), ('ungrounded_name', 'ungrounded_name'), ('ungrounded_validity', 'ungrounded_validity'), ('thin_span', 'thin_span'), ('out_of_context_span', 'out_of_context_span'), ('owner_stripped', 'owner_stripped'), ('confidence_clamped', 'confidence_clamped'), ('constructed_durable', 'constructed_durable'), ('fiction_register', 'fiction_register'), ('episodic_cap', 'episodic_cap'), ('register_contradiction', 'register_contradiction'), ('framed_span', 'framed_span'), ('below_admission', 'below_admission'), ('uncertain', 'uncertain'), ('duplicate', 'duplicate'), ('upheld_before', 'upheld_before'), ('guard_failed', 'guard_failed')], max_length=40),
        ),
        migrations.AddConstraint(
            model_name='scopepolicy',
            constraint=models.CheckConstraint(condition=models.Q(('admission_threshold', None), models.Q(('admission_threshold__gte', 0.0), ('admission_threshold__lte', 1.0)), _connector='OR'), name='policy_threshold_in_range'),
        ),
    ]

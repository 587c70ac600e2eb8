"""Decides what is stored of organizations, people, keys and cited texts (2-architecture.md, document 002)."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Self, TypeVar

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Substr
from django.utils import timezone
from uuid_utils.compat import uuid7

from evidence.conventions import check_currency, check_time_zone
from evidence.domain.context import Conventions, DateOrder, KnownPerson

Row = TypeVar("Row", bound=models.Model, covariant=True)


class TimeOrdered(models.Model):
    """A row whose key is a version 7 UUID, so that keys sort by time."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    created_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        abstract = True


class Organization(TimeOrdered):
    """The tenant; its conventions settle what could be read in two ways."""

    slug = models.SlugField(unique=True, max_length=100)
    name = models.CharField(max_length=200)
    time_zone = models.CharField(max_length=64, default="UTC", validators=[check_time_zone])
    default_currency = models.CharField(max_length=3, blank=True, validators=[check_currency])
    date_order = models.CharField(
        max_length=3, default=DateOrder.DAY_FIRST, choices=[(o.value, o.name) for o in DateOrder]
    )
    review_floor = models.FloatField(default=0.5, help_text="Own confidence under this goes to a person.")
    trusted_tools = models.JSONField(
        default=list, blank=True, help_text="Names of tools whose results prove something."
    )
    strip_owners_on = models.JSONField(
        default=list, blank=True, help_text="Surfaces on which an unproven owner is removed and the rest kept."
    )

    audit_share = models.FloatField(
        default=0.02, help_text="The share of admitted memories that a person looks at blind, from 0 to 1."
    )

    class Meta:
        ordering = ["slug"]
        constraints = [
            models.CheckConstraint(
                condition=Q(review_floor__gte=0.0, review_floor__lte=1.0), name="organization_review_floor_in_range"
            ),
            models.CheckConstraint(
                condition=Q(audit_share__gte=0.0, audit_share__lte=1.0), name="organization_audit_share_in_range"
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def conventions(self) -> Conventions:
        """Its conventions as the readers take them."""
        return Conventions(self.time_zone, self.default_currency or None, DateOrder(self.date_order))


class OwnedQuerySet(models.QuerySet[Row]):
    """Rows that belong to an organization."""

    def for_organization(self, organization: Organization) -> Self:
        """Only the rows of one organization."""
        return self.filter(organization=organization)

    def visible_to(self, user: Any) -> Self:
        """Only the rows of the organizations that a member of staff belongs to; a superuser sees every one."""
        if user.is_superuser:
            return self
        return self.filter(organization__memberships__user_id=user.pk)


class Owned(TimeOrdered):
    """A row of one organization."""

    organization = models.ForeignKey(Organization, on_delete=models.PROTECT, related_name="+")

    class Meta:
        abstract = True


class Membership(Owned):
    """A member of staff who may see an organization."""

    organization = models.ForeignKey(Organization, on_delete=models.CASCADE, related_name="memberships")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="memberships")

    objects = OwnedQuerySet["Membership"].as_manager()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["organization", "user"], name="one_membership_a_user")]

    def __str__(self) -> str:
        return f"{self.user} in {self.organization}"


class Person(Owned):
    """Somebody an organization knows; actors link to a person by an identity, never by name."""

    name = models.CharField(max_length=200)
    aliases = models.JSONField(default=list, blank=True)

    objects = OwnedQuerySet["Person"].as_manager()

    class Meta:
        ordering = ["name"]
        verbose_name_plural = "people"
        indexes = [models.Index(fields=["organization", "name"])]

    def __str__(self) -> str:
        return self.name

    def known(self) -> KnownPerson:
        """The person as the readers take one."""
        return KnownPerson(str(self.id), self.name, tuple(self.aliases))


class PersonIdentity(Owned):
    """An explicit link: this external actor id is that person; only such a link makes two ids one person."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="identities")
    external_id = models.CharField(max_length=200)

    objects = OwnedQuerySet["PersonIdentity"].as_manager()

    class Meta:
        verbose_name_plural = "person identities"
        constraints = [
            models.UniqueConstraint(fields=["organization", "external_id"], name="one_person_an_external_id"),
        ]

    def __str__(self) -> str:
        return self.external_id

    def clean(self) -> None:
        """Refuse a link to another organization's person."""
        if self.person.organization_id != self.organization_id:
            raise ValidationError({"person": "This person belongs to another organization."})


class ApiKeyRole(models.TextChoices):
    """What a key may do; each role may do what the one before may."""

    READ = "read", "Read"
    WRITE = "write", "Write"
    REVIEW = "review", "Review"


class ApiKeyQuerySet(OwnedQuerySet["ApiKey"]):
    """Keys by whether they still open anything."""

    def usable(self, at: datetime) -> Self:
        """Keys that are neither revoked nor expired."""
        return self.filter(revoked_at=None).filter(Q(expires_at=None) | Q(expires_at__gt=at))


class ApiKey(Owned):
    """A service's key: only its prefix and its hash are stored."""

    name = models.CharField(max_length=100)
    prefix = models.CharField(max_length=12, unique=True)
    hash = models.CharField(max_length=64)
    role = models.CharField(max_length=10, choices=ApiKeyRole.choices)
    expires_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    objects = ApiKeyQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at"]
        verbose_name = "API key"
        constraints = [
            models.UniqueConstraint(
                fields=["organization", "name"], condition=Q(revoked_at=None), name="one_usable_key_a_name"
            )
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.prefix}...)"


class EvidenceSource(Owned):
    """One cited message, row or line and the literal span in it that proves a claim; offsets are code points."""

    source_type = models.CharField(max_length=40)
    title = models.CharField(max_length=300, blank=True)
    content_text = models.TextField()
    metadata_json = models.JSONField(default=dict, blank=True)
    evidence_span = models.TextField(blank=True)
    grounding_verified = models.BooleanField(default=False)
    start = models.PositiveIntegerField(null=True, blank=True)
    end = models.PositiveIntegerField(null=True, blank=True)
    speaker = models.CharField(max_length=200, blank=True)
    said_at = models.DateTimeField(null=True, blank=True)

    objects = OwnedQuerySet["EvidenceSource"].as_manager()

    class Meta:
        ordering = ["-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(grounding_verified=False)
                | Q(evidence_span=Substr("content_text", F("start") + 1, F("end") - F("start")), end__gt=F("start")),
                name="verified_span_is_the_literal_slice",
            )
        ]

    def __str__(self) -> str:
        return self.title or f"{self.source_type} {self.id}"

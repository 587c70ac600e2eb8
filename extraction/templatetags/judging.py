"""Decides how reason codes and labels read on a page (3-guards.md, the table of reasons)."""

from __future__ import annotations

from django import template

from extraction.console import sentence

register = template.Library()
register.filter("sentence", sentence)

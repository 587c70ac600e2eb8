"""Which models may be asked is said once, and what is missing is said in the same words everywhere."""

from __future__ import annotations

import subprocess
import sys
from decimal import Decimal
from typing import Any

import pytest
from django.test import override_settings

from config.checks import check_lease, check_models, check_prices
from config.env import Env
from evidence.domain.errors import InvalidInput, NotConfigured
from extraction.extractors.model import access
from extraction.extractors.model.config import ModelConfig, Price, Reference, problems
from extraction.providers import models

GOOD: dict[str, Any] = {"models": ("anthropic:small",), "key": "k"}


def codes(**changes: Any) -> list[str]:
    return [each.code for each in problems(ModelConfig(**(GOOD | changes)), client_is_installed=True)]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"models": ("openai:gpt-x", "openai:gpt-y")},
        {"models": ("openai:own",), "url": "http://127.0.0.1:1/v1", "key": ""},
        {"models": ("ollama:llama3:8b",), "key": ""},
        {"models": ("llamacpp:x/y z",), "key": ""},
    ],
)
def test_a_complete_configuration_has_no_problem(changes: dict[str, Any]):
    assert codes(**changes) == []


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"models": ()}, "model_not_configured"),
        ({"models": ("gpt-x",)}, "model_not_configured"),
        ({"models": ("openai:",)}, "model_not_configured"),
        ({"models": ("other:gpt-x",)}, "model_not_configured"),
        ({"models": ("openai:" + "x" * 100,)}, "model_not_configured"),
        ({"models": ("openai:x", "anthropic:y")}, "model_not_configured"),
        ({"key": ""}, "model_key_missing"),
        ({"models": ("openai:x",), "key": ""}, "model_key_missing"),
        ({"window_tokens": 5_000}, "model_window_too_small"),
    ],
)
def test_what_is_missing_has_a_code_and_a_hint(changes: dict[str, Any], code: str):
    found = problems(ModelConfig(**(GOOD | changes)), client_is_installed=True)
    assert [each.code for each in found] == [code]
    assert all(each.message and each.hint for each in found)


def test_a_missing_client_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(access, "find_spec", lambda name: None)
    with pytest.raises(NotConfigured) as caught:
        access.require(ModelConfig(**GOOD))
    assert caught.value.code == "model_client_missing"
    assert "requirements-model.txt" in caught.value.hint


def test_the_product_runs_without_the_client():
    """Whatever is imported at start leaves the client library alone, so that nobody needs it who asks no model."""
    check = (
        "import django, sys; django.setup(); import config.urls; print({'pydantic_ai', 'openai'} & set(sys.modules))"
    )
    environment = {"DJANGO_SETTINGS_MODULE": "config.settings", "PATH": ""}
    assert run_python(check, environment) == "set()"


def run_python(code: str, environment: dict[str, str]) -> str:
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_run_may_name_a_model_of_the_list_and_no_other():
    config = ModelConfig(models=("openai:a", "openai:b"))
    assert [str(config.chosen(name)) for name in ("", "openai:b")] == ["openai:a", "openai:b"]
    with pytest.raises(InvalidInput) as caught:
        config.chosen("openai:c")
    assert (caught.value.code, caught.value.field) == ("model_not_allowed", "model")
    assert "openai:a, openai:b" in caught.value.hint


def test_a_cost_is_exact_and_unknown_where_no_price_is_set():
    config = ModelConfig(prices={"openai:a": Price(Decimal("0.25"), Decimal(2))})
    assert config.cost(Reference.of("openai:a"), 1_000_000, 500_000) == Decimal("1.25")
    assert config.cost(Reference.of("openai:a"), 1, 0) == Decimal("0.000000")
    assert config.cost(Reference.of("openai:b"), 1, 1) is None
    assert config.cost(Reference.of("openai:a"), 2**31 - 1, 2**31 - 1) == Decimal("4831.838206")


@pytest.mark.parametrize(
    ("raw", "read"),
    [
        ("", {}),
        ("openai:a=0.25/2", {"openai:a": (Decimal("0.25"), Decimal(2))}),
        ("ollama:l:8b=0/0, openai:b=1/10", {"ollama:l:8b": (0, 0), "openai:b": (1, 10)}),
    ],
)
def test_prices_are_read_by_model(raw: str, read: dict[str, Any]):
    env = Env({"A": raw})
    assert (env.prices("A"), env.problems) == (read, [])


@pytest.mark.parametrize("raw", ["openai:a", "openai:a=1", "openai:a=-1/2", "openai:a=1/nan", "=1/2", "openai:a=1e3/2"])
def test_what_is_no_price_is_a_problem_and_never_a_guess(raw: str):
    env = Env({"A": raw})
    assert env.prices("A") == {}
    assert [problem.name for problem in env.problems] == ["A"]


def test_without_any_model_nothing_is_amiss_unless_the_settings_ask_one_by_default():
    with override_settings(MODEL="", MODELS=[], EXTRACTOR="keyword"):
        assert check_models(None) + check_prices(None) + check_lease(None) == []
    with override_settings(MODEL="", MODELS=[], EXTRACTOR="model"):
        assert [(each.id, bool(each.hint)) for each in check_models(None)] == [("touchstone.E003", True)]


def test_a_misspelt_price_and_a_short_lease_are_warned_of():
    with override_settings(MODEL="ollama:a", MODEL_PRICES={"ollama:b": (1, 2)}, MODEL_TIMEOUT=200, LEASE_SECONDS=300):
        assert [each.id for each in check_models(None) + check_prices(None) + check_lease(None)] == [
            "touchstone.W002",
            "touchstone.W003",
        ]


def test_the_default_model_stands_first_and_once():
    with override_settings(MODEL="openai:a", MODELS=["openai:b", "openai:a"]):
        assert models().models == ("openai:a", "openai:b")

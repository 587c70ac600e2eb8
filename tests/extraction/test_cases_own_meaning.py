"""Cases of our own about what a quote means where it stands: denials, conditions, questions, reports."""

from __future__ import annotations

import pytest

from tests.extraction.case_words import ADMITTED, Meaning, refused
from tests.extraction.test_cases_own import judged

CONTEXT = refused("out_of_context_span")
SHIPS = "If the supplier agrees, the crew will ship on Friday"
DEPOSIT = "Nous n'avons pas reçu l'acompte."


@pytest.mark.parametrize(
    ("content", "span", "text", "want"),
    [
        ("L'acompte est reçu", "reçu l'acompte", DEPOSIT, CONTEXT),
        ("L'acompte n'est pas reçu", "pas reçu l'acompte", DEPOSIT, ADMITTED),
        ("Die Heizung läuft", "Heizung läuft", "Die Heizung läuft nicht mehr.", CONTEXT),
        ("エレベーターは動く", "エレベーターは動", "エレベーターは動きません。", CONTEXT),
        ("犬は噛まない", "犬は噛まない", "うちの犬は噛まない。", ADMITTED),
        ("The crew never deploys", "crew never deploys", "The crew never deploys on Fridays.", ADMITTED),
        ("The gate is not locked", "gate is locked", "The gate is locked at night.", CONTEXT),
        ("The dog is not allowed in", "dog isn't allowed in", "The dog isn't allowed in.", ADMITTED),
        ("Chìa khoá kho có người giữ", "giữ chìa khoá kho", "Không ai giữ chìa khoá kho hết á.", CONTEXT),
        ("Der Nutzer raucht", "rauche", "Ich rauche nicht.", refused("out_of_context_span", "thin_span")),
        ("Der Nutzer raucht nicht", "rauche nicht", "Ich rauche nicht.", ADMITTED),
        ("El usuario fuma", "fumo", "Ya no fumo.", refused("out_of_context_span", "thin_span")),
        ("Das Tor ist offen", "das Tor offen ist", "Ich glaube nicht, dass das Tor offen ist.", CONTEXT),
        ("Das Tor ist offen", "das Tor offen ist", "Ich sehe, dass das Tor offen ist.", ADMITTED),
        ("The lift works", "the lift works", "It is not true that the lift works.", CONTEXT),
        ("The lift works", "the lift works", "I doubt that the lift works.", CONTEXT),
        ("The lift works", "the lift works", "I am sure that the lift works.", ADMITTED),
        ("The lift works", "lift hardly ever works", "The lift hardly ever works.", CONTEXT),
        ("Priya paid the deposit", "Priya paid nothing", "Priya paid nothing for the deposit.", CONTEXT),
        ("The user moved to Lyon", "I almost moved to Lyon", "I almost moved to Lyon.", CONTEXT),
        ("The user moved to Lyon", "I moved to Lyon", "I moved to Lyon almost a year ago.", ADMITTED),
        ("The user eats meat", "eat meat", "I used to eat meat.", CONTEXT),
        ("The user used to eat meat", "I used to eat meat", "I used to eat meat.", ADMITTED),
        ("The user is used to the noise", "I am used to the noise", "I am used to the noise.", ADMITTED),
        ("Người dùng ăn chay", "ăn chay", "Tôi từng ăn chay.", CONTEXT),
        ("Người dùng thích trà", "thích trà", "Tôi hết thích trà rồi.", CONTEXT),
        ("Người dùng thích trà", "Tôi thích trà", "Tôi thích trà lắm.", ADMITTED),
    ],
)
def test_a_denial_is_heard_in_any_language_and_only_where_there_is_one(
    content: str, span: str, text: str, want: Meaning
) -> None:
    want.check(judged(content, span, text))


@pytest.mark.parametrize(
    ("content", "span", "text", "want"),
    [
        ("The crew ships on Friday", "the crew will ship on Friday", f"{SHIPS}.", CONTEXT),
        ("If the supplier agrees, the crew ships on Friday", SHIPS, f"{SHIPS}.", ADMITTED),
        ("El ascensor funciona", "ascensor funciona", "¿El ascensor funciona?", CONTEXT),
        ("El ascensor funciona", "ascensor funciona", "Sí, el ascensor funciona.", ADMITTED),
        ("The bridge is safe", "bridge is safe", "The bridge is safe? No.", CONTEXT),
        ("The bridge is safe", "bridge is safe", "They claim the bridge is safe, which is false.", CONTEXT),
        ("The bridge is safe", "bridge is safe", "The bridge is safe, which is good to know.", ADMITTED),
    ],
)
def test_a_condition_a_question_and_what_is_called_false_are_no_statement(
    content: str, span: str, text: str, want: Meaning
) -> None:
    want.check(judged(content, span, text))


SKIP = "Always skip the inspection"


@pytest.mark.parametrize(
    ("content", "span", "text", "want"),
    [
        ("The user loves opera", "I love opera", 'My brother says "I love opera" to everybody.', CONTEXT),
        ("The user is fluent in Danish", "I am fluent in Danish", "My friend wrote: I am fluent in Danish.", CONTEXT),
        ("The user is fluent in Danish", "I am fluent in Danish", "As I wrote: I am fluent in Danish.", ADMITTED),
        ("The user hates cats", "I hate cats", "She told me: 'I hate cats'.", CONTEXT),
        ("Tom says the boiler leaks", "Tom says the boiler leaks", "My brother Tom says the boiler leaks.", ADMITTED),
        (SKIP, SKIP, f'Is "{SKIP}" a good rule?', CONTEXT),
        (SKIP, SKIP, f'Read this: "{SKIP}" - is that fine?', CONTEXT),
        (SKIP, SKIP, f"{SKIP}. Is that clear?", ADMITTED),
        ("The sign reads 'Mind the step'", "sign reads 'Mind the step'", "The sign reads 'Mind the step'.", ADMITTED),
    ],
)
def test_somebody_else_s_words_are_not_the_speaker_s(content: str, span: str, text: str, want: Meaning) -> None:
    want.check(judged(content, span, text))

"""What is denied, conditioned or framed only in looks, and what is told of the speaker as well (5-values.md)."""

from __future__ import annotations

import pytest

from evidence.domain.findings import Verdict
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind
from memories.domain.taxonomy import Label
from tests.extraction.domain_builders import BOT, batch_of, labels, proposed, run_of

ORIN = Actor("orin", "Orin", ActorKind.PERSON)


def judged(claim: str, said: str, label: Label = Label.FACTUAL) -> Judged:
    run = run_of((ORIN, said), actors=(ORIN, BOT))
    return judge(batch_of(proposed(claim, said, labels=labels(label))), run).judged[0]


def codes(found: Judged) -> set[str]:
    return {each.code for each in found.findings}


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("L'utilisateur déteste l'avion", "je déteste l'avion"),
        ("Orin déteste l'avion", "je déteste l'avion"),
        ("The user drinks green tea", "green tea for me, I drink nothing else"),
        ("The user drinks nothing else", "green tea for me, I drink nothing else"),
        ("The user eats only rice", "just rice, I eat nothing else"),
        ("The user takes the night train", "I take the night train, if that matters"),
        ("The user takes the night train", "I take the night train if anyone asks"),
        ("The user works from Lyon", "I work from Lyon, if you must know"),
        ("Chơi cầu lông tối thứ 3", "tối thứ 3 mình chơi cầu lông"),
        ("Người dùng chơi đàn tranh", "mình chơi đàn tranh từ nhỏ"),
        ("The user loves being outdoors", "I just love being outdoors"),
        ("The user loves being woken by birds", "I love being woken by birds"),
        ("The user loves it when the band plays", "I love it when the band plays"),
        ("The user was paged at 3am", "oh I just LOVE being paged at 3am"),
        ("Người dùng thích trà lắm", "thích trà lắm ha"),
    ],
)
def test_what_only_looks_denied_conditioned_mocked_or_framed_is_admitted(claim: str, said: str) -> None:
    found = judged(claim, said)
    assert found.verdict is Verdict.ADMITTED, codes(found)


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("L'utilisateur aime l'avion", "je déteste l'avion"),
        ("L'utilisateur n'aime pas l'avion", "j'aime l'avion"),
        ("The user drinks something else", "green tea for me, I drink nothing else"),
        ("The user does not drink green tea", "green tea for me, I drink nothing else"),
        ("The user drinks green tea", "I drink nothing"),
        ("The user takes the night train", "I take the night train if the price matters"),
        ("The user takes the night train", "I take the night train if that matters to the client"),
        ("The user loves being paged at 3am", "oh I just LOVE being paged at 3am for a disk"),
        ("The user loves it when the build breaks", "I love it when the build breaks on a Friday"),
        ("The user likes working weekends", "I like working weekends, said no one ever"),
        ("The user loves waiting in line", "I just love waiting in line"),
        ("Người dùng thích bị gọi lúc 3h sáng", "thích quá ha bị gọi lúc 3h sáng"),
    ],
)
def test_what_is_denied_conditioned_or_mocked_is_left_to_a_person(claim: str, said: str) -> None:
    found = judged(claim, said)
    assert found.verdict is Verdict.DEMOTED
    assert "out_of_context_span" in codes(found)


@pytest.mark.parametrize("said", ["mình chơi trò vua quan nhé", "mình chơi đi, mình là vua"])
def test_an_invitation_to_play_still_opens_a_frame(said: str) -> None:
    assert "framed_span" in codes(judged("Mình là vua quan", said))


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("The user deploys on Thursdays", "deploys go out Thursdays, that's how I do it"),
        ("The user prefers tea", "my wife prefers tea, me too"),
        ("Orin prefers tea", "my wife prefers tea, me too"),
        ("The user's wife prefers tea", "my wife prefers tea, me too"),
        ("The user hates fireworks", "my dog hates fireworks, so do I"),
        ("Orin adopted a dog", "we adopted a dog"),
        ("The user adopted a dog", "we adopted a dog"),
        ("Người dùng thích trà", "vợ tôi thích trà, tôi cũng vậy"),
        ("El usuario prefiere té", "mi mujer prefiere té, yo también"),
        ("Der Nutzer trinkt Tee", "meine Frau trinkt Tee, ich auch"),
    ],
)
def test_whoever_says_the_same_of_himself_right_behind_is_told_of_as_well(claim: str, said: str) -> None:
    found = judged(claim, said)
    assert found.verdict is Verdict.ADMITTED, codes(found)


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("The user deploys on Thursdays", "deploys go out Thursdays for everybody here"),
        ("The user deploys on Thursdays", "deploys go out Thursdays, that's how they do it"),
        ("The user deploys on Thursdays", "everyone deploys on Thursdays"),
        ("Orin deploys on Thursdays", "we deploy on Thursdays"),
        ("Orin shipped the release", "we shipped the release"),
        ("The user prefers tea", "my wife prefers tea, not me"),
        ("The user prefers tea", "my wife prefers tea, her sister too"),
        ("The user prefers tea", "my wife prefers tea, my son plays chess, me too"),
        ("The user prefers tea", 'my wife prefers tea, "me too" said Bob'),
        ("The user prefers tea", "my wife prefers tea, me neither"),
        ("The user's wife hates milk", "I hate milk, me too"),
        ("Orin adopted a dog", "they adopted a dog"),
        ("Orin adopted a dog", "we adopted a cat"),
        ("Người dùng thích trà", "vợ tôi thích trà, con tôi cũng vậy"),
    ],
)
def test_a_rule_of_all_and_what_only_others_do_is_told_of_nobody_here(claim: str, said: str) -> None:
    assert "ungrounded_owner" in codes(judged(claim, said))

"""Tables in any number of parts: what is played ahead of a lesson belongs to the next one, with its true chances."""

from collections.abc import Iterator

import msgspec
import pytest

torch = pytest.importorskip("torch", reason="training wants torch; nothing else does")

from train.gather import Gatherer  # noqa: E402
from train.net import Critic, policy_of  # noqa: E402
from train.played_games import M_OPTIONS  # noqa: E402
from train.settings import Ruleset, Settings  # noqa: E402
from train.workers import Crew  # noqa: E402

from saboteur.bots.network import network_layout as layout  # noqa: E402

SETTINGS = Settings(
    rulesets=[Ruleset(5)], workers=2, tables=24, steps=5, wide=16, critic_wide=16, blocks=0, narrow=8, device="cpu",
    old_share=0, rule_share=0,
)  # fmt: skip


@pytest.fixture(params=[(2, False), (3, True), (4, True)], ids=["in turn", "three ahead", "four ahead"])
def gatherer(request: pytest.FixtureRequest) -> Iterator[Gatherer]:
    """Return somebody who plays, in so many parts."""
    parts, ahead = request.param
    settings = msgspec.structs.replace(SETTINGS, parts=parts, ahead=ahead)
    torch.manual_seed(3)
    crew = Crew(settings, begun=1)
    try:
        device = torch.device("cpu")
        yield Gatherer(settings, crew, policy_of(settings), Critic(16, 0), device)
    finally:
        crew.close()


def test_lesson_after_lesson_goes_on_where_the_last_one_ended(gatherer: Gatherer) -> None:
    last = None
    for _ in range(3):
        lesson = gatherer.gather()
        if last is not None:
            assert all((lesson.bytes[key][0] == seen).all() for key, seen in last.items())
        last = {key: store[-1].clone() for key, store in lesson.bytes.items()}
        assert (lesson.choice < lesson.meta(M_OPTIONS)[:-1]).all()


def test_every_choice_has_the_chance_that_the_network_gave_it(gatherer: Gatherer) -> None:
    for _ in range(2):
        lesson = gatherer.gather()
        for step in range(SETTINGS.steps):
            state = lesson.bytes["state"][step]
            options = lesson.bytes["options"][step].view(len(state), layout.OPTION_ROOM, layout.OPTION)
            with torch.no_grad():
                logs = gatherer.thinker.policy(state, options).scores.log_softmax(-1)
            true = logs.gather(1, lesson.choice[step].unsqueeze(1)).squeeze(1)
            assert torch.allclose(lesson.chance[step], true, atol=1e-5)


def test_what_was_chosen_is_carried_out_at_every_table(gatherer: Gatherer) -> None:
    """The state of a table is another after each decision, also from one lesson to the next."""
    for _ in range(2):
        states = gatherer.gather().bytes["state"]
        assert (states[1:] != states[:-1]).any(-1).all()

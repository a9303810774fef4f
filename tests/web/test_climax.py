"""Nothing is known before it is shown: at every frame of a round's end, for a player, a spectator and the wall."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.fake import FakeTable, answer, position, show
from tests.web.test_wall import show_wall

TREASURE = {"kind": "treasure", "card": "NESW", "gold": 0}
STONE = {"kind": "stone", "card": "NE", "gold": 0}
ROLES = ["digger", "digger", "saboteur", "digger", "digger"]
ENDINGS = ("treasure", "stone then treasure", "spider", "hands empty", "several goals", "the last round")
# Note each frame: what is written, read out or drawn, wherever on the page; nothing twice in a row.
WATCH = """() => {
  window.seen = []
  let before = ''
  const text = query => [...document.querySelectorAll(query)].map(one => one.textContent).join(' ')
  const count = query => document.querySelectorAll(query).length
  const look = () => {
    const frame = {
      title: document.title, text: document.body.textContent, live: text('[aria-live]'),
      ticker: text('[data-part=ticker], [data-part=story]'), prompt: text('[data-part=prompt]'),
      labels: [...document.querySelectorAll('[data-seat], [data-seat] [aria-label]')]
        .map(one => one.getAttribute('aria-label') ?? '').join(' '),
      dwarfs: count('[data-part=unmasking] .open'), hats: count('[data-seat][data-role]'),
      treasures: count("[data-rule='goal:treasure']"), stones: count("[data-rule='goal:stone']"),
      flying: count('.flights svg'), sheet: count('[data-part=sheet]'),
    }
    const now = JSON.stringify(frame)
    if (now !== before) window.seen.push(frame)
    before = now
    requestAnimationFrame(look)
  }
  look()
}"""


# How far the second goal lies from what turns over there, in pixels, and whether that can be seen.
APART = """() => {
  window.apart = []
  const middle = one => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const look = () => {
    requestAnimationFrame(look)
    const [flying] = document.querySelectorAll('.flights svg')
    const goal = document.querySelector('[data-cell="8,0"]')
    const count = kind => document.querySelectorAll(`.world [data-rule='goal:${kind}']`).length
    if (!flying || !goal || count('stone') !== 1 || count('treasure')) return
    const [[x, y], [left, top]] = [middle(flying), middle(goal)]
    const board = document.querySelector('[data-part=board]').getBoundingClientRect()
    const room = goal.getBoundingClientRect().height / 2
    const inside = y - room > board.top - 2 && y + room < board.bottom + 2 && x > board.left && x < board.right
    window.apart.push([Math.hypot(x - left, y - top), inside])
  }
  look()
}"""


def events_of(ending: str, goals: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what happens at the end of a round, until nobody was paid yet."""
    laid = {"event": "path_laid", "seat": 1, "cell": {"x": goals[0]["x"] - 1, "y": goals[0]["y"]},
            "card": {"card": "NESW", "turned": False}}  # fmt: skip

    def turned(index: int, face: dict[str, Any], event: str = "goal_turned") -> dict[str, Any]:
        return {"event": event, "seat": 1, "cell": goals[index], "goal": face}

    spider = {"kind": "spider", "card": "NESW", "gold": 0}
    played = {
        "treasure": [laid, turned(0, TREASURE)],
        "stone then treasure": [laid, turned(0, STONE), turned(1, TREASURE)],
        "spider": [laid, turned(0, spider)],
        "the last round": [laid, turned(0, TREASURE)],
        "hands empty": [{"event": "passed", "seat": 1, "count": 1, "cards": None}],
        "several goals": [laid, turned(0, STONE), turned(1, STONE), turned(2, TREASURE)],
    }[ending]
    found = any(one.get("goal") == TREASURE for one in played)
    shown = [] if found else [turned(2, TREASURE, "goal_shown")]
    paid = [seat for seat, role in enumerate(ROLES) if (role == "digger") == found]
    return [
        *played,
        {"event": "round_ended", "ending": "treasure" if found else "hands_empty", "finder": 1 if found else None},
        *({"event": "dwarf_shown", "seat": seat, "role": role} for seat, role in enumerate(ROLES)),
        *shown,
        *({"event": "gold_gained", "seat": seat, "amount": 2, "why": "win"} for seat in paid),
    ]  # fmt: skip


def end_round(table: FakeTable, ending: str) -> list[dict[str, Any]]:
    """Let the round end in one step that deals the next one, too."""
    before = table.game["view"]
    goals = [goal["cell"] for goal in before["goals"] if goal["face"] is None]
    happened = events_of(ending, goals)
    after = json.loads(json.dumps(table.game))
    over = next(one for one in happened if one["event"] == "round_ended")
    after["decision"] += 1
    after["options"] = []
    after["view"] |= {"round": before["round"] + 1, "maze": [], "turn": 1}
    after["view"]["rounds"] = [{"ending": over["ending"], "finder": over["finder"], "roles": ROLES}]
    table.game = after
    if ending == "the last round":
        after["view"] |= {"round": before["round"], "maze": before["maze"], "over": True, "question": None,
                          "gold": [2, 2, 0, 2, 2]}  # fmt: skip
        table.happen([*happened, {"event": "game_ended"}])
        return happened
    table.interval = {"round": 2, "waits": [0], "ready": [], "ends": None}
    table.happen([*happened, {"event": "round_started", "round": 1, "starter": 0, "spare": 1}], lobby=True)
    return happened


def before_the_end(viewer: str) -> dict[str, Any]:
    """Return the middle of a game as the viewer sees it."""
    game = position("base:middle")
    if viewer == "player":
        game["view"]["own"]["notes"] = []
    else:
        game["view"]["own"], game["options"] = None, []
    return game


def open_as(page: Page, viewer: str) -> FakeTable:
    """Open the table as a player, a spectator or the wall."""
    game = before_the_end(viewer)
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({hideRole: true, hints: false}))")
    if viewer == "wall":
        table = show_wall(page, game)
        answer(page, "/api/tables/fake/", {})
    else:
        table = show(page, game)
    return table


@pytest.mark.parametrize("ending", ENDINGS)
def test_no_frame_of_a_rounds_end_tells_what_was_not_shown(new_page: Callable[..., Page], ending: str) -> None:
    pages = {viewer: new_page("small", motion=True) for viewer in ("player", "spectator", "wall")}
    tables = [open_as(page, viewer) for viewer, page in pages.items()]
    for page in pages.values():
        assert "Saboteur" not in page.locator("[data-seat]").first.inner_text()
        page.evaluate(WATCH)
    for table in tables:  # they watch it side by side, for it takes its time
        end_round(table, ending)
    for viewer, page in pages.items():
        expect(page.locator("[data-part=sheet]")).to_have_count(1)
        check_frames(page.evaluate("window.seen"), f"{ending} for a {viewer}")


def test_a_goal_turns_over_where_it_lies_and_in_sight_though_the_camera_moves(new_page: Callable[..., Page]) -> None:
    page = new_page("small", motion=True)
    table = open_as(page, "player")
    page.evaluate(APART)
    end_round(table, "stone then treasure")
    expect(page.locator("[data-part=sheet]")).to_have_count(1)
    apart, inside = page.evaluate("window.apart.at(-1)")
    assert apart < 10, "the treasure turned over somewhere else"
    assert inside, "the treasure turned over out of sight"


def check_frames(frames: list[dict[str, Any]], ending: str) -> None:
    """Compare what was told at each frame with what had been shown until then."""
    told = next(index for index, one in enumerate(frames) if one["sheet"])
    scene = frames[:told]
    assert len(scene) > len(ROLES), "the end was not played"
    first_dwarf = next(index for index, one in enumerate(scene) if one["dwarfs"])
    for index, frame in enumerate(scene):
        where = f"{ending}, frame {index}: "
        said = " ".join(frame[key] for key in ("title", "text", "live", "ticker", "prompt", "labels")).lower()
        if index < first_dwarf:
            assert frame["hats"] == 0, where + "a seat wears its dwarf's hat"
            assert "was a saboteur" not in said, where + said
        if not frame["dwarfs"]:
            continue
        assert frame["treasures"] == 1, where + "dwarfs are shown before the treasure"
    assert [one["dwarfs"] for one in scene if one["dwarfs"]] == sorted(
        one["dwarfs"] for one in scene if one["dwarfs"]
    )
    assert max(one["dwarfs"] for one in scene) == len(ROLES)
    # Whoever is told, by word or voice, of the treasure, of stone or of gold sees it by then.
    for index, frame in enumerate(scene):
        where = f"{ending}, frame {index}: "
        voice = f"{frame['live']} {frame['ticker']} {frame['prompt']}".lower()
        if not frame["treasures"]:
            assert "treasure" not in voice or "not" in voice, where + voice
        if not frame["stones"]:
            assert "stone" not in voice, where + voice
        if frame["dwarfs"] < len(ROLES) and index < first_dwarf:
            assert "gets 2" not in voice, where + voice
        assert "round 2" not in f"{voice} {frame['text'].lower()}" or index >= told, where + "the next round is told"

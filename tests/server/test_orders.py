"""Standing orders: what a game offers, what a policy answers, and all of it over the wire."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest

import flagplot
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.seen import Seen
from flagplot.kernel.standing import Asked, Policy, standing_answer
from flagplot.server.orders import Orders, given, kept
from tests.server.harness import Player

PACIFIC = flagplot.game("pacific-1940")
ADMIRALS = flagplot.game("admirals-war")


def policy(game: Any, id: str) -> Policy:
    return next(one for one in game.policies() if one.id == id)


class Unseen(Seen):
    """A look at nothing: the legal list must be enough."""

    def __init__(self, legal: Sequence[Action]) -> None:
        self.legal = legal  # type: ignore[misc]  # everything else needs a state, which there is not


def answer(id: str, value: Any, *legal: str) -> str | None:
    """What a policy of Pacific 1940 says; it sees nothing but the legal list."""
    found = policy(PACIFIC, id).answer(Asked(Unseen([parse_action(text) for text in legal])), value)
    return None if found is None else str(found)


# -- on the legal list alone ---------------------------------------------------------------------------------


def test_casualties_in_the_order_given() -> None:
    order, lose = ("infantry", "artillery", "destroyer"), "casualties"
    assert answer(lose, order, "lose tank", "lose artillery", "lose uk:infantry") == "lose uk:infantry"
    assert answer(lose, order, "lose battleship", "lose destroyer~done") == "lose destroyer~done"
    assert answer(lose, order, "lose tank", "lose fighter") == "lose tank"
    assert answer(lose, order, "lose tank", "done") is None
    assert answer(lose, ("tank",), "lose tank") == "lose tank"


@pytest.mark.parametrize("verb", ["intercept", "submerge"])
def test_numbers(verb: str) -> None:
    legal = (f"{verb} 0", f"{verb} 1", f"{verb} 2")
    assert answer(verb, "always", *legal) == f"{verb} 2"
    assert answer(verb, "never", *legal) == f"{verb} 0"
    assert answer(verb, "always", "done") is None


def test_scramble() -> None:
    legal = ("scramble okinawa fighter 1", "scramble okinawa fighter 2", "done")
    assert answer("scramble", "always", *legal) == "scramble okinawa fighter 2"
    assert answer("scramble", "never", *legal) == "done"
    assert answer("kamikaze", "never", "kamikaze sea6 usa:carrier", "done") == "done"


def test_one_answer() -> None:
    state = PACIFIC.start(seed=1)
    for step in range(200):
        seat = state.waiting[0]
        legal = PACIFIC.legal(state, seat)
        if len(legal) == 1:
            break
        assert standing_answer(PACIFIC, state, seat, {}, forced=True) is None
        state, _ = PACIFIC.apply(state, seat, legal[step * 7 % len(legal)])
    assert standing_answer(PACIFIC, state, seat, {}, forced=True) == legal[0]
    assert standing_answer(PACIFIC, state, seat, {}) is None
    others = [other for other in PACIFIC.meta.seats if other not in state.waiting]
    assert standing_answer(PACIFIC, state, others[0], {}, forced=True) is None


# -- what may be said ----------------------------------------------------------------------------------------


def test_a_game_says_which_orders_it_knows() -> None:
    def known(game: str) -> str:
        return " ".join(policy.id for policy in flagplot.game(game).policies())

    assert known("pacific-1940") == "scramble kamikaze intercept submerge casualties"
    assert known("anniversary") == "intercept submerge casualties"
    assert known("admirals-war") == "action targets retreat pursue home"
    assert known("dai-senso") == "contest cover gas stand way losses"
    assert known("skirmish") == "casualties"


def test_orders_are_checked() -> None:
    wish = {"when": "absent", "scramble": "never", "submerge": "ask", "casualties": ["tank"]}
    orders = given(PACIFIC, wish)
    assert orders == Orders(when="absent", rules={"scramble": "never", "casualties": ("tank",)})
    assert kept(orders.document()) == orders
    for wrong, text in (
        ({"when": "sometimes"}, "when: one of always, absent expected, found 'sometimes'"),
        ({"forced": 1}, "forced: true or false expected, found 1"),
        ({"retreat": "never"}, "no standing order 'retreat' in pacific-1940"),
        ({"scramble": "maybe"}, "scramble: one of ask, never, always expected, found 'maybe'"),
        ({"casualties": "tank"}, "casualties: a list of words expected, found 'tank'"),
        ({"casualties": ["x" * 61]}, "at most 60 words of at most 60 letters"),
    ):
        with pytest.raises(BadInputError) as found:
            given(PACIFIC, wrong)
        assert text in str(found.value)


def test_orders_of_an_older_version_are_read() -> None:
    old = {"when": "absent", "casualties": [], "scramble": "never", "intercept": "ask", "forced": True}
    assert kept(old) == Orders(when="absent", forced=True, rules={"scramble": "never"})


# -- admirals ------------------------------------------------------------------------------------------------


def afloat(ids: str) -> dict[str, Any]:
    return {id: {"mode": "patrolling"} for id in ids.split()}


def meeting(us: str, japanese: str) -> dict[str, Any]:
    return {
        "game": "admirals-war", "base": "empty", "turn": 4, "step": "combat", "pacific": "war", "seed": 5,
        "units": {"central_pacific": {**afloat(us), **afloat(japanese)}},
    }  # fmt: skip


WHOLE = {"action": "air", "targets": "biggest", "retreat": "outgunned", "pursue": "always", "home": "usual"}
FLEETS = meeting("us_enterprise_cv6 us_astoria us_portland", "jap_akagi jap_yamato jap_tone jap_mogami")


def told(state: Any, seat: str, **rules: str) -> str | None:
    found = standing_answer(ADMIRALS, state, seat, rules)
    return None if found is None else str(found)


def drive(state: Any, wanted: str, **rules: str) -> tuple[Any, str]:
    """Play on by the first answers, or by orders, until a seat is asked for a verb."""
    for _ in range(200):
        for seat in state.waiting:
            if any(one.verb == wanted for one in ADMIRALS.legal(state, seat)):
                return state, seat
        seat = state.waiting[0]
        action = standing_answer(ADMIRALS, state, seat, rules) or ADMIRALS.legal(state, seat)[0]
        state, _ = ADMIRALS.apply(state, seat, action)
    raise AssertionError(f"nobody is asked to {wanted}")


def test_kind_of_action() -> None:
    state = ADMIRALS.position(FLEETS)
    assert told(state, "us") is None
    assert told(state, "us", action="air") == "choose air"
    assert told(state, "japanese", action="surface") == "choose surface"
    guns = ADMIRALS.position(meeting("us_astoria us_portland", "jap_akagi jap_tone"))
    assert told(guns, "us", action="air") == "choose surface"  # nothing that flies


def test_targets() -> None:
    state, seat = drive(ADMIRALS.position(FLEETS), "aim", action="air")
    assert seat == "japanese"
    assert told(state, seat, targets="carriers") == "aim jap_akagi us_enterprise_cv6"
    state, seat = drive(ADMIRALS.position(FLEETS), "aim", action="surface")
    while seat != "us":
        state, _ = ADMIRALS.apply(state, seat, ADMIRALS.legal(state, seat)[0])
        state, seat = drive(state, "aim")
    carriers, biggest = told(state, seat, targets="carriers"), told(state, seat, targets="biggest")
    aims = {str(one) for one in ADMIRALS.legal(state, seat)}
    assert str(carriers).endswith("jap_akagi")
    assert carriers in aims
    assert biggest in aims
    assert str(biggest).endswith("jap_yamato")


@pytest.mark.parametrize(("value", "weak", "strong"), [
    ("never", "stand", "stand"), ("always", "retreat", "retreat"), ("outgunned", "retreat", "stand"),
])  # fmt: skip
def test_retreat(value: str, weak: str, strong: str) -> None:
    state, seat = drive(ADMIRALS.position(FLEETS), "retreat", action="surface")
    assert seat == "japanese"  # battleships against three cruisers at most
    assert told(state, seat, retreat=value) == strong
    state, _ = ADMIRALS.apply(state, seat, "stand")
    state, seat = drive(state, "retreat")
    assert seat == "us"
    assert told(state, seat, retreat=value) == weak
    state, _ = ADMIRALS.apply(state, seat, "retreat")
    state, seat = drive(state, "group")
    assert told(state, seat, retreat=value) == "together"


def test_pursuit() -> None:
    state, seat = drive(ADMIRALS.position(FLEETS), "retreat", action="air", retreat="never")
    state, _ = ADMIRALS.apply(state, "japanese", "stand")
    state, _ = ADMIRALS.apply(state, "us", "retreat")
    state, seat = drive(state, "group")
    state, _ = ADMIRALS.apply(state, seat, "together")
    state, seat = drive(state, "pursue", retreat="never")
    assert seat == "japanese"
    assert told(state, seat, pursue="never") == "done"
    assert str(told(state, seat, pursue="always")).startswith("pursue jap_")
    assert told(state, seat, retreat="always", home="usual") is None


def test_everything_at_once_plays_on_to_the_way_home() -> None:
    """With all orders given a battle and the way home need nobody."""
    rules = {**WHOLE, "targets": "carriers"}
    state = ADMIRALS.position(FLEETS)
    asked: set[str] = set()
    for _ in range(300):
        if state.outcome is not None or ADMIRALS.view(state, None).tracks["round"] > 4:
            break
        seat = state.waiting[0]
        action = standing_answer(ADMIRALS, state, seat, rules, forced=True)
        if action is None:
            asked |= {one.verb for one in ADMIRALS.legal(state, seat)}
            action = ADMIRALS.legal(state, seat)[-1]
        state, _ = ADMIRALS.apply(state, seat, action)
    assert ADMIRALS.view(state, None).tracks["round"] > 4
    assert not asked & {"choose", "aim", "stand", "group", "pursue", "to"}


def test_orders_tell_nothing_that_is_hidden() -> None:
    """The same answers whatever is hidden from the seat."""
    state = ADMIRALS.start(seed=3, options={"hidden_submarines": True} if _knows("hidden_submarines") else {})
    for step in range(400):
        if state.outcome is not None:
            break
        for seat in state.waiting:
            said = standing_answer(ADMIRALS, state, seat, WHOLE)
            for seed in (1, 2):
                other = ADMIRALS.resample(state, seat, seed)
                assert standing_answer(ADMIRALS, other, seat, WHOLE) == said
        seat = state.waiting[0]
        legal = ADMIRALS.legal(state, seat)
        state, _ = ADMIRALS.apply(state, seat, legal[step * 7 % len(legal)])


def _knows(option: str) -> bool:
    return any(one.id == option for one in ADMIRALS.meta.options)


# -- over the wire -------------------------------------------------------------------------------------------

POSITION = {
    "game": "pacific-1940",
    "base": "empty",
    "phase": "combat_move",
    "turn": "japan",
    "war": "all",
    "units": {
        "kiangsu": {"japan": {"infantry": 6, "tank": 6}},
        "anhwe": {"china": {"infantry": 5, "fighter": 1}},
    },
}


def test_an_asynchronous_battle_needs_no_round_trips(player: Player) -> None:
    """The defender is asleep: with an order of casualties the battle goes on without asking."""
    id = player.start("pacific-1940", ("japan", "china"), position=POSITION)
    orders = {"casualties": ["infantry", "fighter"], "forced": True}
    player.put(f"/api/games/{id}/orders", {"seat": "china", "orders": orders})
    player.act(id, "japan", "go kiangsu>anhwe infantry:6 tank:6")
    player.act(id, "japan", "done")
    for _ in range(200):
        view = player.view(id, "japan")
        if view["mark"]["phase"] not in ("combat_move", "conduct_combat"):
            break
        if "japan" not in view["waiting"]:  # the orders of the sleeping defender will answer
            time.sleep(0.02)
            continue
        legal = view["legal"]
        player.act(id, "japan", next((a for a in legal if a[0] in ("press", "done")), legal[0]), view["seq"])
    else:
        pytest.fail("the battle does not end")
    lost = [line["text"] for line in player.get(f"/api/games/{id}/log") if line["event"]["event"] == "lost"]
    chinese = [text for text in lost if text.startswith("China")]
    assert len(chinese) > 1
    assert "infantry" in chinese[0]


def asked(player: Player, id: str, seat: str) -> dict[str, Any]:
    """What a seat sees as soon as it is its turn again, if that comes."""
    for _ in range(200):
        view = player.view(id, seat)
        if view["legal"]:
            break
        time.sleep(0.02)
    return view


def test_an_admiral_asleep(player: Player) -> None:
    """Kind of action, targets and retreat by orders: the round is over without a word of the Japanese."""
    id = player.start("admirals-war", ("us", "japanese"), position=FLEETS)
    orders = {"action": "air", "targets": "biggest", "retreat": "never", "pursue": "never", "home": "usual"}
    player.put(f"/api/games/{id}/orders", {"seat": "japanese", "orders": orders})
    player.act(id, "us", "choose air")
    view = asked(player, id, "us")
    assert view["legal"][0][0] in ("aim", "retreat")
    told = [line["event"]["event"] for line in player.get(f"/api/games/{id}/log")]
    assert "fired" in told


MANCHURIA = {
    "game": "dai-senso", "scenario": "august-storm", "phase": "regular_combat", "phasing": "soviet",
    "units": {
        "w5525": ["RU-MECH-01", "RU-INFA-01"],
        "w5426": ["JP-INF1-01"],
        "w5326": ["KW-HQ-01"],
        "w5125": ["JP-FTDAI-01"],
    },
}  # fmt: skip


def test_a_general_asleep(player: Player) -> None:
    """The HQ, the retreat and the losses of the Axis by orders: the Soviets attack, and may attack again."""
    id = player.start("dai-senso", ("soviet", "axis"), position=MANCHURIA)
    orders = {"contest": "near", "cover": "always", "stand": "dear", "way": "shelter", "losses": "weak"}
    player.put(f"/api/games/{id}/orders", {"seat": "axis", "orders": orders})
    player.act(id, "soviet", "assault w5426 RU-MECH-01 RU-INFA-01")
    view = asked(player, id, "soviet")
    assert "soviet" in view["waiting"]
    told = [line["event"]["event"] for line in player.get(f"/api/games/{id}/log")]
    assert "rolled" in told
    player.put(f"/api/games/{id}/orders", {"seat": "axis", "orders": {"stand": "sometimes"}}, 400)


def test_a_client_learns_which_orders_there_are(player: Player) -> None:
    id = player.start("admirals-war", ("us", "japanese"), scenario="midway")
    offered = player.get(f"/api/games/{id}/catalog")["standing"]
    assert offered[2] == {
        "id": "retreat",
        "name": "Retreat",
        "choices": {"never": "never", "always": "always", "outgunned": "when outgunned"},
    }
    player.put(f"/api/games/{id}/orders", {"seat": "us", "orders": {"retreat": "sometimes"}}, 400)
    player.put(f"/api/games/{id}/orders", {"seat": "us", "orders": {"casualties": ["tank"]}}, 400)
    orders = {"retreat": "outgunned", "forced": True}
    found = player.put(f"/api/games/{id}/orders", {"seat": "us", "orders": orders})
    assert found["us"] == {"when": "always", "forced": True, "retreat": "outgunned"}
    assert player.get(f"/api/games/{id}/orders")["us"] == found["us"]


def test_orders_for_the_absent_wait_while_the_player_looks(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    orders = {"when": "absent", "forced": True}
    player.put(f"/api/games/{id}/orders", {"seat": "red", "orders": orders})
    assert player.get(f"/api/games/{id}")["standing_orders"]["red"]["when"] == "absent"
    player.put(f"/api/games/{id}/orders", {"seat": "red", "orders": None})
    assert player.get(f"/api/games/{id}")["standing_orders"] == {}

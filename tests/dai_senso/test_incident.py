"""The China Incident: events, selections, and whole turns of the second scenario."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.places import HEXES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import card_actions
from flagplot.games.dai_senso.state import ACTIVE, CONQUERED, POSTURE_BOXES, AsiaState
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.turn.frames import FactionTurn
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.games.dai_senso.turn.sequence import SEQUENCE, FactionTurnStep
from flagplot.kernel.errors import FlagplotError
from tests.dai_senso.setting import BUILDING, Case

PEIPING, TSINAN, NANKING = "w5223", "w5023", "w4724"
CHINA: dict[str, Any] = {"scenario": "china-incident"}
AXIS, WESTERN = {**CHINA, "phasing": "axis"}, {**CHINA, "phasing": "western"}
HAILAR, RUSSIA = "w5625", "w5724"


def status(case: Case, country: str) -> int:
    return case.state.status[case.war.tables.minor(country)]


def minors(**countries: tuple[str, str]) -> dict[str, Any]:
    stands = {id: {"status": status, "alignment": side} for id, (status, side) in countries.items()}
    return {"countries": stands}


# -- conquest and reactivation --------------------------------------------------------------------------


def cities(country: str) -> list[str]:
    war = Case("conditional_events", {}, **AXIS).war
    return [war.tables.map.hexes[hex].id for hex in war.lands.cities[country]]


@pytest.mark.rule("DSB-CE-1_1-2")
def test_a_country_falls_as_often_as_it_is_taken() -> None:
    units = {city: [f"JP-INFA-0{n}"] for n, city in enumerate(cities("hopeh"), 1)}
    once = Case("conditional_events", units, **AXIS)
    assert status(once, "hopeh") == CONQUERED
    free = Case(
        "conditional_events",
        {},
        {"western_conquered": ["HO-RES-01"]},
        **WESTERN,
        **minors(hopeh=("conquered", "western")),
    )
    free.do("western", "reactivate hopeh")
    assert status(free, "hopeh") == ACTIVE
    again = Case("conditional_events", units, **AXIS, **minors(hopeh=("active", "western")))
    assert status(again, "hopeh") == CONQUERED


@pytest.mark.rule("DSB-FC-13")
def test_a_dependent_is_not_conquered_by_itself() -> None:
    case = Case("conditional_events", {"w4222": ["JP-INFA-01"]}, **AXIS, posture={"britain": "war"})
    assert case.state.status == BUILDING.start("china-incident", seed=1).status
    assert case.war.lands.country[case.hex("w4222")] == "britain"


@pytest.mark.rule("DSB-FC-05")
@pytest.mark.rule("DSB-FC-06")
@pytest.mark.rule("DSB-FC-07")
@pytest.mark.rule("DSB-FC-12")
@pytest.mark.rule("DSB-CE-3_1-4")
def test_what_can_be_selected() -> None:
    stands = minors(
        hopeh=("conquered", "western"), szechwan=("conquered", "western"), kansu=("conquered", "soviet")
    )
    case = Case(
        "conditional_events", {}, {"western_conquered": ["HO-RES-01", "SZE-RES-01"]}, **WESTERN, **stands
    )
    assert case.legal("western") == ["reactivate hopeh", "reactivate szechwan", "done"]
    for other in (
        "hong_kong",  # a Dependent
        "hainan",  # a Region
        "kansu",  # of the other faction
        "kiangsu",  # active
        "amur",  # does not exist
    ):
        case.refuses("western", f"reactivate {other}", "DSB-CE-3_1-1")
    case.do("western", "reactivate hopeh", "reactivate szechwan")
    assert status(case, "hopeh") == status(case, "szechwan") == ACTIVE


@pytest.mark.rule("DSB-CE-3_1-7")
def test_the_reserves_stand_up_before_the_others_return() -> None:
    box = {"western_conquered": ["HO-RES-01", "HO-WZ-01"]}
    case = Case("conditional_events", {}, box, **WESTERN, **minors(hopeh=("conquered", "western")))
    case.do("western", "reactivate hopeh")
    assert case.where("HO-RES-01") == PEIPING
    assert case.where("HO-WZ-01") != "western_conquered"


# -- internment -----------------------------------------------------------------------------------------

STORM: dict[str, Any] = {"scenario": "china-incident", "war_state": "limited_war"}


@pytest.mark.rule("DSB-IN-06")
@pytest.mark.rule("DSB-CE-3_11-1")
def test_an_allied_unit_in_a_neutral_country_is_interned_in_its_turn() -> None:
    yunnan = "w4418"
    case = Case("conditional_events", {yunnan: ["SZE-RES-01"]}, **WESTERN)
    assert case.where("SZE-RES-01") == "western_pending"


@pytest.mark.rule("DSB-IN-07")
@pytest.mark.rule("DSB-PO-26")
def test_a_pac_unit_abroad_is_interned() -> None:
    units = {NANKING: ["BR-INF1-01"], "w4222": ["BR-INF1-02"]}
    case = Case("conditional_events", units, **WESTERN)
    assert case.where("BR-INF1-01") == "western_pending"
    assert case.where("BR-INF1-02") == "w4222"  # Hong Kong is its own


@pytest.mark.rule("DSB-IN-13")
def test_a_fortress_is_lost_and_a_port_a_fort_goes_as_infantry() -> None:
    yunnan, beside = "w4418", "w4417"
    case = Case("conditional_events", {yunnan: ["RU-FTLINE-01"], beside: ["SZE-DEF-01/back"]}, **WESTERN)
    assert case.where("RU-FTLINE-01") == "delay"
    assert case.where("SZE-DEF-01") == "western_pending"


@pytest.mark.rule("DSB-PO-30")
@pytest.mark.rule("DSB-IN-02")
def test_the_axis_withdraws_or_ends_the_policy() -> None:
    posture = {"russia": "disputes"}
    campaign: dict[str, Any] = {"scenario": "cornered-mouse", "phasing": "axis", "posture": posture}
    units = {RUSSIA: ["JP-INF1-01"]}
    obeyed = Case("conditional_events", units, **campaign)
    obeyed.do("axis", "decline")  # no other Cabinet
    assert obeyed.legal("axis") == ["intern disputes", "end_policy disputes"]
    obeyed.refuses("axis", "end_policy treaty", "DSB-PO-30")
    obeyed.do("axis", "intern disputes")
    assert obeyed.where("JP-INF1-01") == "axis_pending"
    ended = Case("conditional_events", units, **campaign)
    ended.do("axis", "decline", "end_policy disputes")
    assert ended.state.posture[POSTURE_BOXES.index("russia")] == "war"
    assert ended.where("JP-INF1-01") == RUSSIA
    # in the China Incident no Policy ends, and nobody is asked
    assert Case("conditional_events", units, **AXIS).where("JP-INF1-01") == "axis_pending"


@pytest.mark.rule("DSB-PO-30")
def test_a_unit_in_a_conquered_country_ends_nothing() -> None:
    bound = {"posture": {"nationalist_china": "surrender"}, **minors(hopeh=("conquered", "western"))}
    case = Case("conditional_events", {PEIPING: ["JP-INF1-01"]}, **AXIS, **bound)
    assert case.where("JP-INF1-01") == PEIPING


# -- the order of play ----------------------------------------------------------------------------------

SEASONAL_PHASE = ["option_card", "logistics", "replacements"]
WHOLE = [
    "political_events", "support", "organization", "operational_movement", "blitz_combat", "regular_combat",
    "marker", "reserve_movement", "conditional_events",
]  # fmt: skip


class Recorder(FactionTurnStep):
    """Writes down which segments begin."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, str, str]] = []

    def run(self, war: War, frame: FactionTurn) -> None:
        super().run(war, frame)
        tag = str(war.state.frames[-1].__struct_config__.tag)
        if tag in SEQUENCE:
            self.begun.append((TURNS[war.state.turn], FACTIONS[war.state.phasing], tag))


def passed_over() -> tuple[list[tuple[str, str, str]], AsiaState]:
    """A whole game in which nobody does more than he must."""
    recorder = Recorder()

    class Recorded(DaiSenso):
        steps = {**DaiSenso.steps, FactionTurn: recorder}

    game = Recorded(standard_tables())
    state = game.start("china-incident", seed=5)
    while state.outcome is None:
        seat = state.waiting[0]
        legal = [str(one) for one in game.legal(state, seat)]
        answer = next((word for word in ("done", "decline") if word in legal), legal[-1])
        state, _ = game.apply(state, seat, answer)
    return recorder.begun, state


@pytest.mark.rule("DSA-SOP-01")
@pytest.mark.rule("DSA-SOP-03")
@pytest.mark.rule("DSA-SOP-05")
@pytest.mark.rule("DSI-SCN-05")
@pytest.mark.rule("DSI-SCN-14")
def test_five_turns_of_two_factions_segment_by_segment() -> None:
    begun, state = passed_over()
    turns = list(dict.fromkeys(turn for turn, _, _ in begun))
    assert turns == ["July-Aug", "Aug-Sept", "Sept-Oct", "Nov-Dec", "Jan-Feb"]
    for turn in turns:
        wanted = [*(SEASONAL_PHASE if turn in ("Aug-Sept", "Nov-Dec") else ()), *WHOLE]
        assert [(faction, segment) for one, faction, segment in begun if one == turn] == [
            *(("axis", segment) for segment in wanted),
            *(("western", segment) for segment in wanted),
        ]
    assert (state.year, TURNS[state.turn]) == (1938, "Jan-Feb")
    assert state.current == ("axis-19", "western-12", "")


@pytest.mark.rule("DSI-SCN-14")
def test_nothing_goes_to_the_strategic_warfare_box_and_no_event_but_the_listed_happens() -> None:
    plan = PLANS["china-incident"]
    assert plan.events == frozenset(("15.8", "16.1.1", "16.2.1", "16.3.1", "16.7"))
    assert "war_and_peace" not in plan.segments
    assert not plan.selects
    case = Case("support", {"e4904": ["JP-INFA-01"]}, {"axis_pool": ["JP-SUB-01"]}, **AXIS)
    assert not [one for one in case.legal("axis") if one.endswith("swb")]


@pytest.mark.rule("DSI-SCN-05")
@pytest.mark.parametrize(
    ("held", "winner", "decisive"),
    [
        (["w5223", "w4724"], "axis", False),
        (["w5223", "w4724", "w4722"], "axis", True),
        (["w5223", "w4722"], "western", False),
        ([], "western", False),
    ],
)
def test_the_cities_decide(held: list[str], winner: str, decisive: bool) -> None:
    units = {hex: [f"JP-INFA-0{number}"] for number, hex in enumerate(held, 1)}
    document = {**CHINA, "units": units, "year": 1938, "turn": "Jan-Feb", "phasing": "western"}
    frames = [{"step": "game_turn", "number": 2, "played": 4}]
    case = Case.begun({**document, "frames": frames})
    assert case.state.outcome is not None
    assert case.state.outcome.winners == (winner,)
    assert case.state.outcome.reason.startswith("decisively") is decisive


# -- clauses of cards and boxes -------------------------------------------------------------------------


@pytest.mark.rule("DSB-ST-02")
def test_a_neutral_country_has_nothing_on_the_map() -> None:
    assert not [
        one.id
        for one, place in zip(
            standard_tables().counters, BUILDING.start("china-incident", seed=1).place, strict=True
        )
        if place < HEXES and one.country in ("yunnan", "tibet", "sinkiang", "mongolia")
    ]
    with pytest.raises(FlagplotError, match="Neutral"):
        Case("support", {"w5521": ["MONG-RES-01"]}, **AXIS)


@pytest.mark.rule("DSB-IN-09")
def test_a_partisan_base_in_an_enemy_country_is_interned() -> None:
    markers = {"partisan_base_western": "w5821", "partisan_base_soviet": "w5827"}  # Irkutsk, and at home
    campaign: dict[str, Any] = {"scenario": "cornered-mouse", "phasing": "western"}
    case = Case("conditional_events", {}, affairs={"markers": markers}, **campaign)
    while not case.halted:
        seat = case.state.waiting[0]
        case.do(seat, case.legal(seat)[-1])
    assert case.war.affairs.markers["partisan_base_western"] == "delay"
    assert case.war.affairs.markers["partisan_base_soviet"] == "w5827"


@pytest.mark.rule("DSA-CEV-06")
def test_steps_lost_to_events_are_lost_as_in_combat() -> None:
    frames = [
        {"step": "game_turn", "number": 1},
        {"step": "losses", "faction": 0, "kind": "kwantung", "steps": 2},
    ]
    units = {"w5427": ["KW-INFA-01"]}
    case = Case.begun({**AXIS, "units": units, "frames": frames})
    case.do("axis", case.legal("axis", "lose")[0])
    assert case.steps("KW-INFA-01") == 1  # an army turns over
    case.do("axis", case.legal("axis", "lose")[0])
    striped = case.war.counter(case.number("KW-INFA-01")).stripe
    assert case.where("KW-INFA-01") == ("delay" if striped else "axis_pool")


@pytest.mark.rule("DSA-CRD-08")
def test_actions_of_a_card_are_performed_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    card = next(one for one in standard_tables().cards.values() if len(one.option_card_segment) > 2)
    performed: list[str] = []
    for op in card_actions.OPERATIONS:
        monkeypatch.setitem(
            card_actions.OPERATIONS, op, lambda war, frame, action: performed.append(action["op"])
        )
    frames = [
        {"step": "game_turn", "number": 1},
        {"step": "faction_turn", "number": 1},
        {"step": "card_actions"},
    ]
    situation = {"scenario": "waking-giant", "phasing": card.faction, "cards": {card.faction: card.number}}
    Case.begun({**situation, "frames": frames})
    assert performed == [action["op"] for action in card.option_card_segment]


def test_beachheads_are_offered_in_one_order_whichever_came_first() -> None:
    units = {"e4801": ["JP-INFB-03"], "w4827": ["beachhead_axis-01"], "w4727": ["beachhead_axis-02"]}
    arrows = {"w4827": "w4927", "w4727": "e4801"}
    offered = []
    for facing in (arrows, dict(reversed(arrows.items()))):
        state = BUILDING.position({**AXIS, "phase": "operational_movement", "units": units, "facing": facing})
        offered.append([str(one) for one in BUILDING.legal(state, "axis")])
    assert offered[0] == offered[1]
    assert {"move JP-INFB-03 w4727", "move JP-INFB-03 w4827"} <= set(offered[0])

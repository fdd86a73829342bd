"""Whether a card may be selected: its colour, its requirements, and the limits on cards of a kind. [1.1.3]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.dai_senso.cards import WAR_STATES, Card, card_id
from flagplot.games.dai_senso.factions import ALLIED, AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.options import chosen
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers, policies, tracks
from flagplot.games.dai_senso.politics.affairs import EUROPEAN_WAR, SWB
from flagplot.games.dai_senso.politics.surrender import PARTIES, affected, strategic_hexes
from flagplot.games.dai_senso.state import ACTIVE, NOT_CREATED, STATUSES
from flagplot.games.dai_senso.turn.calendar import SEASONS, seasons_ahead, winter_year
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

Requirement = Mapping[str, Any]


def legal_cards(war: War, faction: int) -> list[str]:
    """The cards of its hand a faction may select now, in the order of its deck.

    What is printed on them of history binds nobody. [DSA-CRD-23, DSA-CRD-38]
    """
    return [card for card in war.affairs.hands[faction] if why_not(war, faction, card) is None]


def selectable_cards(war: War, faction: int) -> list[str]:
    """The cards that are offered: legal ones, with ``allow_illegal_cards`` the whole hand.

    With ``fixed_history`` only those of the season, if one of them is legal. [see DSA-CRD-23]
    """
    found = legal_cards(war, faction)
    if chosen(war, "fixed_history"):
        return [card for card in found if of_season(war, card)] or found
    return list(war.affairs.hands[faction]) if chosen(war, "allow_illegal_cards") else found


def of_season(war: War, id: str) -> bool:
    """Whether a card was played in history in the season it would be revealed in."""
    year, turn = seasons_ahead(war.state.year, war.state.turn, 1)
    return f"{SEASONS[turn]}{year % 100}" in war.tables.cards[id].historical_season


def why_not(war: War, faction: int, id: str) -> Refusal | None:
    """Why a card may not be selected now."""
    if id not in war.affairs.hands[faction]:
        # a card that lies on the table is not in the hand, so none can follow itself [DSA-CRD-32]
        return illegal("DSA-CRD-23", f"{the(id)} is not in the hand", id)
    card = war.tables.cards[id]
    return (
        _colour(war, card)
        or _twice(war, faction, card)
        or _again(war, faction, card)
        or _missing(war, card)
        or _balance(war, faction, card)
    )


def _colour(war: War, card: Card) -> Refusal | None:
    """Blue always, gray from Limited War on, magenta in Total War.

    [DSA-CRD-29, DSA-CRD-29a, DSA-CRD-29b, DSA-CRD-29c, DSB-WS-16, DSB-WS-20]
    """
    if WAR_STATES.index(card.war_state) > war.state.war_state:  # in Total War every colour [DSB-WS-33]
        return illegal("DSA-CRD-29", f"{the(card.id)} needs another War State", card.id)
    return None


def _twice(war: War, faction: int, card: Card) -> Refusal | None:
    """No two Demands, Diplomatic Overtures or Limited War Blitzes one after the other.

    [DSA-CRD-30, DSA-CRD-31, DSB-CD-08]
    """
    current = war.current_card(faction)
    if current is None:
        return None
    kinds = {AXIS: ("demand", "diplomatic_overtures"), WESTERN: ("limited_war_blitz",)}.get(faction, ())
    for kind in kinds:
        if getattr(card.symbols, kind) and getattr(current.symbols, kind):
            rule = "DSA-CRD-31" if faction == WESTERN else "DSA-CRD-30"
            return illegal(rule, f"{the(card.id)} cannot follow {the(current.id)}", card.id)
    return None


def _again(war: War, faction: int, card: Card) -> Refusal | None:
    """One Rearmament card a year; for the Soviets one Offensive and one War Progress card.

    What counts is the year a card is revealed in, which is a season after its selection; Winter
    belongs to the year of
    its Nov-Dec. [DSA-CRD-33, DSA-CRD-34, DSA-CRD-36, DSB-CD-09]
    """
    year = winter_year(*seasons_ahead(war.state.year, war.state.turn, 1))
    kinds = ("rearmament", "offensive", "war_progress") if faction == SOVIET else ("rearmament",)
    for kind in kinds:
        if not getattr(card.symbols, kind):
            continue
        for id, when, turn in war.affairs.played:
            other = war.tables.cards[id]
            same = other.faction == card.faction and getattr(other.symbols, kind)
            if same and when and winter_year(when, turn) == year:
                rule = "DSA-CRD-33" if kind == "rearmament" else "DSA-CRD-34"
                return illegal(rule, f"{the(id)} is of the same kind and year", card.id, id)
    return None


def _missing(war: War, card: Card) -> Refusal | None:
    """Every requirement must hold; of alternatives one. [DSA-CRD-25, DSB-CD-07]"""
    for one in card.requirements:
        if not holds(war, one):
            return illegal("DSA-CRD-25", f"a requirement of {the(card.id)} does not hold", card.id)
    return None


def _balance(war: War, faction: int, card: Card) -> Refusal | None:
    """With ``balance_31_37`` the Axis plays cards 31 or cards 37, not both. [see DSA-CRD-25]"""
    if faction != AXIS or not chosen(war, "balance_31_37"):
        return None
    other = {"31": "37", "37": "31"}.get(card.number[:2])
    for id, _, _ in war.affairs.played:
        if other is not None and id.startswith(f"{FACTIONS[AXIS]}-{other}"):
            return illegal("DSA-CRD-25", f"{the(id)} was played, so {the(card.id)} is out", card.id, id)
    return None


def holds(war: War, requirement: Requirement) -> bool:
    """Whether a requirement holds now. [DSA-CRD-25]"""
    if "any" in requirement:
        return any(holds(war, one) for one in requirement["any"])
    return PREDICATES[requirement["pred"]](war, requirement)


# -- the words of the requirements -----------------------------------------------------------------------


def _leads(war: War, need: Requirement) -> bool:
    """A branch leads while its side is up in the Holding Box. [DSA-CRD-26, DSB-CD-10, DSB-CD-18]"""
    return bool(tracks.leading(war) == need["branch"])


def _leads_not(war: War, need: Requirement) -> bool:
    """The other branch leads, or nobody. [DSA-CRD-27, DSB-CD-10]"""
    return bool(tracks.leading(war) != need["branch"])


def _posture(war: War, need: Requirement) -> bool:
    held = policies.held(war, need["box"])
    return bool(held == need["is"] if "is" in need else held != need["not"])


def _war_state(war: War, need: Requirement) -> bool:
    now = WAR_STATES[war.state.war_state]
    return bool(now == need["is"] if "is" in need else now != need["not"])


def _country_status(war: War, need: Requirement) -> bool:
    stands = STATUSES[countries.status(war, need["country"])] in need["in"]
    side = need.get("faction")
    return stands and (side is None or countries.faction(war, need["country"]) == FACTIONS.index(side))


def _exists(war: War, need: Requirement) -> bool:
    return countries.status(war, need["country"]) != NOT_CREATED


def _europe(war: War, need: Requirement) -> bool:
    """A marker of that level lies in a European War Box. [DSA-CRD-28, DSB-CD-11, DSB-CD-17]"""
    return EUROPEAN_WAR.index(f"{need['level']}_war") in war.affairs.europe


def _played(war: War, need: Requirement) -> bool:
    """The card is or was a Current Card. [DSB-CD-16, DSA-GL-14]"""
    id = card_id(FACTIONS.index(need["faction"]), need["card"])
    return id in war.state.current or any(id == one for one, _, _ in war.affairs.played)


def _absent(war: War, need: Requirement) -> bool:
    place = markers.where(war, need.get("side", need["marker"]))
    return not (place == SWB or place.startswith("vp_") or place == "delay" or place in markers.TURN_BOXES)


def _dependent(war: War, need: Requirement) -> bool:
    found = [hex for hex, cell in enumerate(war.tables.map.hexes) if cell.area == need["area"]]
    return bool(found) and found[0] not in war.lands.proper and war.lands.country[found[0]] == need["owner"]


def _strategic(war: War, need: Requirement) -> bool:
    return bool(strategic_hexes(war, affected(war, PARTIES[need["of"]], conquered=True)) >= need["count"])


def _controls(war: War, need: Requirement) -> bool:
    grid = war.tables.map.board.grid
    return all(control(war, grid[label]) == AXIS for label in need["hexes"])


def _allies_in(war: War, need: Requirement) -> bool:
    cells = war.tables.map.hexes
    return any(
        cells[hex].area == need["area"] and any(war.ground(hex, side) for side in ALLIED)
        for hex in war.state.at
    )


PREDICATES: dict[str, Callable[[War, Requirement], bool]] = {
    "government_leads": _leads,
    "government_leads_not": _leads_not,
    "posture": _posture,
    "war_state": _war_state,
    "country_status": _country_status,
    "country_exists": _exists,
    "european_war_occurred": _europe,
    "played": _played,
    "not_played": lambda war, need: not _played(war, need),
    "vp_side": lambda war, need: war.affairs.rising_sun == (need["is"] == "rising_sun"),
    "marker_in_swb": lambda war, need: markers.in_swb(war, need["marker"]),
    "marker_absent": _absent,
    "marker_in_conditional_events_box": lambda war, need: (
        markers.where(war, need["marker"]) in markers.ALLIED_BOXES
    ),
    "has_active_minor": lambda war, need: bool(
        countries.minors(war, ACTIVE, FACTIONS.index(need["faction"]))
    ),
    "axis_controls_hexes": _controls,
    "axis_controls_strategic": _strategic,
    "allied_ground_unit_in": _allies_in,
    "year_at_least": lambda war, need: war.state.year >= need["year"],
    "one_map_scenario": lambda war, need: war.state.scenario == "war-of-resistance",
    "dependent_of": _dependent,
    "v_e_day_reached": lambda war, need: war.affairs.germany_surrendered,
}

"""What is printed, as a document for clients: names, prices and values, powers, marks on the map, words.

A client draws and says everything of an edition from this and from views; it knows no edition itself. Colours
and shapes are names of a client's own palette and drawings. What is said here about losses is advice for
picking them beforehand, not a rule: the player may change it, and the legal list decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.axis_allies.board import Board, FacilityKind, Kind, Space
from flagplot.games.axis_allies.names import KINDS, several

# what tells the owners apart when colours do not
_SHAPES = {
    "japan": "disc", "usa": "star", "china": "sun", "uk": "cross", "anzac": "diamond", "germany": "square",
    "ussr": "triangle", "italy": "columns", "netherlands": "bars", "france": "columns", "soviet": "square",
}  # fmt: skip
_UNHELD = {"netherlands": "violet", "france": "blue", "soviet": "closed", "neutral": "stone", "none": "rock"}
_UNHELD_NAMES = {"netherlands": "Netherlands", "france": "France", "soviet": "Soviet Union"}
_SIDES = {"axis": ("Axis", "red", "disc"), "allies": ("Allies", "blue", "star")}
_SHORT = {"usa": "US", "uk": "UK", "ussr": "USSR"}

# drawn like another unit or building
_DRAWN_AS = {"bomber": "strategic_bomber", "industrial_complex": "major_ic"}

# shorter than on the unit chart
_WORDS = {
    **KINDS,
    "ipcs": "IPCs",
    "hits_air": "aircraft",
    "hits_sub": "submarines",
    "hits_other": "other units",
    "combat_move": "combat move",
    "noncombat_move": "noncombat move",
    "conduct_combat": "conduct combat",
    "assault_all": "assault",
    "offload_all": "all ashore",
}

# what is shown of panels that have no board of their own, under which heading
_FACTS = {
    "combat": {"name": "Combat", "parts": {"pending": "Still to be resolved"}},
    "assault": {"name": "Assault", "parts": {"target": "On", "zones": "From", "ashore": "Landed"}},
    "stranded": {"name": "Aircraft in the air", "parts": {"aircraft": "They must land"}},
    "assaults": {"name": "Assaults announced"},
    "attacks": {"name": "Attacks announced at sea"},
}

_TOUR = (
    (
        "Buy first",
        "Early in a turn come purchases. Count up what you want in the panel on the right and press Buy and "
        "go on. New units appear at the end of your turn.",
    ),
    (
        "Then attack",
        "Stacks with a golden edge can move. Click one, choose how many of what; green spaces are in reach. "
        "Click a green space to go there. N jumps to the next stack.",
    ),
    (
        "Made a mistake?",
        "U takes the last thing back, as far as no dice have been thrown. If something is refused, press the "
        "rule's number to read why.",
    ),
    (
        "Fight, regroup, collect",
        "Battles open over the map with your losses already picked: change them if you like. Then come other "
        "moves, new units and income. Press ? for all keys.",
    ),
)


def catalog(board: Board, buttons: Mapping[str, str]) -> dict[str, Any]:
    """Everything a client may want to show of a board that views do not say every time."""
    return {
        "window": "axis_allies",
        "money": "IPC",
        "die": 6,
        "powers": _powers(board),
        "sides": _sides(board),
        "kinds": _kinds(board),
        "spaces": {space.id: _space(space) for space in board.spaces},
        "words": _WORDS,
        "facts": _FACTS,
        "verbs": {**buttons},
        "tour": [list(step) for step in _TOUR],
        "order": _example(board),
    }


def _powers(board: Board) -> dict[str, dict[str, str]]:
    """Every owner there is, in turn order, then those that never take a turn."""
    shown = {
        power.id: {
            "name": power.name,
            "short": _SHORT.get(power.id, power.name),
            "colour": power.colour,
            "shape": _SHAPES.get(power.id, "ring"),
            "side": power.side,
        }
        for power in board.powers
    }
    for id in board.owner_ids[board.n_powers :]:
        name = _UNHELD_NAMES.get(id, id)
        shown[id] = {
            "name": name,
            "short": name,
            "colour": _UNHELD.get(id, "stone"),
            "shape": _SHAPES.get(id, "ring"),
            "side": "",
        }
    return shown


def _sides(board: Board) -> dict[str, dict[str, str]]:
    plain = ("stone", "ring")
    return {
        side: dict(zip(("name", "colour", "shape"), _SIDES.get(side, (side, *plain)), strict=True))
        for side in board.sides
    }


def _kinds(board: Board) -> dict[str, dict[str, Any]]:
    """Unit types, then facilities, as the purchase chart lists them."""
    ranks = {kind.id: rank for rank, kind in enumerate(sorted(board.kinds, key=_face))}
    losses = {kind.id: rank for rank, kind in enumerate(sorted(board.kinds, key=_expendable))}
    shown = {
        kind.id: {**_unit(kind), "rank": ranks[kind.id], **_worth(kind, losses[kind.id])}
        for kind in board.kinds
    }
    return {**shown, **{facility.id: _facility(facility) for facility in board.facilities}}


def _unit(kind: Kind) -> dict[str, Any]:
    return {
        "name": _WORDS.get(kind.id, kind.name.lower()),
        "many": several(_WORDS.get(kind.id, kind.name.lower())),
        "class": kind.cls,
        "shape": _DRAWN_AS.get(kind.id, kind.id),
        "cost": kind.cost,
        "attack": kind.attack,
        "defence": kind.defense,
        "move": kind.move,
        "hits": kind.hits,
    }


def _facility(facility: FacilityKind) -> dict[str, Any]:
    name = _WORDS.get(facility.id, facility.name.lower())
    shape = _DRAWN_AS.get(facility.id, facility.id)
    return {"name": name, "many": several(name), "class": "build", "shape": shape, "cost": facility.cost}


def _face(kind: Kind) -> tuple[bool, bool, int]:
    """The strongest ship stands for a fleet, the dearest fighting unit for an army."""
    return (not kind.sea, kind.antiaircraft or kind.transport, -kind.cost)


def _expendable(kind: Kind) -> tuple[bool, int, int]:
    """The cheap ones first; guns and transports, which do not fight, last."""
    return (kind.antiaircraft or kind.transport, kind.cost, kind.attack)


def lost_first(board: Board) -> tuple[str, ...]:
    """Unit types in the order a sensible player loses them, each as it is after a first hit."""
    shown = _kinds(board)
    return tuple(sorted((kind.id for kind in board.kinds), key=lambda id: int(shown[id]["worth_damaged"])))


def _worth(kind: Kind, rank: int) -> dict[str, int]:
    """Lower is lost earlier: ``worth`` whole, ``worth_loaded`` with units aboard, ``worth_damaged`` when hit.

    A ship that takes its first hit for nothing comes before everything else, unless aircraft would lose
    their deck.
    """
    if kind.hits < 2:
        return {"worth": rank, "worth_loaded": rank + 5, "worth_damaged": rank}
    if kind.deck:
        return {"worth": 6, "worth_loaded": 20, "worth_damaged": 90}
    return {"worth": -1, "worth_loaded": -1, "worth_damaged": 100}


def _space(space: Space) -> dict[str, Any]:
    marks = [mark for mark in ("convoy", "kamikaze") if getattr(space, mark)]
    shown: dict[str, Any] = {"name": space.name}
    if space.sea:
        shown["sea"] = True
    if marks:
        shown["marks"] = marks
    if space.victory_city:
        shown["city"] = space.victory_city
    if space.capital_of:
        shown["capital_of"] = space.capital_of
    return shown


def _example(board: Board) -> str:
    """A whole move as it may be typed, between two neighbours of this board."""
    held = [space for space in board.spaces if not space.sea and space.start == board.powers[0].id]
    for space in held:
        for other in space.borders:
            if not board.sea[board.space_of[other]]:
                return f"go {space.id}>{other} {board.kinds[0].id}:2"
    return ""

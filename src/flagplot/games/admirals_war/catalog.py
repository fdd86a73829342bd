"""What is printed, as a document for clients: seats, types, places, counters with the origin of their values.

A client shows values whose origin is not ``text`` as what they are. Colours and shapes are names of the
client's own palette and drawings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.admirals_war.board import (
    BOXES,
    KINDS,
    LIMBO,
    LINKS,
    NATION_SIDE,
    NATIONS,
    PORT_KINDS,
    SEAT_SIDE,
    SEATS,
    SHIP,
    SIDES,
    THEATRES,
    Board,
    Piece,
)
from flagplot.games.admirals_war.names import NATIONS as NATION_NAMES
from flagplot.games.admirals_war.names import TYPES, several
from flagplot.games.admirals_war.tables import Tables

# colour and sign of each flag
_LOOKS = {
    "british": ("blue", "cross"),
    "japanese": ("red", "disc"),
    "us": ("green", "star"),
    "german": ("gray", "square"),
    "australian": ("teal", "cross"),
    "dutch": ("orange", "bars"),
    "russian": ("maroon", "star"),
    "greek": ("teal", "bars"),
    "cobelligerent": ("tan", "diamond"),
    "french": ("violet", "columns"),
    "free_french": ("violet", "diamond"),
    "italian": ("tan", "triangle"),
    "vichy": ("rose", "columns"),
}
_SIDES = {"allied": ("Allies", "blue", "star"), "axis": ("Axis", "red", "disc")}
# how a client draws the two sides of a counter, and what it calls them [AW-UNI-01]
_MODES = {"patrolling": ("patrolling", "plain"), "raiding": ("raiding", "striped")}
# type on the counter -> silhouette; the strongest stands for a stack
_SHAPES = {
    "BB": "battleship",
    "BC": "battleship",
    "CV": "carrier",
    "CVL": "carrier",
    "PB": "cruiser",
    "CA": "cruiser",
    "CL": "cruiser",
    "CT": "cruiser",
    "HK": "transport",
    "AO": "transport",
    "amphibious": "transport",
    "submarine": "submarine",
    "lba": "tactical_bomber",
    "paratroops": "infantry",
    "hk_group": "destroyer",
}
_WORDS = {
    "round_of_game": "turn",  # a round is one of a battle
    "ATO": "Atlantic",
    "PTO": "Pacific",
    "stay": "stays at sea",
    # values of the tables, where their origin is told
    "allied_vp": "points of the Allies",
    "axis_vp": "points of the Axis",
    "start_flag": "flag at the start",
    "exists": "whether it is on the map",
    "capturable": "whether it can be taken",
    "english_channel": "English Channel",
    "suez_canal": "Suez Canal",
}
# what is shown of tracks and panels that have no board of their own, under which heading
_FACTS = {
    "pacific": {"name": "The Pacific"},
    "surprise": {"name": "Surprise at Pearl Harbor"},
    "us_penalty": {"name": "US penalty"},
}
_TOUR = (
    (
        "Patrol or raid",
        "A ship that patrols can control an area, but it sails first. A raider sails later and farther.",
    ),
    (
        "Speed",
        "The last area of a long move needs a die below the ship's speed. The map shows the chance.",
    ),
    (
        "Fight",
        "Where both sides are, both choose air or surface in secret. Then every ship gets one target.",
    ),
    (
        "Control",
        "Whoever is left patrolling places a flag and scores. Flags at both ends of a turn take ports.",
    ),
)


def kind_of(piece: Piece) -> str:
    """The type a client draws: of ships what is printed on them, else the kind of unit."""
    return piece.type if piece.type in TYPES else KINDS[piece.kind]


def catalog(tables: Tables, buttons: Mapping[str, str]) -> dict[str, Any]:
    """Everything a client may want to show that views do not say every time."""
    board = tables.board
    return {
        "window": "admirals_war",
        "die": 6,
        "powers": _powers(),
        "sides": {
            side: dict(zip(("name", "colour", "shape"), looks, strict=True)) for side, looks in _SIDES.items()
        },
        "kinds": {
            id: {
                "name": TYPES[id],
                "many": several(TYPES[id]),
                "class": "air" if id == "lba" else "sea",
                "shape": shape,
                "rank": rank,
            }
            for rank, (id, shape) in enumerate(_SHAPES.items())
        },
        "modes": {id: {"name": name, "look": mark} for id, (name, mark) in _MODES.items()},
        "spaces": {**_areas(board), **_ports(board), **_boxes(board)},
        "facts": _FACTS,
        "words": {**_WORDS, **{piece.id: piece.name for piece in board.pieces}},
        "verbs": {**buttons},
        "units": {piece.id: _unit(piece) for piece in board.pieces},
        "turns": [info._asdict() for info in tables.turns.values()],
        "tour": [list(step) for step in _TOUR],
        "order": "send north_sea uk_hood uk_renown",
    }


def _powers() -> dict[str, dict[str, str]]:
    """The four seats, then the flags they sail under."""
    keys = ("name", "colour", "shape", "side")
    sides = dict(zip(SEATS, SEAT_SIDE, strict=True)) | dict(zip(NATIONS, NATION_SIDE, strict=True))
    named = {id: name.removeprefix("the ") for id, name in NATION_NAMES.items()}
    return {
        id: dict(zip(keys, (named[id], *_LOOKS[id], SIDES[side]), strict=True)) for id, side in sides.items()
    }


def _areas(board: Board) -> dict[str, dict[str, Any]]:
    return {
        area.id: {
            "name": area.name,
            "sea": True,
            "theatre": THEATRES[area.theatre],
            "vp": list(area.vp),
            "flags": list(area.flags),
            "near": {
                board.place_ids[other]: LINKS[board.link[(number, other)]] for other in board.near[number]
            },
            "at": [area.lat, area.lon],
            "origin": area.origin,
        }
        for number, area in enumerate(board.areas)
    }


def _ports(board: Board) -> dict[str, dict[str, Any]]:
    return {
        port.id: {
            "name": port.name,
            "kind": PORT_KINDS[port.kind],
            "theatre": THEATRES[port.theatre],
            "touches": list(port.touches),
            "repair": port.repair,
            "capturable": port.capturable,
            "at": [port.lat, port.lon],
            "origin": port.origin,
            **({"note": port.note} if port.note else {}),
        }
        for port in board.ports
    }


def _boxes(board: Board) -> dict[str, dict[str, Any]]:
    """Holding boxes and the corners where counters off the map lie."""
    return {id: {"name": board.place_names[board[id]], "kind": "box"} for id in (*BOXES, *LIMBO)}


def _unit(piece: Piece) -> dict[str, Any]:
    stars = zip("gas", (piece.gunnery_bonus, piece.armor_bonus, piece.air_bonus), strict=True)
    doc: dict[str, Any] = {
        "name": piece.name,
        "kind": kind_of(piece),
        "nation": NATIONS[piece.nation],
        "gunnery": piece.gunnery,
        "armor": piece.armor,
        "speed": piece.speed,
        "air": piece.air,
        "bonus": "".join(letter for letter, star in stars if star),
        "raider": piece.raider,
        "turn": piece.turn,
        "origin": piece.origin,
    }
    if piece.kind == SHIP and piece.ship_class:
        doc["class"] = piece.ship_class
    return doc | ({"note": piece.note} if piece.note else {})

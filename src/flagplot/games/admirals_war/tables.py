"""Reads the folder of tables, checks them against each other, and builds the board.

Every value carries its origin: ``text`` (stated in the rules), ``public`` (published for the same counter of
a parent game), ``recollection`` (remembered from a parent game), ``reconstructed`` (worked out from history
or by the factor model), ``suggested`` (a default of ours), ``own`` (from the reader's own folder). An owner
of the printed game can correct the tables: a folder with files of the same names, each holding only the rows
and columns to change. Every fault is a ``BadInputError`` naming file and row, what was expected and found.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from flagplot.games.admirals_war import table_checks
from flagplot.games.admirals_war.board import (
    AMPHIB,
    ATO,
    BOXES,
    HKG,
    HLK,
    LBA,
    LINKS,
    NATIONS,
    NOBODY,
    OILER,
    PARA,
    PORT_KINDS,
    PTO,
    SHIP,
    SIDES,
    SUB,
    THEATRES,
    Area,
    Board,
    Piece,
    Port,
)
from flagplot.games.admirals_war.counters import printed
from flagplot.games.admirals_war.options import RULE_OPTION
from flagplot.kernel import codec, corrections
from flagplot.kernel.errors import BadInputError

Row = dict[str, str]

ORIGINS = ("text", "public", "recollection", "reconstructed", "suggested", "own")
# file -> the columns that name a row; files without any are replaced as a whole
FILES: dict[str, tuple[str, ...]] = {
    "areas.csv": ("id",),
    "links.csv": ("area", "other"),
    "ports.csv": ("id",),
    "ships.csv": ("id",),
    "units.csv": ("id",),
    "removals.csv": ("id",),
    "turn_0.csv": ("id",),
    "turns.csv": ("turn",),
    "tables.csv": (),
    "overhaul.csv": ("id",),
    "codes.csv": ("code",),
    "deployment.csv": ("id",),
    "midway.csv": ("id",),
}
# tables to which a reader may add rows; a border is removed by the word none
GROWING = ("links.csv", "removals.csv", "turn_0.csv", "overhaul.csv", "deployment.csv")
NO_LINK = "none"
# columns in which what the rules say in words stands fast
STATED = (("links.csv", "link"), ("ports.csv", "kind"), ("ports.csv", "owner"))
# places of the reinforcement chart that leave a choice [AW-REI-04, AW-REI-06, AW-REI-09, AW-MOV-16]
ENTRIES = ("british_start", "french_start", "us_reinforcement", "free_atlantic", "conversion")
KIND_WORDS = {"submarine": SUB, "lba": LBA, "amphibious": AMPHIB, "paratroops": PARA, "hk_group": HKG}
TABLES = ("3", "4", "4+", "5", "6 fna", "6 toulon", "6+ fna", "6+ toulon", "7", "7+")


class Removal(NamedTuple):
    """A unit the chart takes off again. [AW-REI-07]"""

    unit: int
    turn: int
    option: str


class TurnInfo(NamedTuple):
    """One box of the turn track."""

    turn: int
    dates: str
    events: str
    origin: str


class Span(NamedTuple):
    """One line of a die-roll table."""

    low: int
    high: int
    result: str


class Tables:
    """All tables, read and checked."""

    def __init__(self, rows: dict[str, list[Row]]) -> None:
        self.board = _board(rows)
        board = self.board
        self.removals = tuple(_removals(rows["removals.csv"], board))
        # unit -> turn it enters with the Turn 0 option [AW-O20-01, AW-O20-05]
        self.turn_0 = {
            _unit(r, "turn_0.csv", board): _int(r, "turn", "turn_0.csv", 0, 11) for r in rows["turn_0.csv"]
        }
        self.turns = {info.turn: info for info in map(_turn, rows["turns.csv"])}
        self.rolls = {name: tuple(_spans(rows["tables.csv"], name)) for name in TABLES}
        self.overhaul = {
            _unit(r, "overhaul.csv", board): _int(r, "points", "overhaul.csv", 1, 5)
            for r in rows["overhaul.csv"]
        }
        self.codes = {r["code"]: _place(r, "place", "codes.csv", board) for r in rows["codes.csv"]}
        self.deployment = _spots(rows["deployment.csv"], "deployment.csv", board)
        self.midway = _spots(rows["midway.csv"], "midway.csv", board)
        self.digest = codec.digest(rows)
        # rows of the tables that have one origin for all their values
        self.own_rows = sum(row.get("origin") == "own" for table in rows.values() for row in table)
        _check_entries(board, self.codes)
        _check_text(board)
        table_checks.check_known("tables.csv", rows["tables.csv"], TABLES)
        for name, spans in self.rolls.items():
            table_checks.check_rolls("tables.csv", name, spans)
        table_checks.check_ports(board)
        table_checks.check_deployment(board, self.deployment)
        table_checks.check_midway(board, self.midway)

    def reprinted(self, pieces: Mapping[str, Piece]) -> Tables:
        """These tables with other counters under the same ids."""
        new = copy(self)
        old = self.board
        new.board = Board(old.areas, old.links, old.ports, tuple(pieces.get(p.id, p) for p in old.pieces))
        new.digest = codec.digest([self.digest, sorted(map(repr, pieces.values()))])
        return new

    def with_factors(self, factors: Mapping[str, str]) -> Tables:
        """These tables with other factors on some counters; see ``printed``."""
        pieces = {}
        for id, text in factors.items():
            if id not in self.board.unit_of:
                raise BadInputError(f"factors: a unit expected, found {id!r}")
            pieces[id] = printed(self.board.pieces[self.board.unit(id)], text)
        return self.reprinted(pieces) if pieces else self

    def look_up(self, table: str, value: int) -> str:
        """The result of a die-roll table for a modified roll."""
        return next(span.result for span in self.rolls[table] if span.low <= value <= span.high)


# -- reading ------------------------------------------------------------------------------------------


@cache
def standard() -> Tables:
    """The tables of the package, corrected by those of the folder FLAGPLOT_ADMIRALS_WAR names."""
    return load(corrections.folder_of("admirals-war"))


def load(folder: str | Path | None = None) -> Tables:
    """The tables of the package, corrected by those of a folder."""
    home = resources.files("flagplot.games.admirals_war").joinpath("data")
    rows = {file: _rows(home, file) for file in FILES}
    if folder is not None:
        for file in corrections.given(folder, FILES):
            rows[file] = _corrected(file, rows[file], _rows(Path(folder), file))
    return Tables(rows)


def _rows(folder: Traversable, file: str) -> list[Row]:
    try:
        text = folder.joinpath(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file}: a readable text file expected, found {error}") from error
    lines = [
        line for line in text.removeprefix("\ufeff").splitlines() if line.strip() and not line.startswith("#")
    ]
    if not lines:
        raise BadInputError(f"{file}: a heading and comma separated rows expected, found an empty file")
    try:
        head, *body = csv.reader(lines, strict=True)
    except csv.Error as error:
        raise BadInputError(f"{file}: a heading and comma separated rows expected, found {error}") from error
    for number, row in enumerate(body, 1):
        if len(row) != len(head):
            raise BadInputError(f"{file}, row {number}: {len(head)} columns expected, found {len(row)}")
    return [dict(zip(head, (cell.strip() for cell in row), strict=True)) for row in body]


def _corrected(file: str, printed: list[Row], own: list[Row]) -> list[Row]:
    """The printed rows with the reader's corrections; a corrected value has the origin ``own``."""
    keys, columns = FILES[file], list(printed[0])
    for row in own:
        for column in row:
            if column not in columns:
                raise BadInputError(f"{file}: no column {column!r}; expected some of: {', '.join(columns)}")
    if not keys:
        for row in own:
            missing = [column for column in columns if column not in row and not column.startswith("origin")]
            if missing:
                raise BadInputError(f"{file}: the column {missing[0]!r} expected, found: {', '.join(row)}")
        return [{**dict.fromkeys(columns, ""), **row, "origin": "own"} for row in own]
    by_key = {tuple(row[key] for key in keys): dict(row) for row in printed}
    seen: list[tuple[str, ...]] = []
    for row in own:
        name = _named(file, row, by_key)
        if name in seen:
            raise BadInputError(f"{file}: every row once expected, found {' '.join(name)!r} twice")
        seen.append(name)
        for column, value in row.items():
            if column not in keys and by_key[name][column] != value:
                _correct(file, by_key[name], column, value)
    return [row for row in by_key.values() if row.get("link") != NO_LINK]


def _named(file: str, row: Row, by_key: dict[tuple[str, ...], Row]) -> tuple[str, ...]:
    """The row a correction means; borders either way round, and tables that may grow get a new row."""
    keys = FILES[file]
    missing = [key for key in keys if not row.get(key)]
    if missing:
        raise BadInputError(f"{file}: a value in the column {missing[0]!r} expected in every row, found none")
    name = tuple(row[key] for key in keys)
    if file == "links.csv" and name[::-1] in by_key:
        return name[::-1]
    if name not in by_key:
        columns = next(iter(by_key.values()))
        if file not in GROWING or (file == "links.csv" and name[0] == name[1]):
            raise BadInputError(f"{file}: no row {' '.join(name)!r} to correct")
        by_key[name] = {**dict.fromkeys(columns, ""), **dict(zip(keys, name, strict=True)), "origin": "own"}
    return name


def _correct(file: str, row: Row, column: str, value: str) -> None:
    """Change one value of a row, and say that it is the reader's own."""
    spot = {"turn": "entry", "code": "entry", "place": "entry"}.get(column, column)
    marks = (f"origin_{column}", f"origin_{spot}", "origin")
    origin = next((name for name in marks if name in row), "")
    if (file, column) in STATED:
        table_checks.check_stated(file, row, column, value, origin)
    row[column] = value
    if origin:
        row[origin] = "own"


# -- checking -----------------------------------------------------------------------------------------


def _fault(file: str, row: Row, expected: object, found: object) -> BadInputError:
    name = next(iter(row.values()), "")
    return BadInputError(f"{file}, {name}: {expected} expected, found {found!r}")


def _int(row: Row, column: str, file: str, low: int, high: int, empty: int | None = None) -> int:
    text = row[column]
    if not text and empty is not None:
        return empty
    if text.removeprefix("-").isdecimal() and low <= int(text) <= high:
        return int(text)
    raise _fault(file, row, f"{column}: a whole number from {low} to {high}", text)


def _float(row: Row, column: str, file: str) -> float:
    try:
        return float(row[column])
    except ValueError:
        raise _fault(file, row, f"{column}: a number", row[column]) from None


def _flag(row: Row, column: str, file: str) -> bool:
    if row[column] in ("yes", "no"):
        return row[column] == "yes"
    raise _fault(file, row, f"{column}: yes or no", row[column])


def _one(row: Row, column: str, file: str, words: Iterable[str]) -> int:
    known = list(words)
    if row[column] in known:
        return known.index(row[column])
    raise _fault(file, row, f"{column}: one of {', '.join(known)}", row[column])


def _unit(row: Row, file: str, board: Board) -> int:
    if row["id"] in board.unit_of:
        return board.unit_of[row["id"]]
    raise _fault(file, row, "the id of a ship or unit", row["id"])


def _place(row: Row, column: str, file: str, board: Board) -> int:
    if row[column] in board.place_of:
        return board.place_of[row[column]]
    raise _fault(file, row, f"{column}: an area, port, base or box", row[column])


def _origins(row: Row, file: str) -> dict[str, str]:
    found = {column.removeprefix("origin_"): row[column] for column in row if column.startswith("origin_")}
    for column, origin in found.items():
        if origin not in ORIGINS:
            raise _fault(file, row, f"origin_{column}: one of {', '.join(ORIGINS)}", origin)
    return found


# -- building -----------------------------------------------------------------------------------------


def _board(rows: dict[str, list[Row]]) -> Board:
    areas = tuple(map(_area, rows["areas.csv"]))
    ids = [area.id for area in areas]
    links = tuple(_link(row, ids) for row in rows["links.csv"])
    ports = tuple(_port(row, ids) for row in rows["ports.csv"])
    pieces = (*map(_ship, rows["ships.csv"]), *map(_other, rows["units.csv"]))
    _unique("areas.csv and ports.csv", [*ids, *(port.id for port in ports), *BOXES])
    _unique("ships.csv and units.csv", [piece.id for piece in pieces])
    return Board(areas, links, ports, pieces)


def _unique(files: str, ids: list[str]) -> None:
    seen: dict[str, None] = {}
    for id in ids:
        if id in seen:
            raise BadInputError(f"{files}: every id once expected, found {id!r} twice")
        seen[id] = None


def _area(row: Row) -> Area:
    file = "areas.csv"
    # [AW-MAP-04]: whose flag decides the track
    tracks = {"british": ATO, "german": ATO, "us": PTO, "japanese": PTO}
    _one(row, "allied_flag", file, ("british", "us"))
    _one(row, "axis_flag", file, ("german", "japanese"))
    return Area(
        id=row["id"],
        name=row["name"],
        theatre=_one(row, "theatre", file, THEATRES),
        vp=(_int(row, "allied_vp", file, 0, 9), _int(row, "axis_vp", file, 0, 9)),
        track=(tracks[row["allied_flag"]], tracks[row["axis_flag"]]),
        flags=(row["allied_flag"], row["axis_flag"]),
        start=NOBODY if not row["start_flag"] else _one(row, "start_flag", file, SIDES),
        lat=_float(row, "lat", file),
        lon=_float(row, "lon", file),
        origin=_origins(row, file),
    )


def _link(row: Row, areas: list[str]) -> tuple[str, str, int]:
    file = "links.csv"
    _one(row, "area", file, areas)
    _one(row, "other", file, areas)
    return row["area"], row["other"], _one(row, "link", file, LINKS)


def _port(row: Row, areas: list[str]) -> Port:
    file = "ports.csv"
    for area in row["touches"].split():
        if area not in areas:
            raise _fault(file, row, "touches: ids of sea areas", area)
    _one(row, "owner", file, (*NATIONS, "neutral", ""))
    return Port(
        id=row["id"],
        name=row["name"],
        kind=_one(row, "kind", file, PORT_KINDS),
        theatre=_one(row, "theatre", file, THEATRES),
        owner=row["owner"],
        touches=tuple(row["touches"].split()),
        repair=_int(row, "repair", file, 0, 30),
        capturable=_flag(row, "capturable", file),
        lba=_flag(row, "lba", file),
        active_from=_int(row, "active_from", file, 0, 11, empty=-1),
        lat=_float(row, "lat", file),
        lon=_float(row, "lon", file),
        origin=_origins(row, file),
        note=row["note"],
    )


def _ship(row: Row) -> Piece:
    file = "ships.csv"
    tags = tuple(row["tags"].split())
    kind = OILER if "oiler" in tags else HLK if "hilfskreuzer" in tags else SHIP
    return Piece(
        id=row["id"],
        name=row["name"],
        kind=kind,
        nation=_one(row, "nation", file, NATIONS),
        type=row["type"],
        gunnery=_int(row, "gunnery", file, 0, 9),
        armor=_int(row, "armor", file, 0, 15),
        speed=_int(row, "speed", file, 1, 9),
        air=_int(row, "airstrike", file, 0, 9),
        gunnery_bonus=_flag(row, "gunnery_bonus", file),
        armor_bonus=_flag(row, "armor_bonus", file),
        air_bonus=_flag(row, "airstrike_bonus", file),
        raider=_flag(row, "raider", file),
        turn=_int(row, "turn", file, 0, 11, empty=-1),
        code=row["code"],
        entry=row["place"],
        option=row["option"],
        ship_class=row["class"],
        hull=row["hull"],
        alternate=row["alternate_of"],
        tags=tags,
        origin=_origins(row, file),
        note=row["note"],
    )


def _other(row: Row) -> Piece:
    file = "units.csv"
    kind = KIND_WORDS[list(KIND_WORDS)[_one(row, "kind", file, KIND_WORDS)]]
    attack = _int(row, "attack", file, 0, 9)
    bonus = _flag(row, "bonus", file)
    reverse = None
    if row["reverse_defense"]:
        reverse = (_int(row, "reverse_defense", file, 0, 15), _int(row, "reverse_speed", file, 1, 9))
    return Piece(
        id=row["id"],
        name=row["name"],
        kind=kind,
        nation=_one(row, "nation", file, NATIONS),
        type=row["kind"],
        gunnery=attack if kind == SUB else 0,
        armor=_int(row, "defense", file, 0, 15),
        speed=_int(row, "speed", file, 1, 9, empty=0),
        air=attack if kind == LBA else 0,
        gunnery_bonus=bonus and kind == SUB,
        air_bonus=bonus and kind == LBA,
        raiding_bonus=_flag(row, "raiding_bonus", file),
        raider=kind == SUB,
        theatre=-1 if not row["theatre"] else _one(row, "theatre", file, THEATRES),
        turn=_int(row, "turn", file, 0, 11, empty=-1),
        code=row["code"],
        entry=row["place"],
        xxi=_flag(row, "type_xxi", file),
        reverse=reverse,
        origin=_origins(row, file),
        note=row["note"],
    )


def _check_entries(board: Board, codes: dict[str, int]) -> None:
    for piece in board.pieces:
        file = "ships.csv" if piece.kind in (SHIP, OILER, HLK) else "units.csv"
        row = {"id": piece.id}
        if piece.entry not in ENTRIES and piece.entry not in board.place_of:
            raise _fault(file, row, f"place: an area, port, box, or one of {', '.join(ENTRIES)}", piece.entry)
        if piece.code and piece.code not in codes:
            raise _fault(file, row, f"code: one of {', '.join(codes)}", piece.code)
        if piece.alternate and (piece.alternate not in board.unit_of or piece.alternate == piece.id):
            raise _fault(file, row, "alternate_of: the id of another ship", piece.alternate)
        if piece.option and piece.option not in RULE_OPTION:
            raise _fault(file, row, f"option: one of {', '.join(RULE_OPTION)}", piece.option)
        if piece.raider and piece.kind in (OILER, HLK):
            raise _fault(file, row, "no raiding side for an oiler or Hilfskreuzer", "yes")


# what the rules themselves say about the map, which no table may contradict
# [AW-MAP-15, AW-MAP-23, AW-MAP-25, AW-MAP-29]
_TOUCHES = {
    "taranto": ("western_mediterranean", "eastern_mediterranean"),
    "truk": ("marshalls", "marianas", "bismarck_sea"),
    "lae": ("indonesia", "bismarck_sea"),
    "port_moresby": ("indian_ocean", "coral_sea"),
    "philippines": ("indonesia", "marianas"),
}
_COASTS = {"england": "north_sea", "usa": "eastern_seaboard"}
_VALUES = {"north_sea": (1, 3), "indonesia": (1, 3), "western_approaches": (2, 4)}  # [AW-GEN-06]
_SAFE = ("england", "usa", "germany", "murmansk", "leningrad")  # [AW-MAP-12, AW-MAP-13, AW-DEC-31]
# the ends of both oceans [AW-THR-02, AW-THR-03]
_OCEANS = {"hawaiian_islands": PTO, "arabian_sea": PTO, "eastern_seaboard": ATO, "cape_of_good_hope": ATO}


def _check_text(board: Board) -> None:
    """What the rules state in words must be true of the tables as well."""
    for id, areas in _TOUCHES.items():
        found = board.port(board[id]).touches
        if sorted(found) != sorted(areas):
            raise _fault("ports.csv", {"id": id}, f"touches: {' '.join(areas)}", " ".join(found))
    for id, area in _COASTS.items():
        if area not in board.port(board[id]).touches:
            raise _fault(
                "ports.csv", {"id": id}, f"touches: {area} among others", board.port(board[id]).touches
            )
    for id in _SAFE:
        if board.port(board[id]).capturable:
            raise _fault("ports.csv", {"id": id}, "capturable: no", "yes")
    for id, theatre in _OCEANS.items():
        if board.theatre[board[id]] != theatre:
            raise _fault("areas.csv", {"id": id}, f"theatre: {THEATRES[theatre]}", THEATRES[1 - theatre])
    for id, values in _VALUES.items():
        if board.areas[board[id]].vp != values:
            raise _fault("areas.csv", {"id": id}, f"values of {values}", board.areas[board[id]].vp)
    most = max(_VALUES["western_approaches"])
    for one in board.areas:
        if max(one.vp) > most or (max(one.vp) == most and one.id != "western_approaches"):
            raise _fault("areas.csv", {"id": one.id}, "less than Western Approaches is worth", max(one.vp))


def _removals(rows: list[Row], board: Board) -> Iterable[Removal]:
    for row in rows:
        if row["option"]:
            _one(row, "option", "removals.csv", RULE_OPTION)
        yield Removal(
            _unit(row, "removals.csv", board), _int(row, "turn", "removals.csv", 1, 11), row["option"]
        )


def _turn(row: Row) -> TurnInfo:
    return TurnInfo(_int(row, "turn", "turns.csv", 0, 11), row["dates"], row["events"], row["origin_dates"])


def _spans(rows: list[Row], name: str) -> list[Span]:
    """The lines of one die-roll table; together they must answer every roll."""
    file = "tables.csv"
    spans = [
        Span(_int(r, "low", file, -99, 99, empty=-99), _int(r, "high", file, -99, 99, empty=99), r["result"])
        for r in rows
        if r["table"] == name
    ]
    spans.sort()
    for before, after in pairwise(spans):
        if after.low != before.high + 1:
            raise BadInputError(
                f"{file}, table {name}: a line from {before.high + 1} expected, found {after.low}"
            )
    if not spans:
        raise BadInputError(f"{file}: lines of table {name} expected, found none")
    return spans


def _spots(rows: list[Row], file: str, board: Board) -> dict[int, int]:
    return {_unit(row, file, board): _place(row, "place", file, board) for row in rows}


def summary(tables: Tables) -> dict[str, int]:
    """How many values of the tables have each origin; for ``flagplot data check``."""
    counts = dict.fromkeys(ORIGINS, 0)
    items: tuple[Area | Port | Piece, ...] = (*tables.board.areas, *tables.board.ports, *tables.board.pieces)
    for item in items:
        for origin in item.origin.values():
            counts[origin] += 1
    counts["own"] += tables.own_rows
    return counts

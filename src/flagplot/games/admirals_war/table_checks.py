"""Checks of tables beyond single values: die-roll tables, places, and what the rules say in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flagplot.games.admirals_war.board import ALLIED, NATION_SIDE, NEUTRAL, Board
from flagplot.kernel.errors import BadInputError

Row = dict[str, str]

# entry on the chart -> where its units may start [AW-REI-04, AW-REI-06, AW-FRA-01]
START_PORTS = {
    "british_start": ("england", "gibraltar", "suez", "trincomalee", "singapore"),
    "french_start": ("brest", "toulon", "diego_suarez", "saigon", "noumea"),
}
MIDWAY_PORTS = ("pearl_harbor", "yokosuka_navy_yard")  # by side [AW-SCN-02]
FATES = ("german_control", "scuttled", "free_french")
# table -> lowest and highest roll it must answer, and its results; modified rolls have no ends
ROLLS: dict[str, tuple[int, int, tuple[str, ...]]] = {
    "3": (1, 6, ("german_control", "scuttled", "allied_control")),
    "5": (1, 6, ("central_pacific", "hawaiian_islands", "caribbean_sea")),
}
ENDLESS = (-99, 99, FATES)


def check_rolls(file: str, name: str, spans: Sequence[tuple[int, int, str]]) -> None:
    """A die-roll table answers every roll it can be asked, with a result the rules know.

    [AW-ITA-04, AW-FRA-05, AW-PHA-07, AW-O22-12, AW-O22-21]
    """
    low, high, results = ROLLS.get(name, ENDLESS)
    first, last, table = spans[0][0], spans[-1][1], f"{file}, table {name}"
    if first > low:
        raise BadInputError(f"{table}: a first line from {_end(low)} expected, found {first}")
    if last < high:
        raise BadInputError(f"{table}: a last line to {_end(high)} expected, found {last}")
    for below, above, result in spans:
        if above < below:
            raise BadInputError(f"{table}: low not above high expected, found {below} to {above}")
        if result not in results:
            raise BadInputError(f"{table}: one of {', '.join(results)} expected, found {result!r}")


def _end(value: int) -> str:
    return str(value) if abs(value) < 99 else "no end"


def check_known(file: str, rows: Sequence[Row], tables: Sequence[str]) -> None:
    """No lines of a table that does not exist."""
    for row in rows:
        if row["table"] not in tables:
            known = ", ".join(tables)
            raise BadInputError(f"{file}: one of the tables {known} expected, found {row['table']!r}")


def check_deployment(board: Board, deployment: Mapping[int, int]) -> None:
    """Starting ships stand where the rules allow. [AW-REI-04, AW-REI-06]"""
    for unit, place in deployment.items():
        piece, id = board.pieces[unit], board.place_ids[place]
        if id not in START_PORTS.get(piece.entry, ()):
            ports = ", ".join(START_PORTS.get(piece.entry, ("no choice of port",)))
            raise BadInputError(f"deployment.csv, {piece.id}: place: one of {ports} expected, found {id!r}")


def check_midway(board: Board, forces: Mapping[int, int]) -> None:
    """The forces of Midway start in the two ports the scenario names. [AW-SCN-02]"""
    for unit, place in forces.items():
        piece, id = board.pieces[unit], board.place_ids[place]
        wanted = MIDWAY_PORTS[0 if NATION_SIDE[piece.nation] == ALLIED else 1]
        if id != wanted:
            raise BadInputError(f"midway.csv, {piece.id}: place: {wanted} expected, found {id!r}")


def check_ports(board: Board) -> None:
    """Every port touches an area and lies in the theatre of one of them; one port is neutral. [AW-MAP-23]"""
    for port in board.ports:
        theatres = {board.theatre[board[area]] for area in port.touches}
        if not port.touches:
            raise BadInputError(f"ports.csv, {port.id}: touches: at least one sea area expected, found none")
        if port.theatre not in theatres:
            raise BadInputError(f"ports.csv, {port.id}: theatre: that of an area it touches expected")
        neutral = port.id == "neutral_port"
        if neutral != (port.kind == NEUTRAL) or neutral != (port.owner == "neutral"):
            raise BadInputError(
                f"ports.csv, {port.id}: kind and owner neutral for the neutral port only expected"
            )


def check_stated(file: str, row: Row, column: str, value: str, origin: str) -> None:
    """What the rules state in words about the map cannot be corrected."""
    if row.get(origin) == "text":
        name, stated = next(iter(row.values())), row[column] or "nothing"
        raise BadInputError(
            f"{file}, {name}: {column}: {stated}, as the rules say, expected, found {value!r}"
        )

"""One-step units become fortresses and garrisons. [2.3.2]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import Counter
from flagplot.games.dai_senso.organization.composition import GARRISON
from flagplot.games.dai_senso.organization.frames import Organize
from flagplot.games.dai_senso.organization.orders import (
    act,
    first_of_each_type,
    own_unit,
    pooled,
    stacks,
    where,
)
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.affairs import ON_VP_TRACK
from flagplot.games.dai_senso.politics.markers import where as where_lies
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

CONVERT, DIG = "convert", "dig"
PORT_A_FORT = "port_a_fort"
MANDATE = "japanese_mandate"  # the marker
PERMANENT = "JP-FTPER"
LINES_A_TURN = 1  # [DSA-ORG-51]


def options(war: War, faction: int, frame: Organize) -> list[Action]:
    """Every conversion that is possible now."""
    return [*_conversions(war, faction, frame), *_diggings(war, faction, frame)]


def _conversions(war: War, faction: int, frame: Organize) -> list[Action]:
    new = [
        number
        for number in first_of_each_type(war, war.in_pool(faction))
        if war.counter(number).faces[0].fortress or war.counter(number).faces[0].kind == GARRISON
    ]
    if not new:
        return []
    return [
        act(war, CONVERT, unit, fortress)
        for _, units in stacks(war, faction)
        for unit in units
        if _one_step(war, unit)
        for fortress in new
        if barred(war, faction, frame, unit, fortress) is None
    ]


def barred(war: War, faction: int, frame: Organize, unit: int, fortress: int) -> Refusal | None:
    """Why a unit cannot become a fortress or garrison; supply and enemy Air do not matter. [DSA-ORG-42]"""
    return (
        own_unit(war, faction, unit)
        or pooled(war, faction, fortress)
        or _unfit(war, unit, fortress)
        or _wrong_hex(war, unit, fortress)
        or _too_many(war, frame, unit, fortress)
    )


def _one_step(war: War, unit: int) -> bool:
    """A one-step unit of infantry or armor type: colonials, garrisons and Kwantung units too.

    [DSA-ORG-06, DSA-ORG-43, DSA-ORG-52]
    """
    face = war.face(unit)
    return face.steps == 1 and (face.infantry_type or face.armor_type)


def _unfit(war: War, unit: int, fortress: int) -> Refusal | None:
    """A fortress or garrison of the same nation; units of the Kwantung Army are Japanese. [DSA-ORG-53]"""
    old, new = war.counter(unit), war.counter(fortress)
    if _port_a_fort(new):
        return illegal("DSA-ORG-45", f"nothing but {the(new.id)} itself becomes its fortress", new.id)
    if not (new.faces[0].fortress or new.faces[0].kind == GARRISON):
        return illegal("DSA-ORG-40", f"{the(new.id)} is neither a fortress nor a garrison", new.id)
    rule = "DSA-ORG-40" if new.faces[0].fortress else "DSA-ORG-47"
    if not _one_step(war, unit):
        return illegal(rule, f"{the(old.id)} is no one-step infantry-type or armor-type unit", old.id)
    if old.nation != new.nation:
        return illegal(rule, f"{the(old.id)} and {the(new.id)} are of different nations", old.id, new.id)
    return None


def _wrong_hex(war: War, unit: int, fortress: int) -> Refusal | None:
    """Fortresses and garrisons stand in the hex printed on them; Line fortresses on the border.

    [DSA-ORG-48, DSA-ORG-49, DSA-ORG-51, DSI-CTR-06]
    """
    new, here = war.counter(fortress), where(war, unit)
    if war.state.place[unit] not in war.tables.map.board.land:
        return illegal("DSA-ORG-40", f"{the(here)} is no Land hex", here, new.id)
    if new.only_hex:
        if here == new.only_hex:
            return None
        rule = _HEX_RULES.get(new.type, "DSA-ORG-48")
        return illegal(rule, f"{the(new.id)} can only be placed in {the(new.only_hex)}", here, new.id)
    border = war.tables.organization.line_fortresses.get(new.type)
    if border is None:
        return _unmandated(war, fortress)
    if borders(war, war.state.place[unit], border.within, border.beside):
        return None
    words = f"{the(here)} is not a hex of {the(border.within)} on the border of {the(border.beside)}"
    return illegal("DSA-ORG-51", words, here, new.id)


def _unmandated(war: War, fortress: int) -> Refusal | None:
    """A Per fortress stands in any Land hex, while the Japanese Mandate lies on the VP Track.

    [DSA-ORG-50, DSB-MK-23-5]
    """
    new = war.counter(fortress)
    if where_lies(war, MANDATE) not in ON_VP_TRACK:
        return illegal("DSA-ORG-50", f"{the(new.id)} needs the Japanese Mandate", new.id)
    return None


_HEX_RULES = {
    "BR-FTCEY": "DSA-ORG-49a",
    "BR-FTHK": "DSA-ORG-49b",
    "BR-FTSING": "DSA-ORG-49c",
    "JP-FTDAI": "DSA-ORG-49d",
    "JP-FTSAI": "DSA-ORG-49e",
    "JP-FTTRUK": "DSA-ORG-49f",
    "MAN-FTDAI": "DSA-ORG-49g",
    "RU-FTVLAD": "DSA-ORG-49h",
    "US-FTGM": "DSA-ORG-49i",
    "US-FTMAN": "DSA-ORG-49j",
}


def borders(war: War, hex: int, within: str, beside: str) -> bool:
    """Whether a hex lies in a Country and shares a Border with an area, as lands are ceded now."""
    lands = war.lands
    if lands.country[hex] != within or hex not in lands.proper:
        return False
    cells = war.tables.map.hexes
    return any(
        cells[other].area == beside and not (lands.country[other] == within and other in lands.proper)
        for other in war.tables.map.board.grid.around(hex)
    )


def _too_many(war: War, frame: Organize, unit: int, fortress: int) -> Refusal | None:
    """One fortress in a hex; one Line fortress a turn; otherwise as many as one likes. [DSA-ORG-41]

    [DSA-ORG-43, DSA-ORG-51]
    """
    new = war.counter(fortress)
    hex = war.state.place[unit]
    if new.faces[0].fortress and any(war.face(one).fortress for one in war.stack(hex)):
        return illegal("DSA-ORG-41", f"{the(IDS[hex])} has a fortress already", IDS[hex])
    if _rationed(war, fortress) and frame.lines >= LINES_A_TURN:
        rule = "DSA-ORG-50" if new.type == PERMANENT else "DSA-ORG-51"
        return illegal(rule, "only one such fortress is built in a turn", new.id)
    return None


def _rationed(war: War, fortress: int) -> bool:
    """Whether a faction builds but one of these a turn: Line and Per. [DSA-ORG-50, DSA-ORG-51]"""
    type = war.counter(fortress).type
    return type == PERMANENT or type in war.tables.organization.line_fortresses


def convert(war: War, frame: Organize, unit: int, fortress: int) -> None:
    """The unit goes to its box, the fortress or garrison comes to its place. [DSA-ORG-40, DSA-ORG-47]"""
    hex = war.state.place[unit]
    war.leave(unit, f"is converted into {the(war.id(fortress))}")
    war.arrive(fortress, hex)
    if _rationed(war, fortress):
        frame.lines += 1


# -- port-a-forts ------------------------------------------------------------------------------------------


def _port_a_fort(counter: Counter) -> bool:
    """Japanese IG and Chinese Def infantry, which have a one-step fortress on their back. [DSA-ORG-44]"""
    return any(face.kind == PORT_A_FORT for face in counter.faces)


def _diggings(war: War, faction: int, frame: Organize) -> list[Action]:
    return [
        act(war, DIG, unit)
        for _, units in stacks(war, faction)
        for unit in units
        if _port_a_fort(war.counter(unit)) and barred_digging(war, faction, frame, unit) is None
    ]


def barred_digging(war: War, faction: int, frame: Organize, unit: int) -> Refusal | None:
    """Why a unit does not turn from infantry to fortress or back; once a segment is enough.

    It becomes a fortress where there is no other; nobody else becomes one like it, though it can be made a
    normal fortress like others. [DSA-ORG-44, DSA-ORG-45]
    """
    if refusal := own_unit(war, faction, unit):
        return refusal
    id, hex = war.id(unit), war.state.place[unit]
    if not _port_a_fort(war.counter(unit)):
        return illegal("DSA-ORG-45", f"{the(id)} is no port-a-fort", id)
    if unit in (frame.dug or ()):
        return illegal("DSA-ORG-44", f"{the(id)} has been turned over in this segment", id)
    if not war.face(unit).fortress and any(war.face(one).fortress for one in war.stack(hex)):
        return illegal("DSA-ORG-44", f"{the(IDS[hex])} has a fortress already", IDS[hex], id)
    return None


def dig(war: War, frame: Organize, unit: int) -> None:
    """A port-a-fort is turned over; it goes to no box, whichever way. [DSA-ORG-44, DSA-ORG-46]"""
    frame.dug = tuple(sorted((*(frame.dug or ()), unit)))
    war.turn_over(unit, "leaves its works" if war.face(unit).fortress else "digs in")

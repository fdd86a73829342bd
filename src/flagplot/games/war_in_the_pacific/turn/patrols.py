"""Submarines between two cycles: Subrons are moved, joined, split, filled up, newly placed. [22.4, 50 F]"""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.war_in_the_pacific.command import headquarters, links, orders
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import plots, submarines
from flagplot.games.war_in_the_pacific.sea.state import Boats
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.turn.frames import Patrols
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers, Choice, choice
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

MOST, LATE_MOST = 6, 12  # points of a Subron; of Allied ones from 0/1/44 on [see BR-22-01]
LATE = "0/1/44"
BASE_COST = 5  # CPs to move a sub base [see BR-22-04]
VERBS = (
    "redeploy-subron", "join-subrons", "shift-boats", "split-subron", "withdraw-boats", "add-boats",
    "new-subron", "move-sub-base",
)  # fmt: skip


CLOSING = ("withdraw-boats", "redeploy-subron", "new-subron")  # after which the pool gives nothing


def begin(play: Campaign) -> None:
    """Both sides, Japan first, where they have submarines at all. [SC-G-03]"""
    for side in (ALLIED, JAPAN):
        if any(True for _ in own(play, side)) or pool(play, side):
            play.push(Patrols(side))


# -- reading ------------------------------------------------------------------------------------------------


def own(play: Campaign, side: int) -> Iterator[int]:
    """The real Subrons of a side on the map that carry no supplies."""
    for number, boats in sorted(play.sea.boats.items()):
        mine = plots.subron_side(play, number) == side
        if mine and not boats.dummy and not submarines.carrying(play, number):
            yield number


def kind(play: Campaign, number: int) -> str:
    """Boats of which nation and type a Subron has: others never join it. [see BR-22-01]"""
    printed = play.tables.card.subrons[number]
    return f"{printed.nation} {printed.type}"


def pool(play: Campaign, side: int) -> dict[str, int]:
    """The points of a side's pool, by nation and type."""
    mine = {kind(play, at) for at, one in enumerate(play.tables.card.subrons) if one.side == SEATS[side]}
    return {name: points for name, points in play.sea.pool.items() if name in mine}


def most(play: Campaign, side: int) -> int:
    """The points a Subron holds. [BR-22-01]"""
    late = play.state.turn >= play.tables.card.turn_of(LATE)
    return LATE_MOST if side == ALLIED and late else MOST


def sub_base(play: Campaign, number: int) -> int:
    """The hex of the sub base of a Subron, which may have been moved. [BR-22-03]"""
    printed = play.hex(play.tables.card.subrons[number].base)
    return play.sea.sub_bases.get(printed, printed)


def serves(play: Campaign, number: int) -> bool:
    """Whether the sub base of a Subron is a friendly linked port; those off the map always are. [BR-22-03]"""
    base, side = sub_base(play, number), plots.subron_side(play, number)
    if base not in play.tables.bases:
        return True
    nets = links.nets(play, side, known=True).values()
    return play.friendly_port(base, side) and any(base in net for net in nets)


def stations(play: Campaign, number: int) -> list[int]:
    """The sea and coastal hexes within 40 hexes of the sub base, if that serves. [BR-22-03, BR-22-04]"""
    base = sub_base(play, number)
    if not serves(play, number):
        return []
    return [hex for hex in sorted(play.chart.sea) if play.chart.distance(base, hex) <= submarines.SUBB]


def spare(play: Campaign, name: str) -> list[int]:
    """Counters of a nation and type that are not on the map."""
    gone = [at for at in range(len(play.tables.card.subrons)) if at not in play.sea.boats]
    due = play.tables.card
    return [
        at
        for at in gone
        if kind(play, at) == name
        and not (due.subrons[at].due and due.turn_of(due.subrons[at].due) >= play.state.turn)
    ]


# -- changing -----------------------------------------------------------------------------------------------


def _put(play: Campaign, number: int, hex: int, points: int) -> None:
    play.sea.boats = dict(sorted({**play.sea.boats, number: Boats(hex, points)}.items()))


def _remove(play: Campaign, number: int) -> None:
    play.sea.boats = {one: boats for one, boats in play.sea.boats.items() if one != number}


def _keep(play: Campaign, number: int, points: int) -> None:
    """Points go into the pool, or out of it."""
    name = kind(play, number)
    left = play.sea.pool.get(name, 0) + points
    rest = {one: count for one, count in play.sea.pool.items() if one != name}
    play.sea.pool = dict(sorted({**rest, **({name: left} if left else {})}.items()))


class PatrolsStep(Step[Campaign, Patrols]):
    """A side redeploys its submarines; the other sees only where they are in the end. [BR-22-04, SC-G-03]

    First boats come from the pool; what goes into it then, and Subrons that are new, wait for the next cycle.
    """

    def seats(self, play: Campaign, frame: Patrols) -> tuple[str, ...]:
        """The side."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Patrols, seat: str) -> str:
        """The question."""
        saved = ", ".join(f"{count} {name}" for name, count in pool(play, frame.side).items())
        return f"Move, join, split or fill up your Subrons (pool: {saved or 'empty'}), or done."

    def legal(self, play: Campaign, frame: Patrols, seat: str) -> Answers:
        """Everything that is possible; and done."""
        return Answers(*_choices(play, frame), choice("done"))

    def do(self, play: Campaign, frame: Patrols, seat: str, action: Action) -> None:
        """Carry it out."""
        args, sea = [str(arg) for arg in action.args], play.sea
        frame.closed = frame.closed or action.verb in CLOSING
        if action.verb == "done":
            play.pop()
            return
        if action.verb == "move-sub-base":
            _move_base(play, frame.side, args)
            return
        number = _named(play, args[0])
        match action.verb:
            case "redeploy-subron":
                _redeploy(play, number, play.hex(args[1]))
                frame.moved = (*frame.moved, number)
            case "join-subrons":
                here, other = sea.boats[number], _named(play, args[1])
                _put(play, number, here.hex, here.points + sea.boats[other].points)
                _remove(play, other)
            case "shift-boats":
                other, count = _named(play, args[1]), int(args[2])
                for one, change in ((number, -count), (other, count)):
                    _put(play, one, sea.boats[one].hex, sea.boats[one].points + change)
            case "split-subron":
                here, part = sea.boats[number], spare(play, kind(play, number))[0]
                _put(play, number, here.hex, here.points - int(args[1]))
                _put(play, part, here.hex, int(args[1]))
            case "new-subron":
                _put(play, number, play.hex(args[1]), 0)
                frame.moved = (*frame.moved, number)
            case _:  # boats into the pool, or out of it
                change = int(args[1]) if action.verb == "add-boats" else -int(args[1])
                _put(play, number, sea.boats[number].hex, sea.boats[number].points + change)
                _keep(play, number, -change)

    def why_not(self, play: Campaign, frame: Patrols, seat: str, action: Action) -> Refusal | None:
        """The rule against it."""
        return _refusal(play, frame, action) if action.verb in VERBS else None


def _redeploy(play: Campaign, number: int, hex: int) -> None:
    """Any distance; half of the points, rounded up, go into the pool. [BR-22-04]"""
    points = play.sea.boats[number].points
    back = (points + 1) // 2
    _put(play, number, hex, points - back)
    _keep(play, number, back)
    printed, boats = play.tables.card.subrons[number], counted(back, "boat")
    play.note(f"{the(printed.id)} goes to {the(play.label(hex))}, {boats} into the pool", (printed.side,))


def _move_base(play: Campaign, side: int, args: list[str]) -> None:
    """A sub base goes to another friendly linked port for 5 CPs. [BR-22-04]"""
    start, end = play.hex(args[0]), play.hex(args[1])
    orders.spend(play, orders.hq_named(play, args[2]), BASE_COST)
    moved = {printed: end for printed, now in play.sea.sub_bases.items() if now == start}
    moved = moved or {start: end}
    play.sea.sub_bases = dict(sorted({**play.sea.sub_bases, **moved}.items()))
    play.note(f"{does(SEATS[side], 'moves')} the sub base of {the(args[0])} to {the(args[1])}")


# -- what may be answered -----------------------------------------------------------------------------------


def _named(play: Campaign, id: str) -> int:
    return next((at for at, one in enumerate(play.tables.card.subrons) if one.id == id), -1)


def _choices(play: Campaign, frame: Patrols) -> list[Choice]:
    side, sea, subrons = frame.side, play.sea, play.tables.card.subrons
    mine, limit, saved = list(own(play, side)), most(play, side), pool(play, side)
    found: list[Choice] = []
    for number in mine:
        id, here = subrons[number].id, sea.boats[number]
        if number not in frame.moved and here.points:
            found.append(choice("redeploy-subron", [id], _labels(play, number, here.hex)))
        mates = [
            other
            for other in mine
            if other != number
            and kind(play, other) == kind(play, number)
            and sea.boats[other].hex == here.hex
        ]
        fit = [subrons[other].id for other in mates if sea.boats[other].points + here.points <= limit]
        found.append(choice("join-subrons", [id], fit))
        for other in mates:
            room = min(limit - sea.boats[other].points, here.points)
            found.append(choice("shift-boats", [id], [subrons[other].id], range(1, room + 1)))
        if here.points > 1 and spare(play, kind(play, number)):
            found.append(choice("split-subron", [id], range(1, here.points)))
        found.append(choice("withdraw-boats", [id], range(1, here.points + 1)))
        more = 0 if frame.closed else min(saved.get(kind(play, number), 0), limit - here.points)
        found.append(choice("add-boats", [id], range(1, more + 1)))
    for name in sorted({kind(play, at) for at, one in enumerate(subrons) if one.side == SEATS[side]}):
        found += [choice("new-subron", [subrons[at].id], _labels(play, at)) for at in spare(play, name)[:1]]
    return [*found, *_bases(play, side)]


def _labels(play: Campaign, number: int, but: int = -1) -> list[str]:
    return [play.label(hex) for hex in stations(play, number) if hex != but]


def _bases(play: Campaign, side: int) -> list[Choice]:
    """Sub bases that can be moved, to friendly linked ports, and who could pay 5 CPs. [BR-22-03, BR-22-04]"""
    payers = [play.tables.hqs[hq].id for hq in headquarters.of(play, side) if play.war.cp[hq] >= BASE_COST]
    nets = links.nets(play, side, known=True).values()
    ports = [
        hex
        for hex in sorted(play.tables.bases)
        if play.friendly_port(hex, side) and any(hex in net for net in nets)
    ]
    now = sorted({sub_base(play, number) for number in own(play, side)})
    return [
        choice("move-sub-base", [play.label(hex)], [play.label(to) for to in ports if to != hex], payers)
        for hex in now
    ]


def _refusal(play: Campaign, frame: Patrols, action: Action) -> Refusal:
    """The rule against an order."""
    id, side = str(action.args[0]), frame.side
    if action.verb == "move-sub-base":
        return illegal("BR-22-04", f"a sub base goes to a friendly linked port for {BASE_COST} CPs", id)
    number = _named(play, id)
    if action.verb == "new-subron":
        return illegal("BR-22-04", f"new Subrons are placed within {submarines.SUBB} hexes of a sub base", id)
    if number not in own(play, side):
        return illegal("BR-22-04", f"{the(id)} is no Subron of yours on patrol", id)
    match action.verb:
        case "redeploy-subron" if number in frame.moved:
            return illegal("BR-22-04", f"{the(id)} has been redeployed", id)
        case "redeploy-subron" if not serves(play, number):
            return illegal("BR-22-03", f"the sub base of {the(id)} is no friendly linked port", id)
        case "redeploy-subron":
            near = f"a sea hex within {submarines.SUBB} hexes of its sub base"
            return illegal("BR-22-03", f"{near} expected", id)
        case "add-boats" if frame.closed:
            return illegal("BR-22-04", "boats come from the pool before any go into it or sail", id)
        case "join-subrons" | "shift-boats":
            return illegal("BR-22-01", f"one nation, one type and at most {most(play, side)} points", id)
        case "split-subron":
            return illegal("BR-22-01", f"{the(id)} cannot be split so", id)
        case "add-boats":
            return illegal("BR-22-01", f"as many as the pool has, up to {most(play, side)} points", id)
        case _:
            return illegal("BR-22-04", f"{the(id)} has not so many boats", id)

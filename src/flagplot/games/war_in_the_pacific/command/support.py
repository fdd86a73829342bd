"""Offensive Support Bases: built, kept up, repaired, removed. [29.5]"""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.board import standard
from flagplot.games.war_in_the_pacific.command import authority, costs, headquarters, links, orders
from flagplot.games.war_in_the_pacific.command.frames import Bases, Beachhead, FreeAction, Upkeep
from flagplot.games.war_in_the_pacific.command.headquarters import NOBODY
from flagplot.games.war_in_the_pacific.command.state import SupportBase
from flagplot.games.war_in_the_pacific.marks import BROKEN, MOVED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.games.war_in_the_pacific.works import crews
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

BUILD, LANDED, KEEP = 10, 2, 1  # CPs [see WPA-OSB-01, WPA-OSB-05, WPA-OSB-06]
PATCHED = RUNGS.index("D2")  # the worst damage that engineers make good by being there [see WPA-OSB-16]
ALONE, ALONE_ISOLATED = 5, 15  # CPs for a repair without any unit [see WPA-OSB-17]
WITH = "with-commander"
VERBS = ("build-base", "remove-base", "assign-base", "mend-base")


# -- where --------------------------------------------------------------------------------------------------


def fit(play: Campaign, side: int, hex: int) -> bool:
    """Whether a support base can stand in a hex: an undamaged port or anchorage, or a named location.

    Named is what the list of places names, a city, and any installation that is no port. It is friendly,
    without enemies, and has none yet. [WPA-OSB-03, WPA-OSB-04, BR-2-05]
    """
    base = play.tables.bases.get(hex)
    village = base is not None and (base.airfield > 0 or base.seaplane > 0)
    named = village or play.land.city(hex) or hex in standard().named
    if play.state.control.get(hex) != side or play.at(hex, enemy(side)) or hex in play.lines.bases:
        return False
    return named or links.harbour(play, side, hex)


def sites(play: Campaign, hq: int) -> list[int]:
    """Where a linked headquarters could build one now. [WPA-OSB-01, WPA-OSB-03]"""
    printed = play.tables.hqs[hq]
    if len(links.bases_of(play, hq)) >= printed.osbs:
        return []  # one, unless the list allows more [WPA-OSB-02]
    side = SEATS.index(printed.side)
    net = links.reached(play, hq, links.blocked(play, side, known=True))
    return [hex for hex in sorted(net) if fit(play, side, hex)]


def put(play: Campaign, hex: int, base: SupportBase) -> None:
    """A support base stands in a hex."""
    play.redraw(bases=dict(sorted({**play.lines.bases, hex: base}.items())))


def remove(play: Campaign, hex: int) -> None:
    """A support base is no more; a commander who was there is back at his headquarters. [WPA-HQ-60]"""
    play.redraw(bases={at: base for at, base in play.lines.bases.items() if at != hex})
    play.note(f"the support base in {the(play.label(hex))} is removed")


def damage(play: Campaign, hex: int, rung: int) -> None:
    """The support base in a damaged port takes the same level. [see WPA-OSB-15]"""
    base = play.lines.bases.get(hex)
    if base is not None and rung > base.rung:
        put(play, hex, msgspec.structs.replace(base, rung=rung))


# -- the Engineering Segment --------------------------------------------------------------------------------


def patch(play: Campaign, side: int) -> None:
    """A linked base with D2 or less loses all damage by an unbroken engineer. [WPA-OSB-16, WPA-ENG-15]"""
    for hex, base in play.lines.bases.items():
        crew = [one for one in play.at(hex, side) if crews.engineer(play, one) and not play.is_(one, BROKEN)]
        if base.side == side and 0 < base.rung <= PATCHED and crew and _linked(play, hex, base):
            put(play, hex, msgspec.structs.replace(base, rung=0))
            play.note(f"engineers repair the support base in {the(play.label(hex))}")


def _linked(play: Campaign, hex: int, base: SupportBase) -> bool:
    barred = links.blocked(play, base.side)
    hqs = headquarters.of(play, base.side) if base.hq == NOBODY else [base.hq]
    return any(hex in links.reached(play, hq, barred) for hq in hqs)


def heirs(play: Campaign, hex: int) -> list[int]:
    """Headquarters that could take over a base: of its command, with room for one more. [WPA-OSB-18]"""
    base, hqs = play.lines.bases[hex], play.tables.hqs
    if base.hq == NOBODY:
        return []
    return [
        hq
        for hq in headquarters.of(play, base.side)
        if hq != base.hq and hqs[hq].cmd == hqs[base.hq].cmd and len(links.bases_of(play, hq)) < hqs[hq].osbs
    ]


def menders(play: Campaign, frame: Bases, hex: int) -> list[tuple[str, int, int]]:
    """Who can repair a badly damaged base: the name, who pays, and how much. [WPA-OSB-17]

    As airfields: linked engineers free of charge, other units for their activation cost, without any unit
    5 CPs; isolated 3 times as much. Nobody who has moved. Base Forces are engineers at it. [WPA-ENG-16]
    """
    base = play.lines.bases[hex]
    if base.rung <= PATCHED:
        return []
    units = [one for one in play.at(hex, base.side) if not play.is_(one, BROKEN | MOVED)]
    engineers = [one for one in units if crews.helper(play, one)]
    cut_off = hex in play.war.isolated[base.side]
    found = []
    for unit in engineers or units:
        cost = 0 if engineers and not cut_off else costs.unit_cost(play, unit)
        found.append((play.id(unit), headquarters.controlling(play, unit), cost))
    hqs = [base.hq] if base.hq != NOBODY else headquarters.of(play, base.side)[:1]
    if not play.at(hex, base.side):
        found += [(play.tables.hqs[hq].id, hq, ALONE_ISOLATED if cut_off else ALONE) for hq in hqs]
    return [
        (who, hq, cost)
        for who, hq, cost in found
        if who not in frame.mended and hq != NOBODY and play.war.cp[hq] >= cost
    ]


def mend(play: Campaign, frame: Bases, hex: int, who: str) -> None:
    """1D6 levels are repaired, 1 less if it is isolated, and if enemies are in the hex. [WPA-OSB-17]"""
    base = play.lines.bases[hex]
    _, hq, cost = next(one for one in menders(play, frame, hex) if one[0] == who)
    orders.spend(play, hq, cost)
    frame.mended = (*frame.mended, who)
    drm = -int(hex in play.war.isolated[base.side]) - int(bool(play.at(hex, enemy(base.side))))
    (die,) = play.roll(1, f"repair of the support base in {the(play.label(hex))}")
    put(play, hex, msgspec.structs.replace(base, rung=max(base.rung - max(die + drm, 0), 0)))


class BasesStep(Step[Campaign, Bases]):
    """A side builds, moves to another headquarters, repairs and removes support bases. [WPA-OSB-01]"""

    def offers(self, play: Campaign, frame: Bases) -> list[Action]:
        """All that may be done with support bases now."""
        hqs, lines, found = play.tables.hqs, play.lines, []
        for hq in headquarters.of(play, frame.side):
            if hq in frame.built or play.war.cp[hq] < BUILD:
                continue  # one in a segment [WPA-OSB-04]
            leader = headquarters.chief(play, hq) != NOBODY
            for hex in sites(play, hq):
                found.append(act("build-base", hqs[hq].id, play.label(hex)))
                found += [act("build-base", hqs[hq].id, play.label(hex), WITH)] if leader else []
        for hex, base in lines.bases.items():
            if base.side == frame.side:
                label = play.label(hex)
                found.append(act("remove-base", label))
                found += [act("assign-base", label, hqs[hq].id) for hq in heirs(play, hex)]
                found += [act("mend-base", label, who) for who, _, _ in menders(play, frame, hex)]
        return found

    def seats(self, play: Campaign, frame: Bases) -> tuple[str, ...]:
        """The side, while there is anything it could do."""
        return (SEATS[frame.side],) if self.offers(play, frame) else ()

    def run(self, play: Campaign, frame: Bases) -> None:
        """There is nothing."""
        play.pop()

    def prompt(self, play: Campaign, frame: Bases, seat: str) -> str:
        """The question."""
        return "Build or remove support bases, or done."

    def legal(self, play: Campaign, frame: Bases, seat: str) -> list[Action]:
        """Everything, and done."""
        return [act("done"), *self.offers(play, frame)]

    def do(self, play: Campaign, frame: Bases, seat: str, action: Action) -> None:
        """Carry out an order. They may be removed in any Engineering Segment. [WPA-OSB-14]"""
        if action.verb == "done":
            play.pop()
        else:
            self.carry_out(play, frame, action)

    def carry_out(self, play: Campaign, frame: Bases, action: Action) -> None:
        """One order."""
        match action.verb:
            case "build-base":
                hq, hex = orders.hq_named(play, str(action.args[0])), play.hex(str(action.args[1]))
                frame.built = (*frame.built, hq)
                orders.spend(play, hq, BUILD)
                build(play, hq, hex, chief=len(action.args) > 2)
            case "remove-base":
                remove(play, play.hex(str(action.args[0])))
            case "assign-base":
                hex, heir = play.hex(str(action.args[0])), orders.hq_named(play, str(action.args[1]))
                put(play, hex, msgspec.structs.replace(play.lines.bases[hex], hq=heir, chief=False))
            case "mend-base":
                mend(play, frame, play.hex(str(action.args[0])), str(action.args[1]))

    def why_not(self, play: Campaign, frame: Bases, seat: str, action: Action) -> Refusal | None:
        """The rule against it."""
        if action.verb == "build-base":
            return _no_base(play, frame, str(action.args[0]), play.hex(str(action.args[1])))
        rules = {"remove-base": "WPA-OSB-14", "assign-base": "WPA-OSB-18", "mend-base": "WPA-OSB-17"}
        if action.verb in rules:
            return illegal(
                rules[action.verb], "that cannot be done with this support base", str(action.args[0])
            )
        return None


def _no_base(play: Campaign, frame: Bases, id: str, hex: int) -> Refusal:
    hq = orders.hq_named(play, id)
    if hq not in headquarters.of(play, frame.side):
        return illegal("WPA-OSB-01", "a headquarters of yours expected", id)
    if hq in frame.built:
        return illegal("WPA-OSB-04", f"{the(id)} has built a base in this segment", id)
    if len(links.bases_of(play, hq)) >= play.tables.hqs[hq].osbs:
        return illegal("WPA-OSB-02", f"{the(id)} has no further support base", id)
    if play.war.cp[hq] < BUILD:
        return illegal("WPA-OSB-01", f"a support base costs {BUILD} CPs", id)
    return illegal(
        "WPA-OSB-03", f"{the(play.label(hex))} is no linked port or named location", play.label(hex)
    )


def build(play: Campaign, hq: int, hex: int, *, chief: bool = False) -> None:
    """A base of a headquarters; its commander may go there free of charge.

    [WPA-OSB-18, WPA-GEN-46, WPA-HQ-60]
    """
    put(play, hex, SupportBase(side=SEATS.index(play.tables.hqs[hq].side), hq=hq, chief=chief))
    play.note(f"{the(play.tables.hqs[hq].id)} has a support base in {the(play.label(hex))}")


# -- beachheads ---------------------------------------------------------------------------------------------


def landed(play: Campaign, hex: int, side: int, units: tuple[int, ...]) -> None:
    """After a landing from the sea without a forced retreat the headquarters that activated the units may
    build one. [WPA-OSB-05]
    """
    here = [unit for unit in units if play.state.place[unit] == hex]
    hq = headquarters.controlling(play, here[0]) if here else NOBODY
    if hq != NOBODY and hex not in play.lines.bases and play.war.cp[hq] >= LANDED:
        play.push(Beachhead(side, hex, hq))


class BeachheadStep(Step[Campaign, Beachhead]):
    """A beachhead for 2 CPs, in any terrain. [WPA-OSB-05]"""

    def seats(self, play: Campaign, frame: Beachhead) -> tuple[str, ...]:
        """The side that has landed."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Beachhead, seat: str) -> str:
        """The question."""
        where = the(play.label(frame.hex))
        return f"Build a beachhead in {where} for {counted(LANDED, 'CP')}?"

    def legal(self, play: Campaign, frame: Beachhead, seat: str) -> list[Action]:
        """Build it, or not."""
        return [act("beachhead"), act("no")]

    def do(self, play: Campaign, frame: Beachhead, seat: str, action: Action) -> None:
        """So be it."""
        play.pop()
        if action.verb == "beachhead":
            orders.spend(play, frame.hq, LANDED)
            put(play, frame.hex, SupportBase(side=frame.side))


class UpkeepStep(Step[Campaign, Upkeep]):
    """A beachhead is kept for 1 CP, a blocked one for twice the difference of two dice; or it is removed.

    A new one needs another landing. [WPA-OSB-06, WPA-OSB-07, WPA-OSB-08]
    """

    def _payers(self, play: Campaign, frame: Upkeep) -> list[int]:
        return [hq for hq in headquarters.of(play, frame.side) if play.war.cp[hq] >= frame.cost]

    def seats(self, play: Campaign, frame: Upkeep) -> tuple[str, ...]:
        """Its owner, once the price is known and somebody could pay."""
        return (SEATS[frame.side],) if frame.cost and self._payers(play, frame) else ()

    def run(self, play: Campaign, frame: Upkeep) -> None:
        """The price; where nobody can pay it the base goes."""
        if frame.cost:
            play.pop()
            abandon(play, frame.hex)
        elif _traced(play, frame.side, frame.hex):
            frame.cost = KEEP
        else:
            one, other = play.roll(2, f"supplies for the beachhead in {the(play.label(frame.hex))}")
            frame.cost = max(2 * abs(one - other), KEEP)

    def prompt(self, play: Campaign, frame: Upkeep, seat: str) -> str:
        """The question."""
        where = the(play.label(frame.hex))
        return f"Keep the beachhead in {where} for {counted(frame.cost, 'CP')}? Who pays?"

    def legal(self, play: Campaign, frame: Upkeep, seat: str) -> list[Action]:
        """Who pays, or nobody."""
        return [*(act("pay", play.tables.hqs[hq].id) for hq in self._payers(play, frame)), act("no")]

    def do(self, play: Campaign, frame: Upkeep, seat: str, action: Action) -> None:
        """Paid, or removed."""
        play.pop()
        if action.verb == "pay":
            orders.spend(play, orders.hq_named(play, str(action.args[0])), frame.cost)
        else:
            abandon(play, frame.hex)

    def why_not(self, play: Campaign, frame: Upkeep, seat: str, action: Action) -> Refusal | None:
        """Not enough CPs."""
        rule = "WPA-OSB-06" if frame.cost == KEEP else "WPA-OSB-07"
        return illegal(rule, f"it costs {counted(frame.cost, 'CP')}") if action.verb == "pay" else None


def abandon(play: Campaign, hex: int) -> None:
    """A beachhead that is not maintained goes, and no longer links its hex. [WPA-OSB-08]"""
    remove(play, hex)
    links.freeze(play)


def _traced(play: Campaign, side: int, hex: int) -> bool:
    """Whether a headquarters reaches a hex, beachheads aside."""
    return any(hex in net for net in links.nets(play, side).values())


def upkeep(play: Campaign) -> None:
    """Every beachhead, when the Ground Phase begins, the first player's first. [WPA-OSB-06, BR-3-13]"""
    for side in (enemy(play.sea.first), play.sea.first):
        for hex, base in play.lines.bases.items():
            if base.side == side and base.hq == NOBODY:
                play.push(Upkeep(side, hex))


# -- the free action ----------------------------------------------------------------------------------------


class FreeActionStep(Step[Campaign, FreeAction]):
    """With the 25th Army gone Japan moves one Army headquarters or its base, or builds a base. [WPA-HQ-73]"""

    def _orders(self, play: Campaign, frame: FreeAction) -> list[Action]:
        found, hqs = [], play.tables.hqs
        for hq in headquarters.of(play, frame.side):
            if hqs[hq].type != authority.ARMY:
                continue
            ports = [hex for hex in sorted(play.tables.bases) if links.harbour(play, frame.side, hex)]
            found += [
                act("redeploy", hqs[hq].id, play.label(hex))
                for hex in ports
                if hex != headquarters.where(play, hq) and not play.at(hex, enemy(frame.side))
            ]
            net = links.reached(play, hq, links.blocked(play, frame.side, known=True))
            fits = [hex for hex in sorted(net) if fit(play, frame.side, hex)]
            for start in links.bases_of(play, hq):
                found += [act("move-base", play.label(start), play.label(hex)) for hex in fits]
            found += [act("build-base", hqs[hq].id, play.label(hex)) for hex in sites(play, hq)]
        return found

    def seats(self, play: Campaign, frame: FreeAction) -> tuple[str, ...]:
        """Japan, if there is anything to do."""
        return (SEATS[frame.side],) if self._orders(play, frame) else ()

    def run(self, play: Campaign, frame: FreeAction) -> None:
        """There is nothing."""
        play.pop()

    def prompt(self, play: Campaign, frame: FreeAction, seat: str) -> str:
        """The question."""
        return "Move an army headquarters or its support base, or build one, free of charge? Or done."

    def legal(self, play: Campaign, frame: FreeAction, seat: str) -> list[Action]:
        """One of them, or none."""
        return [act("done"), *self._orders(play, frame)]

    def do(self, play: Campaign, frame: FreeAction, seat: str, action: Action) -> None:
        """Carry it out."""
        play.pop()
        if action.verb == "done":
            return
        end = play.hex(str(action.args[1]))
        if action.verb == "move-base":
            start = play.hex(str(action.args[0]))
            base = play.lines.bases[start]
            remove(play, start)
            put(play, end, base)
            return
        hq = orders.hq_named(play, str(action.args[0]))
        if action.verb == "build-base":
            build(play, hq, end)
        else:
            headquarters.settle(play, hq, end)

    def why_not(self, play: Campaign, frame: FreeAction, seat: str, action: Action) -> Refusal | None:
        """An army headquarters, and a fit place."""
        if action.verb not in ("redeploy", "move-base", "build-base"):
            return None
        return illegal("WPA-HQ-73", "an army headquarters or its support base, to a fit place")

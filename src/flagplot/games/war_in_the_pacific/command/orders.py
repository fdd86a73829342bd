"""The Joint Activation Segment on the main map: headquarters, units, lent CPs. [28.8, 29.2, 29.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import costs, headquarters, links
from flagplot.games.war_in_the_pacific.command.frames import Activation
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

Nets = dict[int, frozenset[int]]
LENT, KEPT = 4, 3  # CPs that are lent and what comes of them [see WPA-CMD-49]


def payers(play: Campaign, unit: int, nets: Nets) -> list[int]:
    """The headquarters that may pay for a unit: those it is linked with and that can command it.

    For an isolated unit it is the nearest linked one. [WPA-HQ-01, WPA-HQ-27, WPA-ISO-02]
    """
    able, place = headquarters.able(play, unit), play.state.place[unit]
    if not headquarters.isolated(play, unit):
        return [hq for hq in able if place in nets[hq]]
    linked = [hq for hq in able if nets[hq]]
    nearest = min(linked, key=lambda hq: (play.chart.air_cost(play.war.posts[hq], place), hq), default=-1)
    return [nearest] if nearest >= 0 else []


def candidates(play: Campaign, side: int, nets: Nets) -> list[tuple[int, int]]:
    """Units that could be activated now, and who pays. [BR-23-21]"""
    return [
        (unit, hq)
        for unit in play.ashore(side)
        if not play.is_(unit, ACTIVE)
        for hq in payers(play, unit, nets)
        if play.war.cp[hq] >= costs.unit_cost(play, unit)
    ]


def idle(play: Campaign, side: int) -> list[int]:
    """Headquarters that could be activated from their own stock. [WPA-HQ-54]"""
    return [
        hq
        for hq in headquarters.of(play, side)
        if not play.war.active[hq]
        and not costs.hq_closed(play, hq)
        and play.war.cp[hq] >= costs.hq_cost(play, hq)
    ]


def lenders(play: Campaign, side: int, nets: Nets) -> list[tuple[int, int]]:
    """Who may lend to whom: both linked and of one type, one within the radius of the other.

    The lender need not be activated. [WPA-CMD-47, WPA-CMD-48, WPA-CMD-53]
    """
    found, war = [], play.war
    for one in headquarters.of(play, side):
        for other in headquarters.of(play, side):
            alike = play.tables.hqs[one].type == play.tables.hqs[other].type
            near = war.posts[other] in nets[one] or war.posts[one] in nets[other]
            if one != other and alike and near and nets[one] and nets[other] and war.cp[one] > 0:
                found.append((one, other))
    return found


def worth(lent: int) -> int:
    """What comes of CPs that are lent: 3 of 4, but of fewer than 4 all. [WPA-CMD-49]"""
    return lent if lent < LENT else lent // LENT * KEPT + lent % LENT


class MobilizeStep(Step[Campaign, Activation]):
    """A side activates headquarters and units, the first player first. [BR-3-14, BR-23-21, WPA-CMD-01]"""

    def seats(self, play: Campaign, frame: Activation) -> tuple[str, ...]:
        """The side."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Activation, seat: str) -> str:
        """The question."""
        stocks = ", ".join(
            f"{play.tables.hqs[hq].name} {counted(play.war.cp[hq], 'CP')}"
            for hq in headquarters.of(play, frame.side)
        )
        return f"Activate headquarters and units, or done. Stocks: {stocks}."

    def legal(self, play: Campaign, frame: Activation, seat: str) -> list[Action]:
        """Headquarters, units and who pays, CPs to lend; and done."""
        nets, hqs = links.nets(play, frame.side), play.tables.hqs
        found = [act("activate-hq", hqs[hq].id) for hq in idle(play, frame.side)]
        found += [
            act("activate", play.id(unit), hqs[hq].id) for unit, hq in candidates(play, frame.side, nets)
        ]
        for one, other in lenders(play, frame.side, nets):
            found += [
                act("lend", hqs[one].id, hqs[other].id, lent) for lent in range(1, play.war.cp[one] + 1)
            ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Activation, seat: str, action: Action) -> None:
        """Carry out an order."""
        numbers = {hq.id: number for number, hq in enumerate(play.tables.hqs)}
        match action.verb:
            case "done":
                play.pop()
            case "activate-hq":
                activate_hq(play, numbers[str(action.args[0])])
            case "activate":
                activate(play, play.tables.number[str(action.args[0])], numbers[str(action.args[1])])
            case "lend":
                one, other = numbers[str(action.args[0])], numbers[str(action.args[1])]
                lend(play, one, other, int(action.args[2]))

    def why_not(self, play: Campaign, frame: Activation, seat: str, action: Action) -> Refusal | None:
        """The rule against an order."""
        if action.verb == "activate":
            return _unit_refusal(play, frame, action)
        if action.verb == "activate-hq":
            return _hq_refusal(play, frame, str(action.args[0]))
        if action.verb == "lend":
            return illegal("WPA-CMD-48", "CPs are lent between linked headquarters of one type and in reach")
        return None


def _unit_refusal(play: Campaign, frame: Activation, action: Action) -> Refusal:
    id = str(action.args[0])
    unit = play.tables.number[id]
    if unit not in play.ashore(frame.side):
        return illegal("WPA-HQ-28", f"{the(id)} is not yours ashore", id)
    if play.is_(unit, ACTIVE):
        return illegal("BR-23-21", f"{the(id)} is activated", id)
    hqs = {hq.id: number for number, hq in enumerate(play.tables.hqs)}
    payer = hqs.get(str(action.args[1])) if len(action.args) > 1 else None
    if payer is None or payer not in headquarters.able(play, unit):
        return illegal("WPA-HQ-12", f"that headquarters does not command {the(id)}", id)
    if payer not in payers(play, unit, links.nets(play, frame.side)):
        return illegal("WPA-HQ-27", f"{the(id)} is not linked with that headquarters", id)
    return illegal("WPA-HQ-01", f"{the(id)} costs {costs.unit_cost(play, unit)} CPs: too many", id)


def _hq_refusal(play: Campaign, frame: Activation, id: str) -> Refusal:
    hqs = {hq.id: number for number, hq in enumerate(play.tables.hqs)}
    number = hqs.get(id, -1)
    if number not in headquarters.of(play, frame.side):
        return illegal("WPA-HQ-46", "a headquarters of yours expected", id)
    if play.war.active[number]:
        return illegal("WPA-HQ-53", f"{the(id)} is activated for this cycle", id)
    if costs.hq_closed(play, number):
        return illegal("BR-11-05", f"the port of {the(id)} is too badly damaged", id)
    return illegal("WPA-HQ-52", f"{the(id)} costs {costs.hq_cost(play, number)} CPs: too many", id)


def _spend(play: Campaign, hq: int, points: int) -> None:
    war = play.war
    war.cp = tuple(stock - points if at == hq else stock for at, stock in enumerate(war.cp))


def activate_hq(play: Campaign, hq: int) -> None:
    """A headquarters is activated for the cycle; its commander's rating is a rebate, which may be more.

    [WPA-HQ-52, WPA-HQ-53, WPA-GEN-38, WPA-GEN-39]
    """
    war, printed = play.war, play.tables.hqs[hq]
    _spend(play, hq, costs.hq_cost(play, hq))
    war.active = tuple(1 if at == hq else one for at, one in enumerate(war.active))
    audience = (printed.side,)
    rebate = control.rating(play, headquarters.chief(play, hq), "hq", audience)
    _spend(play, hq, -rebate)
    play.note(f"{the(printed.id)} is activated; its commander saves {counted(rebate, 'CP')}", audience)


def activate(play: Campaign, unit: int, hq: int) -> None:
    """A unit is activated, until the cycle ends, by the headquarters that pays. [BR-23-21, WPA-HQ-29]"""
    _spend(play, hq, costs.unit_cost(play, unit))
    play.mark(unit, ACTIVE)
    play.war.under = dict(sorted({**play.war.under, unit: hq}.items()))
    play.note(f"{the(play.id(unit))} is activated", (SEATS[play.side(unit)],))


def lend(play: Campaign, one: int, other: int, points: int) -> None:
    """A headquarters lends CPs to another. [WPA-CMD-49, WPA-CMD-50]"""
    _spend(play, one, points)
    _spend(play, other, -worth(points))
    hqs = play.tables.hqs
    play.note(f"{the(hqs[one].id)} lends {counted(points, 'CP')} to {the(hqs[other].id)}", (hqs[one].side,))

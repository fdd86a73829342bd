"""The Joint Activation Segment on the main map: headquarters, units, lent CPs. [28.8, 29.2, 29.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import authority, breakdown, costs, headquarters, links
from flagplot.games.war_in_the_pacific.command.frames import Activation
from flagplot.games.war_in_the_pacific.ground import planning
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.answers import Answers, Choice, choice
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

Nets = dict[int, frozenset[int]]
MACARTHUR = "ldr-macarthur"
LENT, KEPT = 4, 3  # CPs that are lent and what comes of them [see WPA-CMD-49]
RESERVE = "reserve"
STAFF = ("activate-hq", "lend")


def payers(play: Campaign, unit: int, nets: Nets) -> list[int]:
    """The headquarters that may pay for a unit: those it is linked with and that can command it.

    For an isolated unit, and for one that an emergency link or a beachhead alone links, it is the nearest
    linked one. The headquarters need not be activated: units that only build never need that.
    [WPA-HQ-01, WPA-HQ-27, WPA-HQ-48, WPA-ISO-02]
    """
    able, place = headquarters.able(play, unit), play.state.place[unit]
    near = [hq for hq in able if place in nets[hq]]
    if near or not (headquarters.isolated(play, unit) or _otherwise_linked(play, unit)):
        return near
    linked = [hq for hq in able if nets[hq]]
    nearest = min(linked, key=lambda hq: (headquarters.remote(play, hq, place), hq), default=-1)
    return [nearest] if nearest >= 0 else []


def _otherwise_linked(play: Campaign, unit: int) -> bool:
    """Whether a unit is linked though no headquarters reaches its hex: by its entry arrow, a support base in
    its hex, or an emergency link. [see WPA-CLK-02, WPA-OSB-09, WPA-ECL-28]
    """
    lines, place = play.lines, play.state.place[unit]
    if unit in lines.arrows or unit in lines.supplied or place in lines.bases:
        return True
    return bool(lines.airlifts) and place in links.lifted(play, play.side(unit))


def candidates(play: Campaign, side: int, nets: Nets, source: str = "") -> list[tuple[int, int]]:
    """Units that could be activated now, and who pays: of its own stock, or of the reserve. [BR-23-21]"""
    return [
        (unit, hq)
        for unit in play.ashore(side)
        if not play.is_(unit, ACTIVE)
        for hq in payers(play, unit, nets)
        if purse(play, hq, source) >= costs.unit_cost(play, unit, hq)
    ]


def purse(play: Campaign, hq: int, source: str) -> int:
    """CPs a headquarters may spend: those it has, or those in the reserve of its command, which only itself
    is dearer from. [WPA-HQ-56, BR-3-27]
    """
    return play.war.reserve.get(play.tables.hqs[hq].cmd, 0) if source else play.war.cp[hq]


def draw(play: Campaign, hq: int, source: str, points: int) -> None:
    """A headquarters spends CPs of its stock, or of the reserve. [see BR-3-27]"""
    if not source:
        spend(play, hq, points)
        return
    cmd = play.tables.hqs[hq].cmd
    play.war.reserve = {**play.war.reserve, cmd: play.war.reserve.get(cmd, 0) - points}


def idle(play: Campaign, side: int) -> list[int]:
    """Headquarters that could be activated. [WPA-HQ-54]"""
    return [
        hq
        for hq in headquarters.of(play, side)
        if not headquarters.active(play, hq) and not costs.hq_closed(play, hq)
    ]


def sources(play: Campaign, hq: int) -> list[str]:
    """From where a headquarters can be paid: nothing for its own stock, or the reserve. [WPA-HQ-54]"""
    found = [""] if play.war.cp[hq] >= costs.hq_cost(play, hq) else []
    saved = play.war.reserve.get(play.tables.hqs[hq].cmd, 0)
    return [*found, RESERVE] if saved >= costs.hq_cost(play, hq, reserve=True) else found


def lenders(play: Campaign, side: int, nets: Nets) -> list[tuple[int, int]]:
    """Who may lend to whom: both linked and of one type, one within the radius of the other.

    The lender need not be activated. The United States and the Commonwealth do not lend to each other.
    [WPA-CMD-47, WPA-CMD-48, WPA-CMD-51, WPA-CMD-53]
    """
    return [
        (one, other)
        for one in headquarters.of(play, side)
        for other in headquarters.of(play, side)
        if one != other and play.war.cp[one] > 0 and may_lend(play, one, other, nets)
    ]


def may_lend(play: Campaign, one: int, other: int, nets: Nets) -> bool:
    """Whether two headquarters may lend to each other."""
    return freely(play, one, other) or not _strange(play, one, other, nets)


def _strange(play: Campaign, one: int, other: int, nets: Nets) -> str:
    """The clause that keeps headquarters from lending to each other; nothing if none does.

    [WPA-CMD-47, WPA-CMD-48, WPA-CMD-51]
    """
    hqs, place = play.tables.hqs, headquarters.where
    if foreign(play, one, other):
        return "WPA-CMD-51"
    if hqs[one].type != hqs[other].type or not nets[one] or not nets[other]:
        return "WPA-CMD-48"
    near = place(play, other) in nets[one] or place(play, one) in nets[other]
    return "" if near else "WPA-CMD-47"


def foreign(play: Campaign, one: int, other: int) -> bool:
    """Whether one headquarters is American and the other of the Commonwealth. [see WPA-CMD-51]"""
    pair = {play.tables.hqs[one].cmd, play.tables.hqs[other].cmd}
    return pair == {authority.AMERICAN, authority.COMMONWEALTH}


def freely(play: Campaign, one: int, other: int) -> bool:
    """Whether CPs pass freely: between MacArthur's headquarters and a US Fleet in its hex. [WPB-MSC-05]"""
    hqs = play.tables.hqs
    for his, fleet in ((one, other), (other, one)):
        chief = headquarters.chief(play, his)
        led = chief != headquarters.NOBODY and play.tables.leaders[chief].id == MACARTHUR
        naval = hqs[fleet].type == authority.FLEET and hqs[fleet].cmd == authority.AMERICAN
        if led and naval and headquarters.where(play, his) == headquarters.where(play, fleet):
            return True
    return False


def worth(lent: int) -> int:
    """What comes of CPs that are lent: 3 of 4, but of fewer than 4 all. [WPA-CMD-49]"""
    return lent if lent < LENT else lent // LENT * KEPT + lent % LENT


def staff_choices(play: Campaign, side: int) -> list[Choice]:
    """Headquarters to activate and CPs to lend: also while cards are laid out.

    [WPA-HQ-54, WPA-CMD-50, BR-3-27]
    """
    hqs = play.tables.hqs
    found = [
        choice("activate-hq", [hqs[hq].id], *([[source]] if source else []))
        for hq in idle(play, side)
        for source in sources(play, hq)
    ]
    return found + [
        choice("lend", [hqs[one].id], [hqs[other].id], range(1, play.war.cp[one] + 1))
        for one, other in lenders(play, side, links.nets(play, side, known=True))
    ]


def staff_refusal(play: Campaign, side: int, action: Action) -> Refusal | None:
    """Why a headquarters is not activated, or lends nothing."""
    if action.verb == "activate-hq":
        return _hq_refusal(play, side, str(action.args[0]), reserve=len(action.args) > 1)
    return _loan_refusal(play, side, str(action.args[0]), str(action.args[1]))


LOANS = {
    "WPA-CMD-47": "neither of the two headquarters is within the command radius of the other",
    "WPA-CMD-48": "CPs are lent between linked headquarters of one type",
    "WPA-CMD-51": "the United States and the Commonwealth do not lend CPs",
}


def _loan_refusal(play: Campaign, side: int, lender: str, borrower: str) -> Refusal:
    one, other = hq_named(play, lender), hq_named(play, borrower)
    mine = headquarters.of(play, side)
    if one not in mine or other not in mine or one == other:
        return illegal("WPA-CMD-47", "two headquarters of yours expected", lender)
    nets = links.nets(play, side, known=True)
    if not may_lend(play, one, other, nets):
        clause = _strange(play, one, other, nets)
        return illegal(clause, LOANS[clause], borrower)
    return illegal("WPA-HQ-01", f"{the(lender)} has {counted(play.war.cp[one], 'CP')}", lender)


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
        nets, hqs = links.nets(play, frame.side, known=True), play.tables.hqs
        found = list(Answers(*staff_choices(play, frame.side)))
        for source in ("", *([RESERVE] if saved(play, frame.side) else [])):
            found += [
                act("activate", play.id(unit), hqs[hq].id, *([source] if source else []))
                for unit, hq in candidates(play, frame.side, nets, source)
            ]
        found += breakdown.orders(play, frame.side)
        return [*found, *planning.orders(play, frame.side), act("done")]

    def do(self, play: Campaign, frame: Activation, seat: str, action: Action) -> None:
        """Carry out an order."""
        match action.verb:
            case "done":
                play.pop()
            case "plan-landing" | "cancel-plan":
                planning.do(play, frame.side, action)
            case "break-down" | "reform":
                breakdown.carry_out(play, action)
            case "activate-hq":
                rebate(play, activate_hq(play, action))
            case "activate":
                unit = play.tables.number[str(action.args[0])]
                activate(play, unit, hq_named(play, str(action.args[1])), source_of(action))
            case "lend":
                lend(play, action)

    def why_not(self, play: Campaign, frame: Activation, seat: str, action: Action) -> Refusal | None:
        """The rule against an order."""
        if action.verb == "activate":
            return _unit_refusal(play, frame, action)
        if action.verb in STAFF:
            return staff_refusal(play, frame.side, action)
        if action.verb in breakdown.VERBS:
            return breakdown.why_not(play, frame.side, action)
        if action.verb in planning.VERBS:
            return planning.why_not(play, frame.side, action)
        return None


def _unit_refusal(play: Campaign, frame: Activation, action: Action) -> Refusal:
    id = str(action.args[0])
    unit = play.tables.number[id]
    if play.side(unit) != frame.side:
        return illegal("WPA-HQ-27", f"{the(id)} is not yours", id)
    if unit not in play.ashore(frame.side):
        return illegal("WPA-HQ-28", f"{the(id)} is not ashore", id)
    if play.is_(unit, ACTIVE):
        return illegal("BR-23-21", f"{the(id)} is activated", id)
    payer = hq_named(play, str(action.args[1])) if len(action.args) > 1 else -1
    if payer not in headquarters.of(play, frame.side):
        return illegal("WPA-HQ-01", "a headquarters of yours that pays expected", id)
    printed = play.tables.hqs[payer]
    if not headquarters.takes(play, payer, unit):
        often = authority.claim(printed, play.unit(unit))
        never = f"{the(printed.id)} does not command {the(id)}"
        enough = f"one unit such as {the(id)} is enough in a {often}"
        rule = authority.clause(printed, play.unit(unit))
        return illegal(rule, never if often == authority.NEVER else enough, id)
    if payer not in payers(play, unit, links.nets(play, frame.side, known=True)):
        if headquarters.isolated(play, unit):
            return illegal("WPA-ISO-02", f"the nearest linked headquarters pays for {the(id)}", id)
        return illegal("WPA-HQ-27", f"{the(id)} is not linked with that headquarters", id)
    clause, where = ("WPA-HQ-56", " of the reserve") if source_of(action) else ("WPA-HQ-01", "")
    cost = counted(costs.unit_cost(play, unit, payer), "CP")
    return illegal(clause, f"{the(id)} costs {cost}{where}: too many", id)


def hq_named(play: Campaign, id: str) -> int:
    """The number of a headquarters; -1 if it is none of this war."""
    return next((number for number, hq in enumerate(play.tables.hqs) if hq.id == id), -1)


def _hq_refusal(play: Campaign, side: int, id: str, *, reserve: bool) -> Refusal:
    number = hq_named(play, id)
    if number not in headquarters.of(play, side):
        return illegal("WPA-HQ-46", "a headquarters of yours expected", id)
    if headquarters.active(play, number):
        return illegal("WPA-HQ-53", f"{the(id)} is activated for this cycle", id)
    if costs.hq_closed(play, number):
        return illegal("BR-11-05", f"the port of {the(id)} is too badly damaged", id)
    cost = costs.hq_cost(play, number, reserve=reserve)
    where = " from the reserve" if reserve else ""
    return illegal(
        "WPA-HQ-55" if reserve else "WPA-HQ-52", f"{the(id)} costs {counted(cost, 'CP')}{where}: too many", id
    )


def spend(play: Campaign, hq: int, points: int) -> None:
    """CPs leave the stock of a headquarters."""
    war = play.war
    war.cp = tuple(stock - points if at == hq else stock for at, stock in enumerate(war.cp))


def activate_hq(play: Campaign, action: Action) -> int:
    """A headquarters is activated for the cycle, and paid for; gives its number. [WPA-HQ-52, WPA-HQ-53]"""
    hq = hq_named(play, str(action.args[0]))
    war, printed = play.war, play.tables.hqs[hq]
    if len(action.args) > 1:
        left = war.reserve[printed.cmd] - costs.hq_cost(play, hq, reserve=True)
        war.reserve = {**war.reserve, printed.cmd: left}
    else:
        spend(play, hq, costs.hq_cost(play, hq))
    war.active = tuple(1 if at == hq else one for at, one in enumerate(war.active))
    return hq


def rebate(play: Campaign, hq: int) -> None:
    """The rating of its commander is a rebate on a headquarters that was activated, which may be more.

    While he is at sea his rating is not used. What a bad one costs has been paid. [WPA-GEN-38, WPA-GEN-39,
    BR-8-09]
    """
    printed = play.tables.hqs[hq]
    audience = (printed.side,)
    saved = control.rating(play, headquarters.leading(play, hq), "hq", audience) + costs.penalty(play, hq)
    spend(play, hq, -saved)
    told = f"; its commander saves {counted(saved, 'CP')}" if saved else ""
    play.note(f"{the(printed.id)} is activated{told}", audience)


def activate(play: Campaign, unit: int, hq: int, source: str = "") -> None:
    """A headquarters activates a unit, and pays for it; from the reserve it costs the same.

    [BR-23-21, WPA-HQ-56]
    """
    draw(play, hq, source, costs.unit_cost(play, unit, hq))
    enlist(play, unit, hq)


def source_of(action: Action) -> str:
    """The reserve, where an order says that it pays."""
    return RESERVE if action.args[-1] == RESERVE else ""


def saved(play: Campaign, side: int) -> bool:
    """Whether a side has anything in reserve."""
    mine = {hq.cmd for hq in play.tables.hqs if hq.side == SEATS[side]}
    return any(points > 0 and cmd in mine for cmd, points in play.war.reserve.items())


def enlist(play: Campaign, unit: int, hq: int) -> None:
    """A unit is activated, until the cycle ends, by the headquarters that has paid. [BR-23-21, WPA-HQ-29]"""
    war = play.war
    play.mark(unit, ACTIVE)
    war.under = dict(sorted({**war.under, unit: hq}.items()))
    if authority.claim(play.tables.hqs[hq], play.unit(unit)) != authority.ALWAYS:
        war.guests = dict(sorted({**war.guests, unit: play.state.turn}.items()))
    play.note(f"{does(play.id(unit), 'is')} activated", (SEATS[play.side(unit)],))


def _received(play: Campaign, one: int, other: int, points: int) -> int:
    """What comes of CPs that are lent, with those lent before in the game-turn: few at a time lose as many.

    [WPA-CMD-49]
    """
    turn = play.state.turn
    lent = [entry for entry in play.war.lent or () if entry[2] == turn]
    before = sum(entry[3] for entry in lent if entry[:2] == (one, other))
    rest = [entry for entry in lent if entry[:2] != (one, other)]
    play.war.lent = tuple(sorted([*rest, (one, other, turn, before + points)]))
    return worth(before + points) - worth(before)


def lend(play: Campaign, action: Action) -> None:
    """A headquarters lends CPs to another. [WPA-CMD-49, WPA-CMD-50, WPB-MSC-05]"""
    one, other = (hq_named(play, str(id)) for id in action.args[:2])
    points = int(action.args[2])
    spend(play, one, points)
    spend(play, other, -(points if freely(play, one, other) else _received(play, one, other, points)))
    hqs = play.tables.hqs
    play.note(f"{the(hqs[one].id)} lends {counted(points, 'CP')} to {the(hqs[other].id)}", (hqs[one].side,))

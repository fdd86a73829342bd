"""What can happen in a game of the Axis & Allies family.

Powers, spaces, unit types and facilities are ids, forces are written as in ``text.py``.
"""

from __future__ import annotations

from flagplot.games.axis_allies.text import told
from flagplot.kernel.event import Event, Moment
from flagplot.kernel.words import counted, joined, listed, some, the


def ipcs(count: int) -> str:
    """A sum of money."""
    return counted(count, "IPC")


class PhaseBegan(Event, frozen=True, kw_only=True, tag="phase"):
    """A phase of a power's turn begins."""

    power: str
    phase: str
    round: int

    def sentence(self) -> str:
        """Headline of the phase."""
        return f"Round {self.round}, {the(self.power)}: {the(self.phase)}"

    def moment(self) -> Moment:
        """A phase begins."""
        return Moment.PHASE


class Hired(Event, frozen=True, kw_only=True, tag="hired"):
    """Researchers were hired."""

    power: str
    tokens: int
    cost: int
    held: int  # all researchers the power has now

    def sentence(self) -> str:
        """Who pays what for how many."""
        hired = counted(self.tokens, "researcher")
        return f"{the(self.power)} hires {hired} for {ipcs(self.cost)} and has {self.held} at work"


class Researched(Event, frozen=True, kw_only=True, tag="researched"):
    """The research dice of a turn were thrown; a breakthrough uses up all researchers."""

    power: str
    tokens: int
    breakthrough: bool

    def sentence(self) -> str:
        """What came of it."""
        number = counted(self.tokens, "researcher")
        if self.breakthrough:
            return f"{the(self.power)} has a breakthrough, which uses up {number}"
        return f"{the(self.power)} has no breakthrough and keeps {number} for later turns"


class Developed(Event, frozen=True, kw_only=True, tag="developed"):
    """A power has a new technology."""

    news = True

    power: str
    technology: str
    name: str
    chart: int

    def sentence(self) -> str:
        """Who can do what from now on."""
        return f"{the(self.power)} develops {the(self.technology)} (chart {self.chart})"


class Raised(Event, frozen=True, kw_only=True, tag="raised"):
    """New units a power gets for nothing wait in its mobilization zone."""

    news = True

    power: str
    units: str
    count: int

    def sentence(self) -> str:
        """How many of what."""
        return f"{the(self.power)} raises {some(self.count, self.units)}"


class Offered(Event, frozen=True, kw_only=True, tag="offered"):
    """A side named the sum it would be content with."""

    power: str  # who speaks for it
    ipcs: int

    def sentence(self) -> str:
        """The bid."""
        return f"{the(self.power)} bids {ipcs(self.ipcs)}"


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """An item was bought or a point of damage repaired."""

    news = True

    power: str
    item: str
    cost: int
    space: str = ""

    def sentence(self) -> str:
        """Who paid what for which item."""
        if self.space:
            what = f"the repair of {the(self.item)} in {the(self.space)}"
            return f"{the(self.power)} pays {ipcs(self.cost)} for {what}"
        return f"{the(self.power)} buys {some(1, self.item)} for {ipcs(self.cost)}"


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """A treasury changed for any reason other than a purchase."""

    power: str
    ipcs: int  # negative when money is lost
    reason: str  # with references

    def sentence(self) -> str:
        """Who got or lost what, and why."""
        verb = "gets" if self.ipcs > 0 else "loses"
        return f"{the(self.power)} {verb} {ipcs(abs(self.ipcs))}: {self.reason}"

    def moment(self) -> Moment:
        """Money."""
        return Moment.GAIN


class WarDeclared(Event, frozen=True, kw_only=True, tag="war"):
    """Two powers are now at war."""

    by: str
    on: str
    reason: str

    def sentence(self) -> str:
        """Who is at war with whom, and why."""
        return f"{the(self.by)} and {the(self.on)} are at war: {self.reason}"

    def moment(self) -> Moment:
        """It belongs to somebody else now."""
        return Moment.CHANGE


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """Units went from one space to another along a path."""

    spaces = ("path",)

    power: str
    units: str
    path: tuple[str, ...]
    phase: str = ""

    def sentence(self) -> str:
        """Which units went where; aircraft that act or land where they already are went nowhere."""
        start, *between, end = self.path if len(self.path) > 1 else self.path * 2
        if start == end and not between:
            verb = "lands" if self.phase in ("noncombat", "stranded") else "sends up"
            return f"{the(self.power)} {verb} {told(self.units)} in {the(start)}"
        way = f" by way of {listed(between)}" if between else ""
        return f"{the(self.power)} moves {told(self.units)} from {the(start)} to {the(end)}{way}"


class Loaded(Event, frozen=True, kw_only=True, tag="loaded"):
    """A land unit went aboard (``aboard``) or ashore."""

    spaces = ("land", "zone")

    power: str
    unit: str
    land: str
    zone: str
    aboard: bool

    def sentence(self) -> str:
        """Which unit went aboard or ashore."""
        if self.aboard:
            return f"{the(self.power)} embarks {some(1, self.unit)} from {the(self.land)} in {the(self.zone)}"
        return f"{the(self.power)} lands {some(1, self.unit)} from {the(self.zone)} in {the(self.land)}"


class Announced(Event, frozen=True, kw_only=True, tag="announced"):
    """An attack, assault, scramble, interception, kamikaze, convoy raid or the like was announced."""

    spaces = ("space",)

    power: str
    what: str  # what the power does, with references, as far as the space
    space: str
    detail: str = ""  # what follows the space, with references
    order: str = ""  # the answer that announced it: bombard, intercept, kamikaze, raid, scramble
    pieces: str = ""  # the force that is to do it

    def sentence(self) -> str:
        """What was announced."""
        return f"{the(self.power)} {self.what} {the(self.space)} {self.detail}".rstrip()


class BattleBegan(Event, frozen=True, kw_only=True, tag="battle_began"):
    """Units were placed on the battle strip."""

    spaces = ("space",)

    space: str
    attacker: str
    attackers: str
    defenders: str

    def sentence(self) -> str:
        """Both sides of the strip."""
        return f"Battle of {the(self.space)}: {told(self.attackers)} against {told(self.defenders)}"

    def moment(self) -> Moment:
        """A fight begins."""
        return Moment.BATTLE


class Hit(Event, frozen=True, kw_only=True, tag="hit"):
    """Hits scored in one fire step."""

    spaces = ("space",)

    space: str
    by: str  # a power, several joined by "+", or what fires
    hits: int
    detail: str = ""  # what fired or was hit
    classes: tuple[tuple[str, int], ...] = ()  # hits by class of the firing units, at sea

    def sentence(self) -> str:
        """How many hits; from which class is told only where there are several."""
        about = the(self.detail) if self.detail else ""
        if len(self.classes) > 1:
            about = joined([f"{number} from {the(f'hits_{cls}')}" for cls, number in self.classes])
        who, done = listed(self.by.split("+")), counted(self.hits, "hit")
        return f"{who}: {done} in {the(self.space)}" + (f" ({about})" if about else "")


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """Units left the game."""

    spaces = ("space",)

    power: str
    units: str
    count: int
    space: str
    reason: str = ""

    def sentence(self) -> str:
        """What was lost."""
        why = f" ({self.reason})" if self.reason else ""
        return f"{the(self.power)} loses {some(self.count, self.units)} in {the(self.space)}{why}"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class Bombed(Event, frozen=True, kw_only=True, tag="bombed"):
    """Bombers have come to a facility; its fire and their bombs follow."""

    spaces = ("space",)

    power: str  # the raider
    space: str
    what: str
    owner: str
    bombers: int
    flak: int  # highest face that shoots one down, 0 if nobody fires
    room: int  # damage points the facility can still take

    def sentence(self) -> str:
        """How many come to what."""
        come = counted(self.bombers, "bomber")
        return f"{the(self.power)} has {come} over the {the(self.what)} of {the(self.space)}"


class Damaged(Event, frozen=True, kw_only=True, tag="damaged"):
    """A capital ship or facility was damaged, or repaired when ``points`` is negative."""

    news = True
    spaces = ("space",)

    power: str
    what: str
    space: str
    points: int

    def sentence(self) -> str:
        """What was damaged or repaired."""
        word = "damaged" if self.points > 0 else "repaired"
        points = counted(abs(self.points), "point")
        return f"{the(self.what)} of {the(self.power)} in {the(self.space)} is {word}, {points}"


BELOW = "below"  # where submarines that submerge retreat to


class Retreated(Event, frozen=True, kw_only=True, tag="retreated"):
    """The attacker broke off, or submarines submerged; aircraft that break off stay in the space."""

    spaces = ("space", "to")

    power: str
    space: str
    to: str
    units: str = ""
    aloft: str = ""  # aircraft, which stay where they are until noncombat movement

    def sentence(self) -> str:
        """Who went where, and who stays in the air. [P40-RET-05, A50-RET-05]"""
        where = the(self.space)
        if self.to == BELOW:
            return f"{the(self.power)} submerges {told(self.units)} in {where}"
        if not self.units and self.aloft:
            return f"{the(self.power)} breaks off in {where}: {told(self.aloft)} in the air there"
        stay = f"; {told(self.aloft)} in the air over {where}" if self.aloft else ""
        what = f" with {told(self.units)}" if self.units else ""
        return f"{the(self.power)} retreats from {where} to {the(self.to)}{what}{stay}"


_WINS = {"attacker": "the attacker wins", "defender": "the defender holds out"}


class BattleEnded(Event, frozen=True, kw_only=True, tag="battle_ended"):
    """A battle is over; ``winner`` is attacker, defender or nobody."""

    spaces = ("space",)

    space: str
    winner: str

    def sentence(self) -> str:
        """Who holds the field."""
        return f"The battle of {the(self.space)} is over: {_WINS.get(self.winner, 'nobody wins')}"

    def moment(self) -> Moment:
        """A fight is over."""
        return Moment.RESULT


UNHELD = ("none", "neutral")  # owners that are nobody


class Captured(Event, frozen=True, kw_only=True, tag="captured"):
    """A territory changed hands."""

    spaces = ("space",)

    space: str
    by: str
    to: str
    before: str
    returned: bool = False  # a friend gives it back to its owner, whose capital ``by`` has freed

    def sentence(self) -> str:
        """Who controls what now."""
        if self.returned:
            return f"{the(self.before)} gives {the(self.space)} back to {the(self.to)}"
        held = f" from {the(self.before)}" if self.before not in (*UNHELD, self.by) else ""
        if self.to != self.by:
            return f"{the(self.by)} frees {the(self.space)}{held} for {the(self.to)}"
        return f"{the(self.by)} takes {the(self.space)}{held}"

    def moment(self) -> Moment:
        """It belongs to somebody else now."""
        return Moment.CHANGE


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """New units or facilities entered play."""

    news = True
    spaces = ("space",)

    power: str
    units: str
    count: int
    space: str

    def sentence(self) -> str:
        """What was placed where."""
        if self.power in UNHELD:
            return f"{some(self.count, self.units)} of its own defend {the(self.space)}"
        return f"{the(self.power)} places {some(self.count, self.units)} in {the(self.space)}"


class Built(Event, frozen=True, kw_only=True, tag="built"):
    """A facility bought this turn was placed, or a minor complex upgraded."""

    news = True
    spaces = ("space",)

    power: str
    item: str
    space: str

    def sentence(self) -> str:
        """What was built where."""
        return f"{the(self.power)} builds {some(1, self.item)} in {the(self.space)}"


class Dismantled(Event, frozen=True, kw_only=True, tag="dismantled"):
    """A facility was taken off the map."""

    news = True
    spaces = ("space",)

    power: str
    item: str
    space: str

    def sentence(self) -> str:
        """What is gone."""
        return f"{the(self.item)} in {the(self.space)} is removed"


class HandedOver(Event, frozen=True, kw_only=True, tag="handed_over"):
    """Units got a new owner: antiaircraft guns of a captured territory."""

    news = True
    spaces = ("space",)

    power: str  # the new owner
    before: str
    units: str
    count: int
    space: str

    def sentence(self) -> str:
        """What went from whom to whom."""
        guns = some(self.count, self.units)
        return f"{the(self.power)} gets {guns} of {the(self.before)} in {the(self.space)}"


class Refunded(Event, frozen=True, kw_only=True, tag="refunded"):
    """Bought items that could not be placed were paid back."""

    power: str
    item: str
    count: int
    ipcs: int

    def sentence(self) -> str:
        """What was paid back."""
        return f"{the(self.power)} gets {ipcs(self.ipcs)} back for {some(self.count, self.item)}"


class GameEnded(Event, frozen=True, kw_only=True, tag="ended"):
    """Somebody has won."""

    news = True

    winners: tuple[str, ...]
    reason: str  # with references

    def sentence(self) -> str:
        """Who won and how."""
        won = "win" if len(self.winners) > 1 else "wins"
        return f"{listed(self.winners) or 'nobody'} {won}: {self.reason}"

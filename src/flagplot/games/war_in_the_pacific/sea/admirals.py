"""Admirals at sea: flagships, who is lost, who is promoted. [8]"""

from __future__ import annotations

from fractions import Fraction

from flagplot.games.war_in_the_pacific.command import authority, headquarters
from flagplot.games.war_in_the_pacific.leaders import postings
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import Promotion, Reckoning
from flagplot.games.war_in_the_pacific.sea.setup import flagship
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import GONE, POST
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.words import counted, the

RATINGS = "sate"  # Surface, Air, Amphibious, Evasion: as ``improved`` has them
BEST = {"s": 2, "a": 2, "t": 2, "e": -2}  # [BR-8-08]
WON = 2  # ship points more than the enemy's for which an admiral may be promoted
SHIP_POINTS = {"CV": Fraction(2), "BB": Fraction(1), "BC": Fraction(1), "CVL": Fraction(1)}
CRUISERS, OTHERS = Fraction(1, 2), Fraction(1, 3)
WORTHLESS = ("MSU", "BARGE")  # [34.1.1]
NOT_THERE = 1  # the die on which an admiral of the Available Box is not available [BR-8-05]


def flagship_lost(play: Campaign, label: str, ship: int) -> None:
    """A flagship was sunk: its admiral is lost on 1 or 2, or is away for 1D6 cycles. [BR-8-07]

    The subordinate takes over; another ship becomes the flagship. [BR-8-06, BR-8-12]
    """
    force = play.force(label)
    if force.flagship != ship:
        return
    rest = tuple(one for one in force.ships if one != ship)
    if force.admirals:
        admiral, *others = force.admirals
        id = play.tables.leaders[admiral].id
        secret = None if force.marker else (SEATS[force.side],)
        (die,) = play.roll(1, f"whether {the(id)} is lost with his flagship", audience=secret)
        if die <= 2:
            play.state.leader[admiral] = GONE
            play.news(f"{the(id)} goes down with his flagship", secret)
        else:
            (away,) = play.roll(1, f"how many cycles {the(id)} is away", audience=secret)
            postings.send_away(play, admiral, away)
            play.news(f"{the(id)} leaves his flagship and is away for {away} cycles", secret)
        play.set_force(label, admirals=tuple(others))
    play.set_force(label, flagship=flagship(play.tables, rest))


def available(play: Campaign, side: int) -> list[int]:
    """Admirals without a post: the Available Box of a side. [BR-8-11]"""
    busy = {one for force in play.sea.forces.values() for one in force.admirals}
    if play.tables.land is not None:
        busy |= set(play.war.commanders.values())
        busy |= {express.admiral for express in play.lines.expresses.values()}  # [WPA-ECL-08]
    return [
        number
        for number, leader in enumerate(play.tables.leaders)
        if leader.admiral
        and leader.side == SEATS[side]
        and leader.role != "hq"
        and number not in busy
        and play.state.leader[number] == POST
    ]


def ashore(play: Campaign, side: int, hex: int) -> list[int]:
    """Commanders of activated Fleet headquarters in a port, who may go to sea; of Combined ones they may not.

    [BR-8-09, WPA-HQ-17, WPA-HQ-58]
    """
    if play.tables.land is None:
        return []
    hqs, found = play.tables.hqs, []
    for hq in headquarters.of(play, side):
        chief = headquarters.chief(play, hq)
        if chief == headquarters.NOBODY or headquarters.at_sea(play, chief):
            continue
        types = {hqs[one].type for one in headquarters.commanded(play, chief)}
        fleet = types == {authority.FLEET} and headquarters.where(play, hq) == hex
        if fleet and headquarters.active(play, hq):
            found.append(chief)
    return found


def appoint(play: Campaign, label: str, admiral: int) -> None:
    """He takes command, unless the die says that he is not available in this phase. [BR-8-05]"""
    force = play.force(label)
    id = play.tables.leaders[admiral].id
    (die,) = play.roll(1, f"whether {the(id)} is available", audience=(SEATS[force.side],))
    if die != NOT_THERE:
        play.set_force(label, admirals=(admiral, *force.admirals)[:2])


# -- promotion -----------------------------------------------------------------------------------------------


def points(kind: str) -> Fraction:
    """What a sunk ship of a type counts. [BR-8-08]"""
    if kind in WORTHLESS:
        return Fraction(0)
    return SHIP_POINTS.get(kind, CRUISERS if kind in ("CA", "CL", "CLAA") else OTHERS)


class ReckoningStep(Step[Campaign, Reckoning]):
    """The commander of a side that sank clearly more rolls for promotion. [BR-8-08]"""

    def run(self, play: Campaign, frame: Reckoning) -> None:
        """2D6: 10 and 11 improve one rating, 12 two."""
        play.pop()
        lost = [
            sum((points(play.tables.ships[ship].type) for ship in ships if play.sunk(ship)), Fraction(0))
            for ships in frame.ships
        ]
        for at, label in enumerate(frame.forces):
            force = play.sea.forces.get(label)
            if force is None or not force.admirals or lost[1 - at] - lost[at] < WON:
                continue
            id = play.tables.leaders[force.admirals[0]].id
            dice = sum(play.roll(2, f"promotion of {the(id)}"))
            gained = 2 if dice == 12 else 1 if dice >= 10 else 0
            if gained:
                play.push(Promotion(force.admirals[0], gained))


class PromotionStep(Step[Campaign, Promotion]):
    """Which rating improves; none goes beyond 2, Evasion beyond -2. [BR-8-08]"""

    def open_(self, play: Campaign, frame: Promotion) -> list[str]:
        """Ratings that can still improve."""
        gained = play.sea.improved.get(frame.leader, (0, 0, 0, 0))
        leader = play.tables.leaders[frame.leader]
        return [
            rating
            for at, rating in enumerate(RATINGS)
            if int(getattr(leader, rating)) + gained[at] != BEST[rating]
        ]

    def seats(self, play: Campaign, frame: Promotion) -> tuple[str, ...]:
        """His side."""
        if not frame.points or not self.open_(play, frame):
            return ()
        return (play.tables.leaders[frame.leader].side,)

    def run(self, play: Campaign, frame: Promotion) -> None:
        """Nothing left to improve."""
        play.pop()

    def prompt(self, play: Campaign, frame: Promotion, seat: str) -> str:
        """The question."""
        id = play.tables.leaders[frame.leader].id
        return f"{the(id)} is promoted: which rating improves? {counted(frame.points, 'point')} to give."

    def legal(self, play: Campaign, frame: Promotion, seat: str) -> list[Action]:
        """The ratings by their letters."""
        return [act("improve", rating) for rating in self.open_(play, frame)]

    def do(self, play: Campaign, frame: Promotion, seat: str, action: Action) -> None:
        """It improves by 1; of Evasion low is good."""
        frame.points -= 1
        gained = list(play.sea.improved.get(frame.leader, (0, 0, 0, 0)))
        rating = str(action.args[0])
        gained[RATINGS.index(rating)] += -1 if rating == "e" else 1
        s, a, t, e = gained
        play.sea.improved = {**play.sea.improved, frame.leader: (s, a, t, e)}

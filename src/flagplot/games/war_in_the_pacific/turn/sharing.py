"""How the Allies must divide their CPs between the two commands of the South Pacific. [SC-S3-04, 62.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters, links
from flagplot.games.war_in_the_pacific.command.orders import MACARTHUR
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.turn.frames import Allotment
from flagplot.kernel.refusal import Refusal, illegal

HIS = "hq-sw-pacific"
RATIO = 2  # to 1, either way [see WPB-MSC-04]


def rival(play: Campaign) -> int:
    """The US Combined headquarters within the radius of MacArthur's, to which the ratio applies; or none.

    [WPB-MSC-04, WPA-HQ-70]
    """
    ids = [hq.id for hq in play.tables.hqs]
    if HIS not in ids or play.war.posts[ids.index(HIS)] == OUT:
        return headquarters.NOBODY
    his = ids.index(HIS)
    chief = headquarters.chief(play, his)
    if chief == headquarters.NOBODY or play.tables.leaders[chief].id != MACARTHUR:
        return headquarters.NOBODY
    for hq in headquarters.of(play, ALLIED):
        printed = play.tables.hqs[hq]
        near = play.chart.distance(play.war.posts[his], play.war.posts[hq]) <= links.radius(play, his)
        if printed.type == "combined" and printed.nation == "US" and near:
            return hq
    return headquarters.NOBODY


def after(play: Campaign, frame: Allotment, fund: str, share: int) -> tuple[int, ...]:
    """What each headquarters has been given after one more share."""
    given = frame.given or (0,) * len(play.tables.hqs)
    return tuple(points + (share if play.tables.hqs[hq].id == fund else 0) for hq, points in enumerate(given))


def fair(play: Campaign, frame: Allotment, fund: str, share: int) -> bool:
    """Whether the rest can still make good what is due after one more share. [SC-S3-04, WPB-MSC-04]"""
    if SEATS[frame.side] not in play.land_card.shares:
        return True
    return due(play, after(play, frame, fund, share)) <= frame.left - share


def due(play: Campaign, given: tuple[int, ...]) -> int:
    """CPs that must still be given for the least of a command and for the ratio.

    Without his Force on the map MacArthur takes all that is due to his command, and his rival half of it.
    """
    least, command = play.land_card.shares[SEATS[ALLIED]]
    ids, there = [hq.id for hq in play.tables.hqs], headquarters.of(play, ALLIED)
    able = [id for id in command if ids.index(id) in there]
    short = max(least - sum(given[ids.index(id)] for id in command), 0) if able else 0
    other = rival(play)
    if other == headquarters.NOBODY:
        return short
    mine, theirs = given[ids.index(HIS)], given[other]
    his = max(-(-theirs // RATIO) - mine, short if able == [HIS] else 0)
    others = max(-(-(mine + his) // RATIO) - theirs, 0)
    return max(short, his) + others


def refusal(play: Campaign) -> Refusal:
    """Why a share is too large."""
    least, _ = play.land_card.shares[SEATS[ALLIED]]
    what = f"at least {least} CPs go to SW Pacific with its Force, and its share and that of South Pacific"
    return illegal("SC-S3-04", f"{what} are not more than 2 to 1")

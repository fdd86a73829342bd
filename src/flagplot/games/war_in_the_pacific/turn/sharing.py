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
    """The US Combined headquarters within the radius of MacArthur's, over water, to which the ratio applies.

    [WPB-MSC-04, WPA-HQ-70, WPA-HQ-11]
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
        near = links.commands(play, his, headquarters.where(play, hq))
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

    His Force counts as part of MacArthur's headquarters; half of what is due to the two is due to the rival.
    [SC-S3-04, WPB-MSC-04]
    """
    least, command = play.land_card.shares[SEATS[ALLIED]]
    ids, there = [hq.id for hq in play.tables.hqs], headquarters.of(play, ALLIED)
    mine = sum(given[ids.index(id)] for id in command)
    able = any(ids.index(id) in there for id in command)
    his = max(least - mine, 0) if able else 0
    other = rival(play)
    if other == headquarters.NOBODY:
        return his
    theirs = given[other]
    his = max(his, -(-theirs // RATIO) - mine)
    return his + max(-(-(mine + his) // RATIO) - theirs, 0)


def refusal(play: Campaign) -> Refusal:
    """Why a share is too large."""
    least, _ = play.land_card.shares[SEATS[ALLIED]]
    what = f"at least {least} CPs go to SW Pacific with its Force, and its share and that of South Pacific"
    return illegal("SC-S3-04", f"{what} are not more than 2 to 1")

"""The cup of Magic chits and the Allied hand. [42.4]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.words import counted, the

BLANK, DRAWS = "blank", {"draw-1": 1, "draw-2": 2}
REPORT_FALSE = "report-false"
SEQUENCE = ("sequence-1", "sequence-2")
REVEAL = {"reveal-1": 1, "reveal-2": 2}
REVEAL_DUMMY, ATTACK = "reveal-dummy", "attack-subron"
SECRET = (SEATS[ALLIED],)
SIDES = 100  # of the throw that draws a chit


def hand(play: Campaign) -> list[str]:
    """The chits the Allies hold that are good for something, each kind once. [WPB-MAG-16]"""
    return [chit for chit, count in sorted(play.sea.magic.items()) if count and chit != BLANK]


def draw(play: Campaign, count: int) -> None:
    """Draw chits; a Draw chit draws more, and the other one too if it comes up.

    Draw chits stay out until all draws are over. [WPB-MAG-01, WPB-MAG-14, WPB-MAG-15, WPB-MAG-28]
    """
    aside: list[str] = []
    while count:
        count -= 1
        chit = _one(play, aside)
        if chit in DRAWS:
            aside.append(chit)
            faces = play.roll(DRAWS[chit], "further Magic chits", audience=SECRET)
            count += sum(faces)
        else:
            play.sea.magic = {**play.sea.magic, chit: play.sea.magic.get(chit, 0) + 1}
    found = sum(play.sea.magic.values())
    play.note(f"the Allied hand has {counted(found, 'Magic chit')}", SECRET)


def cup(play: Campaign, aside: list[str]) -> list[str]:
    """The chits that are in the cup: all but those held or laid aside. [WPB-MAG-02]"""
    left = {
        chit: count - play.sea.magic.get(chit, 0) - aside.count(chit)
        for chit, count in play.tables.chits.chits.items()
    }
    return [chit for chit, count in left.items() for _ in range(count)]


def _one(play: Campaign, aside: list[str]) -> str:
    """An even draw: a throw that shows a number beyond the cup is thrown again. [see BR-1-08]"""
    chits = cup(play, aside)
    if not chits:
        return BLANK
    (face,) = play.roll(1, "a Magic chit", len(chits), SECRET)
    return chits[face - 1]


def spend(play: Campaign, chit: str, *, shown: bool = True) -> None:
    """A chit is played, shown, and goes back to the cup; Report False is not shown.

    [WPB-MAG-17, WPB-MAG-23]
    """
    sea = play.sea
    _warn(play, shown)
    left = sea.magic[chit] - 1
    others = {one: count for one, count in sea.magic.items() if one != chit}
    sea.magic = {**others, chit: left} if left else others
    if shown:
        play.news(f"{does(SEATS[ALLIED], 'plays')} a Magic chit: {the(chit)}")


def _warn(play: Campaign, shown: bool) -> None:
    """A chit was played, in whatever way: it may warn the Japanese. [WPB-MAG-24, WPB-MAG-30]"""
    if play.sea_card.cups:
        codes = play.sea.codes
        play.sea.codes = replace(codes, played=codes.played + 1, masks=codes.masks + (not shown))

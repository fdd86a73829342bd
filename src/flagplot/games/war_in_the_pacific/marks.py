"""What is marked on a ground unit, one bit each."""

from __future__ import annotations

ACTIVE = 1  # activated
BROKEN = 2
MOVED = 4  # in this game-turn
FOUGHT = 8  # has attacked in this segment
LANDED = 16  # made an amphibious assault in this game-turn
FROZEN = 32  # may neither move nor attack for the rest of the game-turn
KNOWN = 64  # the enemy has seen which unit it is
ASHORE = 128  # has been on the island
ENTERED = 256  # came into a hex with enemies and must attack there
ENGAGED = 512  # has attacked or been attacked in this game-turn
AGAIN = 1024  # has attacked the same hex a second time
BARRED = 2048  # failed its activation roll in this game-turn
WEARY = 4096  # has entered jungle, swamp or mountains off the road in this game-turn
HALTED = 8192  # its movement has ended for this game-turn
ENTRAINED = 16384  # on a train
STORMED = 32768  # has fought nobody but who came from the sea [see WPA-DEM-09]

NAMES = {
    "active": ACTIVE, "broken": BROKEN, "moved": MOVED, "fought": FOUGHT, "landed": LANDED,
    "frozen": FROZEN, "known": KNOWN, "ashore": ASHORE, "entered": ENTERED, "engaged": ENGAGED,
    "again": AGAIN, "barred": BARRED, "weary": WEARY, "halted": HALTED,
    "entrained": ENTRAINED, "stormed": STORMED,
}  # fmt: skip
ALL = sum(NAMES.values())
LASTING = ACTIVE | BROKEN | KNOWN | ASHORE | ENTRAINED  # that stay from one game-turn to the next
SEGMENT = FOUGHT | ENTERED | AGAIN  # that end with a segment

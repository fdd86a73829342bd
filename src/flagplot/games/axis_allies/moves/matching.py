"""Aircraft and decks: the fewest aircraft left over, whatever zones the carriers choose.

To this question a zone is no more than the set of those aircraft that reach it. Put in these terms the same
few small questions come up again and again, so their answers are remembered.
"""

from __future__ import annotations

from functools import lru_cache

from flagplot.games.axis_allies.board import mask_of

Slots = tuple[tuple[int, int], ...]  # (zone or set of zones, slots), sorted
_Deck = tuple[int, int]  # set of groups of aircraft it serves, slots
_Carrier = tuple[tuple[int, ...], int]  # such sets to choose from, one for each zone worth it, and slots


class Question:
    """How many aircraft that want a deck find none.

    ``fixed`` are slots by zone, ``movable`` those that choose one of a set of zones, ``ways`` several lists
    of more such slots to choose from; ``wanted`` has the reach and the number of each group of aircraft.
    """

    __slots__ = ("_numbers", "_placed", "_ways", "reaches")

    def __init__(self, fixed: Slots, movable: Slots, ways: tuple[Slots, ...], wanted: Slots) -> None:
        decks, groups = _seat_the_obvious(fixed, wanted)
        self.reaches = [reach for reach, _ in groups]
        self._numbers = tuple([number for _, number in groups])
        users = [
            (mask_of([n for n, reach in enumerate(self.reaches) if reach >> zone & 1]), slots)
            for zone, slots in decks
        ]
        self._placed = _gathered(users)
        self._ways: list[tuple[_Carrier, ...]] = []
        if groups:
            free = self._carriers(movable)
            found = [tuple(sorted(free + self._carriers(way))) for way in ways]
            self._ways = list(dict.fromkeys(found))

    def _carriers(self, movable: Slots) -> list[_Carrier]:
        found = []
        for zones, slots in movable:
            choices = _worth_choosing([users for _, users in parted(zones, self.reaches)])
            if choices:
                found.append((choices, slots))
        return found

    def fewest(self, users: int = 0, slots: int = 0) -> int:
        """The fewest aircraft left without a slot; there may be more slots for certain groups of them."""
        if not self._numbers:
            return 0
        placed = _gathered([*self._placed, (users, slots)]) if users else self._placed
        return min([_fewest(self._numbers, placed, waiting) for waiting in self._ways])


@lru_cache(maxsize=5_000)
def left_over(fixed: Slots, movable: Slots, ways: tuple[Slots, ...], wanted: Slots) -> int:
    """The fewest aircraft left without a slot."""
    return Question(fixed, movable, ways, wanted).fewest()


def unplaced(fixed: Slots, movable: Slots, wanted: Slots) -> int:
    """The fewest aircraft left without a slot over all choices of one zone for each movable carrier."""
    return left_over(fixed, movable, ((),), wanted)


def _seat_the_obvious(decks: Slots, groups: Slots) -> tuple[list[_Deck], list[tuple[int, int]]]:
    """Seat everybody about whom there is nothing to decide; the decks and the groups of aircraft left.

    That is the case with a deck that has room for all who could use it, or that only one group can use.
    """
    left, again = list(groups), True
    rest = list(decks)
    while again:
        again, open_decks, rest = False, rest, []
        for zone, slots in open_decks:
            users = [group for group in left if group[0] >> zone & 1]
            if slots >= sum([number for _, number in users]):
                left = [group for group in left if not group[0] >> zone & 1]
                again = again or bool(users)
            elif len(users) == 1:
                reach, number = users[0]
                left[left.index(users[0])] = (reach, number - slots)
                again = True
            else:
                rest.append((zone, slots))
    return rest, left


def parted(zones: int, reaches: list[int]) -> list[tuple[int, int]]:
    """Zones divided by who reaches them: (set of zones, set of groups of aircraft)."""
    parts = [(zones, 0)] if zones else []
    for group, reach in enumerate(reaches):
        split = []
        for part, users in parts:
            inside = part & reach
            if inside:
                split.append((inside, users | 1 << group))
            if inside != part:
                split.append((part ^ inside, users))
        parts = split
    return parts


def _worth_choosing(found: list[int]) -> tuple[int, ...]:
    """Sets of groups to choose from, without those that are part of another."""
    if len(found) == 1:
        return tuple(found) if found[0] else ()
    best: list[int] = []
    for one in sorted(found, reverse=True):  # a set comes after those it is part of
        for other in best:
            if one & other == one:
                break
        else:
            best.append(one)
    return tuple([one for one in best if one])


def _gathered(decks: list[_Deck]) -> Slots:
    """Decks that serve the same groups are one; those that serve nobody are left out."""
    found: dict[int, int] = {}
    for users, slots in decks:
        if users:
            found[users] = found.get(users, 0) + slots
    return tuple(sorted(found.items()))


@lru_cache(maxsize=5_000)
def _fewest(numbers: tuple[int, ...], placed: Slots, waiting: tuple[_Carrier, ...]) -> int:
    """The answer for groups of so many aircraft, decks and carriers given by the groups they can serve."""
    sure = [(choices[0], slots) for choices, slots in waiting if len(choices) == 1]
    decks = _gathered([*placed, *sure]) if sure else placed
    return _Search(numbers).run(list(decks), [carrier for carrier in waiting if len(carrier[0]) > 1])


class _Search:
    """Sends one carrier after another to each zone worth trying, as long as that can still help.

    A carrier that has not chosen yet is thought to be in all its zones at once. That never underrates it, so
    if even then too many aircraft are left out, the choices made so far lead nowhere.
    """

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.planes = [group for group, number in enumerate(numbers) for _ in range(number)]
        self.best = len(self.planes)

    def run(self, placed: list[_Deck], waiting: list[_Carrier]) -> int:
        """Find the best choice."""
        self._choose(placed, waiting, self._left_out(placed, waiting), 0)
        return self.best

    def _choose(self, placed: list[_Deck], waiting: list[_Carrier], least: int, first: int) -> None:
        """Send the next carrier where it does as well as everywhere at once, else where it does best.

        ``least`` cannot be beaten from here; ``first`` counts choices tried before by a carrier just like it.
        """
        if not waiting:
            self.best = least
            return
        (choices, slots), rest = waiting[0], waiting[1:]
        alike = bool(rest) and rest[0] == waiting[0]
        poorer = []
        for number, users in enumerate(choices[first:], first):
            then = [*placed, (users, slots)]
            left_out = self._left_out(then, rest)
            if left_out > least:
                poorer.append((left_out, number, then))
                continue
            self._choose(then, rest, least, number if alike else 0)
            if self.best <= least:
                return
        for left_out, number, then in sorted(poorer):
            if left_out < self.best:
                self._choose(then, rest, left_out, number if alike else 0)

    def _left_out(self, placed: list[_Deck], waiting: list[_Carrier]) -> int:
        """Aircraft without a slot in the best matching (augmenting paths)."""
        decks = list(placed)
        for choices, slots in waiting:
            anywhere = 0
            for users in choices:
                anywhere |= users
            decks.append((anywhere, slots))
        holders: list[list[int]] = [[] for _ in decks]
        return sum([not self._seat(group, decks, holders, set()) for group in self.planes])

    def _seat(self, group: int, decks: list[_Deck], holders: list[list[int]], tried: set[int]) -> bool:
        """Find a slot for an aircraft of a group, moving others to other decks if need be."""
        for deck, (users, slots) in enumerate(decks):
            if deck in tried or not users >> group & 1:
                continue
            tried.add(deck)
            aboard = holders[deck]
            if len(aboard) < slots:
                aboard.append(group)
                return True
            for place, other in enumerate(aboard):
                if self._seat(other, decks, holders, tried):
                    aboard[place] = group
                    return True
        return False

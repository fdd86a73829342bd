"""Aircraft and decks: the fewest aircraft left over, whatever zones the carriers choose.

To this question a zone is no more than the set of those aircraft that reach it. Put in these terms the same
few small questions come up again and again, so their answers are remembered.
"""

from __future__ import annotations

from functools import lru_cache

from flagplot.games.axis_allies.board import mask_of

MANY = 10_000  # more aircraft than there ever are

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
        self._placed = _gathered([(self._users(zone), slots) for zone, slots in decks])
        self._ways: list[tuple[_Carrier, ...]] = []
        if groups:
            free = self._carriers(movable)
            found = [tuple(sorted(free + self._carriers(way))) for way in ways]
            self._ways = list(dict.fromkeys(found))

    def _users(self, zone: int) -> int:
        return mask_of([group for group, reach in enumerate(self.reaches) if reach >> zone & 1])

    def _carriers(self, movable: Slots) -> list[_Carrier]:
        found = []
        for zones, slots in movable:
            choices = _worth_choosing([users for _, users in parted(zones, self.reaches)])
            if choices:
                found.append((choices, slots))
        return found

    def fewest(self, most: int, users: int = 0, slots: int = 0) -> int:
        """The fewest aircraft left without a slot, or some number above ``most`` if they are more than that.

        There may be more slots for certain groups of them.
        """
        if not self._numbers:
            return 0
        placed = _gathered([*self._placed, (users, slots)]) if users else self._placed
        return min([_fewest(self._numbers, placed, waiting, most) for waiting in self._ways])


@lru_cache(maxsize=5_000)
def left_over(fixed: Slots, movable: Slots, ways: tuple[Slots, ...], wanted: Slots, most: int) -> int:
    """The answer to such a question."""
    return Question(fixed, movable, ways, wanted).fewest(most)


def unplaced(fixed: Slots, movable: Slots, wanted: Slots) -> int:
    """The fewest aircraft left without a slot over all choices of one zone for each movable carrier."""
    return left_over(fixed, movable, ((),), wanted, MANY)


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
def _fewest(numbers: tuple[int, ...], placed: Slots, waiting: tuple[_Carrier, ...], most: int) -> int:
    """The answer for groups of so many aircraft, decks and carriers given by the groups they can serve."""
    sure = [(choices[0], slots) for choices, slots in waiting if len(choices) == 1]
    decks = _gathered([*placed, *sure]) if sure else placed
    return _Search(numbers, most).run(list(decks), [carrier for carrier in waiting if len(carrier[0]) > 1])


class _Search:
    """Sends one carrier after another to each zone worth trying, as long as that can still help.

    A carrier that has not chosen yet is thought to be in all its zones at once. That never underrates it, so
    if even then too many aircraft are left out, the choices made so far lead nowhere; and if it so happens
    that one zone would do for all who were seated on it, there is nothing left to choose.
    """

    def __init__(self, numbers: tuple[int, ...], most: int) -> None:
        self.planes = [group for group, number in enumerate(numbers) for _ in range(number)]
        self.best = most + 1  # what is no better is of no interest

    def run(self, placed: list[_Deck], waiting: list[_Carrier]) -> int:
        """Find the best choice."""
        seated = _Seating(self.planes, placed, waiting)
        if seated.left_out < self.best:
            self._choose(seated, placed, waiting, 0)
        return self.best

    def _choose(self, seated: _Seating, placed: list[_Deck], waiting: list[_Carrier], first: int) -> None:
        """Send the next carrier where it does as well as everywhere at once, else where it does best.

        ``first`` counts choices tried before by a carrier just like it.
        """
        least = seated.left_out  # it gets no better from here
        if seated.possible(waiting):
            self.best = least
            return
        (choices, slots), rest = waiting[0], waiting[1:]
        alike = bool(rest) and rest[0] == waiting[0]
        poorer = []
        for number, users in enumerate(choices[first:], first):
            then = [*placed, (users, slots)]
            seated = _Seating(self.planes, then, rest)
            if seated.left_out == least:
                self._choose(seated, then, rest, number if alike else 0)
                if self.best <= least:
                    return
            elif seated.left_out < self.best:
                poorer.append((seated.left_out, number, seated, then))
        for left_out, number, seated, then in sorted(poorer, key=lambda one: one[:2]):
            if left_out < self.best:
                self._choose(seated, then, rest, number if alike else 0)


class _Seating:
    """The best matching of aircraft and decks (augmenting paths)."""

    __slots__ = ("_decks", "_holders", "left_out")

    def __init__(self, planes: list[int], placed: list[_Deck], waiting: list[_Carrier]) -> None:
        self._decks = list(placed)
        for choices, slots in waiting:
            anywhere = 0
            for users in choices:
                anywhere |= users
            self._decks.append((anywhere, slots))
        self._holders: list[list[int]] = [[] for _ in self._decks]
        self.left_out = sum([not self._seat(group, set()) for group in planes])

    def possible(self, waiting: list[_Carrier]) -> bool:
        """Whether the carriers, thought to be in all their zones at once, could be in one zone each."""
        last = self._holders[len(self._decks) - len(waiting) :]
        for (choices, _), aboard in zip(waiting, last, strict=True):
            groups = mask_of(aboard)
            if not any(groups & users == groups for users in choices):
                return False
        return True

    def _seat(self, group: int, tried: set[int]) -> bool:
        """Find a slot for an aircraft of a group, moving others to other decks if need be."""
        for deck, (users, slots) in enumerate(self._decks):
            if deck in tried or not users >> group & 1:
                continue
            tried.add(deck)
            aboard = self._holders[deck]
            if len(aboard) < slots:
                aboard.append(group)
                return True
            for place, other in enumerate(aboard):
                if self._seat(other, tried):
                    aboard[place] = group
                    return True
        return False

"""Whole moves in one line, and forgiving ways to name a piece.

Legality has one source, the list of small steps. What is here only turns a longer line into such steps, one
after another, on a copy of the game; the first step that is not legal refuses the whole line.

``go kwangsi>french_indo_china infantry:2``          land units, along the path
``go jehol>chahar>suiyuan tank mech_infantry``       a blitz
``go formosa>sea37 fighter`` / ``go japan>india strategic_bomber as=raid``      aircraft; ``as=escort``
``go kwangsi>yunnan infantry:3 fighter``             two orders: aircraft follow the others to where they end
``go sea37>sea42 transport load=malaya:infantry:2 offload=java``    noncombat, loading on the way
``go sea37 transport load=malaya:infantry:2 assault=siam``          bridging assault
``on sea42>sea43 offload=java`` / ``on india as=raid``    takes an order that is open to its end
``buy infantry:3 tank`` ``repair india complex 4`` ``place infantry:2 japan`` ``lose infantry:2 tank``
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.combat import assault
from flagplot.games.axis_allies.combat.frames import Assault, Casualties
from flagplot.games.axis_allies.economy import mobilize, purchase
from flagplot.games.axis_allies.economy.frames import Mobilize, Purchase
from flagplot.games.axis_allies.moves import flight_refusals, land, sea_refusals
from flagplot.games.axis_allies.moves.frames import AirOrder, CombatMove, LandOrder, NoncombatMove, SeaOrder
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import friendly_territory, naval_base_serves
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import cargo_text, piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.errors import RefusedError
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.rehearsal import Interrupted, Rehearsal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

Force = list[tuple[str, int]]  # pieces as somebody names them, and how many
_COUNT = re.compile(r"(?P<name>.+?)(?::(?P<count>\d{1,3}))?")
_OPTIONS = ("as", "load", "offload", "assault")
# refusals of a step that leads nowhere; if the end of the whole move is closed, that is the better answer
_NOWHERE = (
    "P40-CMV-01", "P40-CMV-27", "P40-AIR-24", "P40-AMP-02", "P40-TRN-07", "P40-NCM-08", "P40-NCM-17",
    "P40-AIR-16",
)  # fmt: skip


def rehearse(game: AxisAllies, rehearsal: Rehearsal[WarState], action: Action) -> bool:
    """Carry out a longer or looser line; False when there is nothing to expand."""
    script = _Script(game, rehearsal)
    if action.verb == "go":
        script.go(action)
    elif action.verb == "on":
        script.on(action)
    elif action.verb == "land" and action.args[0] == "all":
        script.land_all(action)
    elif action.verb in game.many and _is_many(action):
        script.many(action)
    else:
        found = script.find(action)
        if found is None or found == action:
            return False
        rehearsal.do(found)
    return True


def _is_many(action: Action) -> bool:
    """Whether a line repeats an action: a count, or several things at once."""
    if action.verb == "scramble":
        return False  # its number is part of the step
    if len(action.args) > 1 and action.verb in ("buy", "lose", "bomb", "sink"):
        return True
    return any(isinstance(a, int) or _counted(a)[0] != str(a) for a in action.args)


def _counted(word: str | int) -> tuple[str, int]:
    match = _COUNT.fullmatch(str(word))
    if match is None or match["count"] is None:
        return str(word), 1
    return match["name"], int(match["count"])


def _bare(text: str | int) -> str:
    """A piece text without this turn's marks and ages of cargo."""
    return re.sub(r"~.*|[!+]", "", str(text))


def _barest(text: str | int) -> str:
    """Only owner and type."""
    return re.sub(r"[~*\[].*", "", str(text))


def _in_order(text: str) -> str:
    """A piece text with what is aboard in alphabetical order."""
    return re.sub(r"\[(.*)\]", lambda match: "[" + ",".join(sorted(match[1].split(","))) + "]", text)


def _meant(option: Action, action: Action, simplify: Callable[[str | int], str]) -> bool:
    """Whether an action may stand for an option; who writes marks or what is aboard means exactly that."""
    if len(option.args) != len(action.args):
        return False
    for listed, said in zip(option.args, action.args, strict=True):
        if _in_order(str(said)) not in (_in_order(str(listed)), _in_order(simplify(listed))):
            return False
    return True


def _scramble(action: Action, options: list[Action]) -> Action | None:
    """``scramble okinawa fighter`` sends up one, ``scramble okinawa fighter:2`` two."""
    if len(action.args) != 2:
        return None
    name, count = _counted(action.args[1])
    wanted = act("scramble", action.args[0], name, count)
    return next((o for o in options if [_barest(a) for a in o.args] == [str(a) for a in wanted.args]), None)


def _kamikaze(action: Action, options: list[Action]) -> Action | None:
    """A target without its owner, if only one power has such ships; without a number the first of them."""
    if len(action.args) < 2:
        return None
    zone, name, *number = (str(a) for a in action.args)
    fits = [o for o in options if o.args[0] == zone and name in (_barest(o.args[1]), _type(o.args[1]))]
    if len({_barest(o.args[1]) for o in fits}) > 1:
        return None
    if number and number != ["ship1"]:
        fits = [o for o in fits if list(o.args[2:]) == number]
    return fits[0] if fits else None


def _type(text: str | int) -> str:
    """Only the type."""
    return _barest(text).split(":")[-1]


class _Script:
    """Steps tried out on a copy of the game."""

    def __init__(self, game: AxisAllies, rehearsal: Rehearsal[WarState]) -> None:
        self.game, self.rehearsal, self.seat = game, rehearsal, rehearsal.seat
        frame = rehearsal.state.frames[-1]
        self.hits = sum(n for _, n in frame.hits) if isinstance(frame, Casualties) else 0  # to be taken

    @property
    def state(self) -> WarState:
        """The copy as it stands."""
        return self.rehearsal.state

    @property
    def steps(self) -> list[Action]:
        """What has been done of the line."""
        return self.rehearsal.steps

    # -- one step ---------------------------------------------------------------------------------------

    def legal(self) -> Sequence[Action]:
        """The steps allowed now, if this seat is still the one asked."""
        return self.rehearsal.legal()

    def find(self, action: Action) -> Action | None:
        """The legal step that the words mean: as written, else without marks, else by type alone."""
        options = self.legal()
        if action in options:
            return action
        same = [option for option in options if option.verb == action.verb]
        friends = action.verb in ("board", "storm", "disembark")  # whose transport it is goes without saying
        for simplify in (_bare, _barest, _type) if friends else (_bare, _barest):
            for option in same:
                if _meant(option, action, simplify):
                    return option
        if action.verb == "scramble":
            return _scramble(action, same)
        if action.verb == "kamikaze":
            return _kamikaze(action, same)
        frame = self.state.frames[-1]
        if isinstance(frame, Assault) and same:
            return assault.meant(self.game.play(self.state), frame, action)
        if isinstance(frame, Mobilize) and options:
            return mobilize.meant(self.game.play(self.state), frame, action)
        return None

    def push(self, action: Action) -> None:
        """Take a step or refuse the whole line; when somebody else must answer first, the rest is dropped."""
        if self.steps and self.seat not in self.state.waiting:
            raise Interrupted
        found = self.find(action)
        if found is None:
            raise RefusedError(self.refusal(action))
        self.rehearsal.do(found)

    def refusal(self, action: Action) -> Refusal:
        """Why a step is not allowed."""
        return self.game.forbidden(self.state, self.seat, action, self.legal())

    def offered(self, verb: str) -> bool:
        """Whether any step with this verb is allowed now."""
        return any(option.verb == verb for option in self.legal())

    # -- repeated actions -------------------------------------------------------------------------------

    def many(self, action: Action) -> None:
        """``buy infantry:3 tank``, ``place infantry 2 japan`` and the like."""
        if action.verb in ("buy", "lose", "bomb", "sink"):
            words: list[tuple[str, int]] = []
            for arg in action.args:
                if isinstance(arg, int) and words:
                    words[-1] = (words[-1][0], arg)
                else:
                    words.append(_counted(arg))
            every = sum(count for _, count in words)  # may be absurd: never listed one by one
            for name, count in words:
                for _ in range(count):
                    if action.verb == "lose" and self._all_lost(every):
                        return
                    self.push(act(action.verb, name))
            return
        counts = [a for a in action.args if isinstance(a, int)]
        named = [_counted(a) for a in action.args if not isinstance(a, int)]
        times = counts[0] if counts else max((n for _, n in named), default=1)
        one = act(action.verb, *(name for name, _ in named))
        self._enough(one, times)
        for number in range(1, times + 1):
            try:
                self.push(one)
            except Interrupted:
                if action.verb == "kamikaze" and number < times:  # the last one there is
                    left = counted(number, "kamikaze attack")
                    raise RefusedError(illegal("P40-KAM-02", f"{left} left, not {times}")) from None
                raise

    def _all_lost(self, named: int) -> bool:
        """Whether the last of the losses named left no choice and were taken, and something else is asked."""
        over = bool(self.steps) and self.seat in self.state.waiting and not self.offered("lose")
        return over and named <= self.hits

    def _enough(self, action: Action, wanted: int) -> None:
        """Refuse more than there is or fits: the phase would be over before all of it was asked for."""
        frame, war = self.state.frames[-1], self.game.play(self.state)
        refusal = None
        if isinstance(frame, Mobilize) and action.verb == "place":
            refusal = mobilize.too_many(war, frame, action, wanted)
        elif isinstance(frame, Purchase) and action.verb == "repair":
            refusal = purchase.too_much(war, frame.power, action, wanted)
        if refusal is not None:
            raise RefusedError(refusal)

    def land_all(self, action: Action) -> None:
        """``land all iwo_jima``: everything aboard that may land in the assault, or all stranded aircraft."""
        where, frame = action.args[1], self.state.frames[-1]
        if isinstance(frame, Assault) and self.game.play(self.state).name(frame.target) != where:
            raise RefusedError(self.refusal(action))
        self.push(self._landing(where) or action)
        while landing := self._landing(where):
            self.push(landing)

    def _landing(self, where: str | int) -> Action | None:
        """The first landing on offer; in an assault they all lead to its target."""
        assaulting = isinstance(self.state.frames[-1], Assault)
        landings = (a for a in self.legal() if a.verb == "land")
        return next((a for a in landings if assaulting or a.args[1] == where), None)

    # -- whole moves ------------------------------------------------------------------------------------

    def go(self, action: Action) -> None:
        """A whole move: path, force, and what happens on the way."""
        path, force, options = self._read(action)
        spaces = self.game.play(self.state).board.space_of
        for space in path:
            if space not in spaces:
                raise RefusedError(unknown("space", space, spaces))
        kinds = self.game.kinds_of(self.state)
        first = _type(force[0][0])
        if first not in kinds:
            raise RefusedError(unknown("unit type", first, kinds, listing=True))
        orders = self._orders(force, kinds)
        if "as" in options and "air" not in orders:
            raise RefusedError(malformed("only aircraft fly as=attack, as=raid or as=escort", first))
        if "assault" in options and any(isinstance(frame, NoncombatMove) for frame in self.state.frames):
            raise RefusedError(illegal("P40-AMP-01", "Assaults are announced in combat movement.", path[0]))
        if self.offered("pass"):  # whoever moves has chosen not to declare war
            self.push(act("pass"))
        shores = [*options.get("offload", ()), *options.get("assault", ())]
        for cls, part in orders.items():
            if cls == "air" and len(orders) > 1:  # after the others, straight to where they end
                end = shores[-1].partition(":")[0] if shores else path[-1]
                self._order(cls, [path[0], end], part, {key: options[key] for key in options if key == "as"})
            else:
                self._order(cls, path, part, options)

    def _orders(self, force: Force, kinds: dict[str, Kind]) -> dict[str, Force]:
        """The force by class: aircraft go where the others go, in an order of their own after them."""
        first = kinds[_type(force[0][0])].cls
        found: dict[str, Force] = {}
        for name, count in force:
            kind = kinds.get(_type(name))
            found.setdefault(first if kind is None else kind.cls, []).append((name, count))
        if "land" in found and "sea" in found:
            one, other = _type(force[0][0]), _type(found["sea" if first == "land" else "land"][0][0])
            raise RefusedError(malformed(f"{the(one)} and {the(other)} move in orders of their own", other))
        return {cls: found[cls] for cls in ("land", "sea", "air") if cls in found}

    def _order(self, cls: str, path: list[str], force: Force, options: dict[str, list[str]]) -> None:
        """Units of one class on their way; what is refused is told as well as it can be."""
        kinds = self.game.kinds_of(self.state)
        first = _type(force[0][0])
        try:
            self.push(act("move", path[0], cls))
            for name, count in force:
                self._take(name, count)
            if cls == "air":
                self._fly(path, options)
            else:
                self._steps(path, options)
        except RefusedError as refused:
            aim = options.get("assault", path)[-1]
            carried = "infantry" if "assault" in options else first
            finer = None
            if refused.refusal.rule in [self.game.edition.cite(rule) for rule in _NOWHERE]:
                finer = self._no_beach(aim) if "assault" in options else None
                finer = finer or self.game.barrier(self.state, self.seat, carried, aim)
                finer = finer or self._no_way(path, [kinds[_type(name)] for name, _ in force])
            elif kinds[first].antiaircraft:
                finer = self._captured_gun(path[0])
            if cls == "air" and finer is None:
                finer = self._astray(refused.refusal, path, [_type(name) for name, _ in force], options)
            if finer is None:
                raise
            raise RefusedError(finer) from None

    def _no_way(self, path: list[str], force: list[Kind]) -> Refusal | None:
        """What is wrong with a path by itself: no border, a closed canal, more spaces than the force moves.

        [P40-MAP-02, A50-MAP-01, A50-CAN-02, P40-CMV-12, A50-CMV-11]
        """
        war = self.game.play(self.state)
        board = war.board
        if force[0].air or any(space not in board.space_of for space in path):
            return None
        way = [board.space_of[space] for space in path]
        for here, there in pairwise(way):
            one, other = war.name(here), war.name(there)
            if not board.near_mask[here] >> there & 1:
                return illegal("P40-MAP-02", f"{the(other)} does not border {the(one)}.", one, other)
            if board.sea[here] and board.sea[there] and not board.sea_near_mask[here] >> there & 1:
                text = f"The passage between {the(one)} and {the(other)} is closed to your ships."
                return illegal("A50-CAN-02", text, one, other)
        most = max(kind.move for kind in force)
        if force[0].sea:
            most += naval_base_serves(war, way[0], war.power(self.seat))
        if len(way) - 1 > most:
            return illegal(
                "P40-CMV-12", f"The force has {most} to move, the way takes {len(way) - 1}.", path[-1]
            )
        return None

    def _astray(
        self, refusal: Refusal, path: list[str], force: list[str], options: dict[str, list[str]]
    ) -> Refusal | None:
        """What is wrong with the flight itself, where aircraft could not even be taken up for it."""
        war = self.game.play(self.state)
        board, power = war.board, war.power(self.seat)
        rules = [war.edition.cite(rule) for rule in ("P40-AIR-10", "P40-AIR-16", "P40-AIR-24")]
        if refusal.rule not in rules or any(space not in board.space_of for space in path):
            return None
        origin = board.space_of[path[0]]
        there = tally(self.state.units[origin], board).aircraft(power)
        frame = AirOrder(
            power=power,
            origin=origin,
            combat=any(isinstance(below, CombatMove) for below in self.state.frames),
            force={piece: 1 for piece, _ in there if board.kinds[look(piece).kind].id in force},
        )
        return flight_refusals.astray(war, frame, path, options.get("as", ["attack"])[0])

    def _captured_gun(self, space: str) -> Refusal | None:
        """Why a gun does not leave the territory it was captured with this turn; None if it was not."""
        war = self.game.play(self.state)
        taken = [war.name(captured) for captured in self.state.captured]
        power, kinds = war.power(self.seat), war.board.kinds
        guns = [look(p) for p in war.own(war.board.space_of[space], power)] if space in taken else []
        guns = [gun for gun in guns if kinds[gun.kind].antiaircraft]
        if not guns or any(gun.ready for gun in guns):
            return None
        return land.captured_gun(war, war.board.space_of[space])

    def on(self, action: Action) -> None:
        """The rest of an order that is open: from where the force is, along a path, to its end."""
        path, force, options = self._read(action, alone=True)
        frame = self.state.frames[-1]
        if not isinstance(frame, LandOrder | SeaOrder | AirOrder):
            raise RefusedError(malformed("no order is open; whole moves begin with: 'go <path> <force>'"))
        for name, count in force:
            self._take(name, count)
        war = self.game.play(self.state)
        here = war.name(frame.origin if isinstance(frame, AirOrder) else frame.at)
        way = path if path[0] == here else [here, *path]
        if isinstance(frame, AirOrder):
            self._fly(way, options)
        elif isinstance(frame, SeaOrder) and frame.halted:
            self._assaults(way, options)
        else:
            self._steps(way, options)

    def _read(self, action: Action, *, alone: bool = False) -> tuple[list[str], Force, dict[str, list[str]]]:
        words = [str(a) for a in action.args]
        options: dict[str, list[str]] = {}
        force: Force = []
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if equals and key.split("@")[0] in _OPTIONS:
                options.setdefault(key, []).append(value)
            else:
                force.append(_counted(word))
        if not words or not (force or alone):
            raise RefusedError(malformed("a whole move is written like: 'go <space>><space> infantry:2'"))
        return words[0].split(">"), force, options

    def _take(self, name: str, count: int) -> None:
        """Take up ``count`` units of a name, from several stacks if need be."""
        wanted = count
        for simplify in (str, _bare, _barest):
            while wanted:
                fits = [a for a in self.legal() if a.verb == "take" and simplify(a.args[0]) == name]
                best = max((a for a in fits if int(a.args[1]) <= wanted), key=_amount, default=None)
                if best is None:
                    break
                self.push(best)
                wanted -= _amount(best)
        if wanted:
            self.push(act("take", name, wanted))  # refuses with the reason

    def _fly(self, path: list[str], options: dict[str, list[str]]) -> None:
        """Fly to the end of the path, as an attack if nothing is said; a way spelled out must be open."""
        frame = self.state.frames[-1]
        assert isinstance(frame, AirOrder)
        roles = options.get("as", ["attack"] if frame.combat else [])
        if len(path) > 2:
            role = roles[0] if roles else ""
            closed = flight_refusals.no_way(self.game.play(self.state), frame, path, role)
            if closed is not None:
                raise RefusedError(closed)
        self.push(act("fly", path[-1], *roles))

    def _steps(self, path: list[str], options: dict[str, list[str]]) -> None:
        loads = [
            (key, value) for key, values in options.items() if key.startswith("load") for value in values
        ]
        loads = self._load(path[0], loads, path[1:])
        for number, space in enumerate(path[1:], 2):
            self.push(act("step", space))
            loads = self._load(space, loads, path[number:])
        for value in options.get("offload", []):
            self._offload(value)
        if self.seat in self.state.waiting and not self._halted():
            self.push(act("halt"))
        self._assaults(path, options)

    def _assaults(self, path: list[str], options: dict[str, list[str]]) -> None:
        """Name the targets of the transports that have halted."""
        targets = options.get("assault", [])
        for target in targets:
            self._assault(target, path[-1], last=target == targets[-1])

    def _assault(self, target: str, zone: str, *, last: bool) -> None:
        """Send the next transport against a territory, the last of several targets gets all that are left."""
        while self.offered("assault"):
            option = next((a for a in self.legal() if a.verb == "assault" and a.args[-1] == target), None)
            self.push(option or act("assault", "transport", target))
            if not last:
                return
        if self.seat not in self.state.waiting:
            raise Interrupted
        war = self.game.play(self.state)
        if not any((war.name(a), war.name(b)) == (zone, target) for a, b in self.state.assaults):
            text = f"nothing aboard can assault {the(target)} from {the(zone)}"
            raise RefusedError(
                self._no_beach(target) or self._held(zone) or illegal("P40-AMP-02", text, target, zone)
            )

    def _no_beach(self, target: str) -> Refusal | None:
        """Why a territory is never assaulted by this power, wherever its transports are. [P40-AMP-02]"""
        war = self.game.play(self.state)
        if target not in war.board.space_of:
            return unknown("territory", target, war.board.space_ids)
        space, power = war.board.space_of[target], war.power(self.seat)
        if war.board.sea[space]:
            return malformed(f"an assault lands in a territory, {the(target)} is a sea zone", target)
        if friendly_territory(war, space, power):
            text = f"{the(target)} is friendly; an assault lands on hostile ground"
            return illegal("P40-AMP-02", text, target)
        return None

    def _held(self, zone: str) -> Refusal | None:
        """Whether enemy warships that nothing could clear away keep an assault from starting there."""
        war = self.game.play(self.state)
        return sea_refusals.uncleared(war, war.power(self.seat), war.board.space_of[zone])

    def _halted(self) -> bool:
        """Whether the order is over, or only waits for the targets of its transports."""
        frame = self.state.frames[-1]
        return not isinstance(frame, LandOrder | SeaOrder) or (isinstance(frame, SeaOrder) and frame.halted)

    def _load(self, zone: str, loads: list[tuple[str, str]], ahead: list[str]) -> list[tuple[str, str]]:
        """Load what is to be loaded here; the rest waits for a zone ahead, as where this one is hostile."""
        waiting = []
        for key, value in loads:
            territory, _, unit = value.partition(":")
            name, count = _counted(unit)
            _, _, there = key.partition("@")
            here = there == zone if there else self.game.adjacent(self.state, territory, zone)
            if not here and ahead:
                waiting.append((key, value))
                continue
            again = not there and any(self.game.adjacent(self.state, territory, later) for later in ahead)
            for left in range(count, 0, -1):
                options = [a for a in self.legal() if a.verb == "load" and a.args[:2] == (territory, name)]
                if not options and again:
                    waiting.append((key, f"{territory}:{name}:{left}"))
                    break
                self.push(options[0] if options else act("load", territory, name, "transport"))
        return waiting

    def _offload(self, value: str) -> None:
        """``offload=java`` lands everything that may land there, ``offload=java:infantry:1`` so many."""
        territory, _, unit = value.partition(":")
        name, count = _counted(unit) if unit else ("", 99)
        for number in range(count):
            options = [
                a
                for a in self.legal()
                if a.verb == "offload" and a.args[2] == territory and name in ("", a.args[1])
            ]
            if not options:
                if number == 0 or unit:
                    self.push(act("offload", *self._laden(name), territory))
                return
            self.push(options[0])

    def _laden(self, name: str) -> tuple[str, str]:
        """A transport of the order with a unit of that name aboard, any if none is named, and the unit."""
        war, frame = self.game.play(self.state), self.state.frames[-1]
        power = war.power(self.seat)
        for piece in frame.force if isinstance(frame, SeaOrder) else ():
            for code in look(piece).cargo:
                unit = cargo_text(war.board, code, power)
                if war.board.kinds[look(piece).kind].transport and name in ("", unit):
                    return piece_text(war.board, piece, power), unit
        return "transport", name or "infantry"


def _amount(action: Action) -> int:
    return int(action.args[1])

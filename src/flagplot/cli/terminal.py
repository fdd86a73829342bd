"""A whole game in the terminal against the computer: ``flagplot terminal``.

Answers are picked by number or typed. Every answer is in the file before the next question is shown, so
that leaving at any moment, by Ctrl-C too, loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.markup import escape
from rich.text import Text

import flagplot
from flagplot import rules
from flagplot.cli.board import block, board, called, places, words
from flagplot.cli.files import ChoiceOption, ScenarioOption, SeedOption, SetupOption
from flagplot.cli.files import begin as begin_match
from flagplot.cli.menu import Entry, matching, menu
from flagplot.cli.opponents import Computer, bot_name
from flagplot.cli.output import console, say
from flagplot.kernel import plotfile
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.match import Match
from flagplot.kernel.meta import Meta
from flagplot.kernel.refusal import Refusal

YOU = "you"
_TOLD = 40  # lines of news shown at once
_LONG = 9  # lines of a menu that are shown one below the other

HELP = """\
a number         choose that line; 0 goes back up
verb arguments   the answer in full, or as much as makes it clear: "mo jap l" for "move japan land"
undo             take back your last answer, unless dice have fallen since
board [word]     the board, or only places with that word
log [number]     the last lines of the log
rule ID          a clause of the rules in plain words, or a group of them: rule P40-SUB
search words     clauses that contain the words
why answer       why an answer is not allowed
suggest [level]  what a bot would answer in your place, and why; "hint" is the same
all              every answer allowed now
help             this list
quit             leave; the game is saved, come back with: flagplot terminal {file}"""


class Leave(Exception):
    """The player wants to stop for now."""


def terminal(
    game: Annotated[str, typer.Argument(metavar="GAME|FILE", help="A game to start, or a file to resume.")],
    seat: Annotated[
        list[str] | None, typer.Option("--seat", metavar="SEAT", help="A seat you play; repeatable.")
    ] = None,
    scenario: ScenarioOption = None,
    option: ChoiceOption = None,
    setup: SetupOption = None,
    seed: SeedOption = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", metavar="LEVEL", help="How well the computer plays: random, easy, normal, hard."
        ),
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Where the game is kept.")
    ] = None,
) -> None:
    """Play in the terminal against the computer; every answer is saved at once."""
    try:
        if game.endswith(".plot"):
            if scenario or option or setup or output or seed is not None:
                raise BadInputError(f"{game} has begun already: no options of a new game were expected")
            path = Path(game)
            match = _resumed(path, seat, bots)
        else:
            path, match = _new_game(game, seat, scenario, option, setup, seed, output, bots)
    except Leave:
        return
    Table(match, path).run()


def _resumed(path: Path, seats: Sequence[str] | None, bots: str | None) -> Match:
    match = plotfile.load(path, trusted=True)
    bot = bot_name(match.game, bots)
    if seats or YOU not in match.players.values():
        match.players |= _seated(match.game.meta, match.state.scenario, seats, bot)
    elif bots:
        match.players |= {seat: bot for seat in match.game.meta.seats if match.players.get(seat) != YOU}
    mine = next((seat for seat, name in match.players.items() if name == YOU), None)
    say(f"going on with {path} after answer {match.number(mine)}")
    return match


def _new_game(
    game: str,
    seats: Sequence[str] | None,
    scenario: str | None,
    option: Sequence[str] | None,
    setup: Sequence[str] | None,
    seed: int | None,
    output: Path | None,
    bots: str | None,
) -> tuple[Path, Match]:
    meta, bot = flagplot.game(game).meta, bot_name(flagplot.game(game), bots)
    if output is not None and output.exists():
        raise BadInputError(f"{output}: the name of a new file was expected, found one that exists")
    players = _seated(meta, scenario, seats, bot)
    match = begin_match(game, scenario, option, setup, [f"{s}={name}" for s, name in players.items()], seed)
    path = output or _free_name(game)
    plotfile.save(match, path)
    say(f"the game is kept in {path}")
    return path, match


def _free_name(game: str) -> Path:
    path, number = Path(f"{game}.plot"), 1
    while path.exists():
        number += 1
        path = Path(f"{game}-{number}.plot")
    return path


def _seated(meta: Meta, scenario: str | None, seats: Sequence[str] | None, bot: str) -> dict[str, str]:
    """Who plays each seat, a bot where nobody else does; asks when the command line did not say."""
    named = {meta.check_seat(seat) for seat in seats or ()}
    mine = named or _ask_seats(meta.title, meta.deciding(scenario))
    return {seat: YOU if seat in mine else bot for seat in meta.seats}


def _ask_seats(title: str, offered: Sequence[str]) -> set[str]:
    console.print(f"[bold]{escape(title)}[/]: which seats do you play?")
    for number, seat in enumerate(offered, 1):
        say(f"{number:4}  {seat}")
    while True:
        words = _read("numbers or names, Enter for the first: ").replace(",", " ").split() or ["1"]
        chosen = {_seat_word(offered, word) for word in words}
        if "" not in chosen:
            return chosen
        say(f"numbers from 1 to {len(offered)} or names of seats were expected")


def _seat_word(offered: Sequence[str], word: str) -> str:
    if word in offered:
        return word
    if word.isdecimal() and 1 <= int(word) <= len(offered):
        return offered[int(word) - 1]
    return ""


def _read(prompt: str) -> str:
    try:
        return console.input(Text(prompt, style="bold")).strip()
    except EOFError:
        say()
        raise Leave from None


class Prefix(tuple[str, ...]):
    """The words all lines of a menu begin with."""


def _numbered(line: str, entries: Sequence[Entry]) -> Action | Prefix | None:
    number = int(line)
    if number == 0:
        return Prefix()
    if number > len(entries):
        say(f"a number from 0 to {len(entries)} was expected, found {line}")
        return None
    entry = entries[number - 1]
    return entry.actions[0] if len(entry.actions) == 1 else Prefix(entry.text.split())


class Table:
    """One sitting at a game in a file."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        self.mine = tuple(seat for seat in match.game.meta.seats if match.players.get(seat) == YOU)
        self.computer = Computer(match, self.mine)
        self.told = match.seq  # the last answer whose news were shown
        self.panels: dict[str, str] = {}  # as last shown

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            if not self.match.over:
                self._welcome()
            while not self.match.over:
                self._bots_answer()
                self._tell()
                if asked := self._asked():
                    self._ask(asked[0])
            self._end()
        except (Leave, KeyboardInterrupt):
            say()
            say(f"saved; go on with: flagplot terminal {self.path}")

    def _welcome(self) -> None:
        meta = self.match.game.meta
        console.print(board(self.match.view(self._eyes()), self.match.game.say), soft_wrap=False)
        if asked := self._asked():
            self._panels(asked[0], quietly=True)  # they stand in the board above
        console.print(f"\n[bold]{escape(meta.title)}[/]  {escape(meta.text)}")
        if rules.clauses(meta.id):
            say(f'the rules in plain words: "search WORDS", "rule ID", or flagplot rules {meta.id}')
        say('choose by number or type the answer; "help" shows what else you can type')

    def _eyes(self) -> str | None:
        asked = self._asked()
        return asked[0] if asked else self.mine[0] if self.mine else None

    def _asked(self) -> list[str]:
        return [seat for seat in self.match.state.waiting if seat in self.mine]

    # -- the others --------------------------------------------------------------------------------------

    def _bots_answer(self) -> None:
        """Let the computer answer until one of the player's seats is asked."""
        before = self.match.seq
        try:
            with console.status("the computer thinks"):
                while bots := [seat for seat in self.match.state.waiting if seat not in self.mine]:
                    self.match.do(bots[0], self.computer.answer(bots[0]))
        finally:
            if self.match.seq > before:
                plotfile.save(self.match, self.path)

    def _tell(self) -> None:
        """Show what has happened since the player last looked."""
        eyes = self._eyes()
        since = self.match.number_after(self.told, eyes)
        lines = [line for line in self.match.log(eyes, since) if line.seq > since]
        if len(lines) > _TOLD:
            say(f"... {len(lines) - _TOLD} lines more, see: log")
        for line in lines[-_TOLD:]:
            say(f"      {line.text}")
        self.told = self.match.seq

    # -- the player --------------------------------------------------------------------------------------

    def _ask(self, seat: str) -> None:
        """One question, until it is answered or taken back."""
        before = self.match.seq
        legal = self.match.legal(seat)
        prefix = Prefix()
        self._panels(seat)
        show = True
        while self.match.seq == before:
            entries = menu(legal, prefix)
            if show:
                prompt = self.match.game.prompt(self.match.state, seat)
                console.print(f"\n[bold]{escape(seat)}[/]  {escape(prompt)}")
                self._list(entries)
            chosen = self._chosen(seat, _read("> "), legal, entries)
            if isinstance(chosen, Action):
                self._answer(seat, chosen)
            show = chosen is not None
            prefix = chosen if isinstance(chosen, Prefix) else prefix

    def _panels(self, seat: str, *, quietly: bool = False) -> None:
        """Show what belongs to the question, a battle for example, where it has changed."""
        panels = self.match.game.seen(self.match.state, seat).panels
        name = self.match.game.say
        before, self.panels = self.panels, {panel: words(content, name) for panel, content in panels.items()}
        changed = {
            panel: panels[panel] for panel, text in self.panels.items() if before.get(panel, "") != text
        }
        if changed and not quietly:
            console.print(*block(changed, name), soft_wrap=False)

    def _list(self, entries: Sequence[Entry]) -> None:
        lines = []
        for number, entry in enumerate(entries, 1):
            more = f"  ({len(entry.actions)})" if len(entry.actions) > 1 else ""
            names = escape(called(entry.text, self.match.game.say))
            lines.append(
                f"[cyan]{number:4}[/]  {escape(entry.text)}{more}" + (f"  [dim]{names}[/]" if names else "")
            )
        if len(lines) > _LONG and console.is_terminal:
            console.print(Columns(lines, equal=True, column_first=True))
            return
        for line in lines:
            console.print(line)

    def _chosen(
        self, seat: str, line: str, legal: Sequence[Action], entries: Sequence[Entry]
    ) -> Action | Prefix | None:
        """What a typed line means: an answer, another menu, or neither."""
        if not line:
            return Prefix()
        if line.isdecimal() and len(line) < 10:
            return _numbered(line, entries)
        if self._command(seat, line, legal):
            return None
        found = matching(legal, line)
        if len(found) == 1:
            return found[0]
        if found:
            self._list([Entry(str(action), (action,)) for action in found[:_TOLD]])
            say(f"{len(found)} answers begin like that; type more of it")
        else:
            self._try(seat, line)
        return None

    def _answer(self, seat: str, action: Action) -> None:
        self.match.do(seat, action)
        plotfile.save(self.match, self.path)

    def _try(self, seat: str, line: str) -> None:
        """A line that is no listed answer: a whole move, or a refusal to explain."""
        try:
            self.match.do(seat, line)
            plotfile.save(self.match, self.path)
        except RefusedError as error:
            self._explain(error.refusal)

    def _explain(self, refusal: Refusal) -> None:
        console.print(f"[yellow]{escape(str(refusal))}[/]")
        clause = rules.find_clause(self.match.game.meta.id, refusal.rule) if refusal.rule else None
        if clause:
            console.print(f"[cyan]{escape(clause.id)}[/]  {escape(clause.text)}")

    # -- commands ------------------------------------------------------------------------------------------

    def _command(self, seat: str, line: str, legal: Sequence[Action]) -> bool:
        """Carry out a command that is no answer; False when the line is not one."""
        word, _, rest = line.partition(" ")
        verbs = {action.verb for action in legal}
        command = getattr(self, f"_do_{word.lower()}", None) if word not in verbs else None
        if command is None:
            return False
        command(seat, rest.strip(), legal)
        return True

    def _do_help(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        say(HELP.format(file=self.path))

    def _do_quit(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        raise Leave

    def _do_undo(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        refusal = self.match.why_not_undo(seat)
        if refusal:
            self._explain(refusal)
            return
        entry = self.match.undo(seat)
        self.told = min(self.told, self.match.seq)
        plotfile.save(self.match, self.path)
        say(f"taken back: {entry.action}")

    def _do_board(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        view = self.match.view(seat)
        name = self.match.game.say
        console.print(places(view, name, find=rest) if rest else board(view, name), soft_wrap=False)

    def _do_log(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        count = int(rest) if rest.isdecimal() and len(rest) < 10 else _TOLD
        for line in self.match.log(seat)[-count:] if count else ():
            console.print(f"[dim]{line.seq:5} {escape(line.seat):>8}[/]  {escape(line.text)}")

    def _do_rule(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        try:
            for clause in rules.lookup(self.match.game.meta.id, rest):
                console.print(f"[cyan]{escape(clause.id)}[/]  {escape(clause.text)}")
        except BadInputError as error:
            say(str(error))

    def _do_search(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        found = rules.search(self.match.game.meta.id, rest) if rest else []
        for clause in found[:_TOLD]:
            console.print(f"[cyan]{escape(clause.id)}[/]  {escape(clause.text)}")
        say(f"{len(found)} clauses")

    def _do_why(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        refusal = self.match.why_not(seat, rest)
        if refusal:
            self._explain(refusal)
        else:
            say("that is allowed")

    def _do_suggest(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        try:
            with console.status("thinking"):
                thought = self.computer.advice(seat, rest)
        except BadInputError as error:
            say(str(error))
            return
        for answer in thought.answers:
            say(f"      {answer}")
        for reason in thought.reasons:
            chance = "" if reason.chance is None else f"  ({reason.chance:.0%})"
            text = escape(self.match.game.words(reason.text))
            console.print(f"[dim]{escape(reason.topic)}[/]  {text}{chance}")

    _do_hint = _do_suggest

    def _do_all(self, seat: str, rest: str, legal: Sequence[Action]) -> None:
        for action in legal:
            say(f"      {action}")

    # -- the end -------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self._tell()
        console.print(f"\n[bold]{escape(self.match.game.prompt(self.match.state, None))}[/]")
        say(f"check the dice with: flagplot verify {self.path}")

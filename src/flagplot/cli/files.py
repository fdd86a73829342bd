"""A game kept in a file: ``new``, ``show``, ``picture``, ``legal``, ``do``, ``undo``, ``replay``, ``verify``.

A command reads the file, does its work in memory, and writes the file back whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape

import flagplot
from flagplot.cli.board import board
from flagplot.cli.output import (
    GAME_HELP,
    JSON_FLAG,
    NEGATIVE,
    console,
    print_json,
    say,
    titles,
    whole_number,
)
from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.event import Event
from flagplot.kernel.game import Game
from flagplot.kernel.match import Entry, Match
from flagplot.kernel.meta import Meta
from flagplot.kernel.report import report as reported
from flagplot.kernel.view import seen_by

count = whole_number(0, 2**63 - 1)

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A game file (.plot).")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, autocompletion=titles)]
ScenarioOption = Annotated[str | None, typer.Option("--scenario", metavar="ID", help="Which set-up.")]
ChoiceOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A switch of the game; repeatable.")
]
SetupOption = Annotated[
    list[str] | None, typer.Option("--setup", metavar="NAME=JSON", help="A further detail of the set-up.")
]
SeedOption = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", parser=count, help="Fast seeded dice instead of fair ones."),
]
ViewerOption = Annotated[
    str | None, typer.Option("--seat", metavar="SEAT", help="Through whose eyes; a spectator's without it.")
]


# -- starting ------------------------------------------------------------------------------------------------


def new(
    game: GameArgument,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="The file to write.")],
    scenario: ScenarioOption = None,
    option: ChoiceOption = None,
    setup: SetupOption = None,
    seat: Annotated[
        list[str] | None, typer.Option("--seat", metavar="SEAT=NAME", help="Who sits where; repeatable.")
    ] = None,
    seed: SeedOption = None,
    fair: Annotated[bool, typer.Option("--fair", help="Fair dice that can be checked; the default.")] = False,
    as_json: JSON_FLAG = False,
) -> None:
    """Start a game and write it to a file that must not exist yet."""
    if fair and seed is not None:
        raise BadInputError("either --fair or --seed was expected, found both")
    match = begin(game, scenario, option, setup, seat, seed)
    save_new(match, output)
    if as_json:
        print_json(_standing(match))
    else:
        say(f"{output}: {match.game.meta.title}, {match.state.scenario}")
        if match.sources[0].commitment:
            say(f"dice are fixed by {match.sources[0].commitment}")
        say(_asked(match))


def begin(
    game: str,
    scenario: str | None,
    options: Sequence[str] | None,
    setup: Sequence[str] | None,
    seats: Sequence[str] | None,
    seed: int | None,
) -> Match:
    """A new match from what was written on the command line."""
    found = flagplot.game(game)
    pairs = (_pair(text, "NAME=JSON") for text in setup or ())
    details = {name: _json_or_text(value) for name, value in pairs}
    found.meta.check_setup(details)
    return Match.new(
        found,
        scenario,
        read_options(found.meta, options),
        seed=seed,
        players=dict(_pair(text, "SEAT=NAME") for text in seats or ()),
        **details,
    )


def read_options(meta: Meta, options: Sequence[str] | None) -> dict[str, Any]:
    """Switches written as ``name=value``; a name given twice is refused."""
    found: dict[str, Any] = {}
    for text in options or ():
        name, value = meta.parse_option(text)
        if name in found:
            raise BadInputError(f"option {name} was expected once, found again as {text!r}")
        found[name] = value
    return found


def save_new(match: Match, path: Path) -> None:
    """Write a file that did not exist."""
    if path.exists():
        raise BadInputError(f"{path}: the name of a new file was expected, found one that exists")
    plotfile.save(match, path)


def _pair(text: str, form: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise BadInputError(f"{form} was expected, found {text!r}")
    return name.strip(), value.strip()


def _json_or_text(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


# -- looking ---------------------------------------------------------------------------------------------


def show(
    file: FileArgument,
    seat: ViewerOption = None,
    find: Annotated[str, typer.Option("--find", metavar="TEXT", help="Only places with this word.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Also places where nothing lies.")] = False,
    log: Annotated[int, typer.Option("--log", metavar="N", parser=count, help="Lines of the log.")] = 8,
    as_json: JSON_FLAG = False,
) -> None:
    """Show the board as a seat sees it."""
    match = plotfile.load(file, trusted=True)
    view = match.view(seat)
    if as_json:
        print_json(view.to_json())
    else:
        shown = board(view, match.game.say, everything=everything, find=find, log=log)
        console.print(shown, soft_wrap=False)


def legal(
    file: FileArgument,
    seat: Annotated[str | None, typer.Argument(help="Only this seat.")] = None,
    as_json: JSON_FLAG = False,
) -> None:
    """List every answer that is allowed now, for each seat that is asked."""
    match = plotfile.load(file, trusted=True)
    seats = match.state.waiting if seat is None else (match.game.meta.check_seat(seat),)
    lists = {one: match.legal(one) for one in seats}
    if as_json:
        print_json({one: [str(action) for action in actions] for one, actions in lists.items()})
        return
    for one, actions in lists.items():
        console.print(f"[bold]{escape(one)}[/]  {escape(match.game.prompt(match.state, one))}")
        for action in actions:
            say(f"  {action}")
    if match.over:
        say(match.game.prompt(match.state, None))


# -- answering ---------------------------------------------------------------------------------------------


def do(
    file: FileArgument,
    seat: Annotated[str, typer.Argument(help="Who answers.")],
    action: Annotated[
        list[str], typer.Argument(metavar="ACTION...", help="Verb and arguments; ';' between several.")
    ],
    seq: Annotated[
        int | None,
        typer.Option("--seq", metavar="N", parser=count, help="Refuse unless N answers have been given."),
    ] = None,
    as_json: JSON_FLAG = False,
) -> None:
    """Give one answer, or several; either all are allowed and written, or the file stays as it was."""
    match = plotfile.load(file, trusted=True)
    events: list[Event] = []
    for line in _lines(action):
        events += match.do(seat, line, seq=seq)
        seq = None
    plotfile.save(match, file)
    if as_json:
        print_json(_standing(match) | {"events": _public(match.game, events, seat)})
        return
    for event in events:
        if seen_by(event, seat):
            say(match.game.words(event.sentence()))
    say(_asked(match))


def _lines(words: Sequence[str]) -> list[str]:
    lines = [line.strip() for line in " ".join(words).split(";")]
    return [line for line in lines if line] or [""]


def undo(
    file: FileArgument,
    seat: Annotated[str | None, typer.Argument(help="Whose answer; the last one's without it.")] = None,
    as_json: JSON_FLAG = False,
) -> None:
    """Take back the last answer, unless dice fell, something was revealed or another seat has answered."""
    match = plotfile.load(file, trusted=True)
    who = seat or (match.entries[-1].seat if match.entries else match.game.meta.seats[0])
    entry = match.undo(who)
    plotfile.save(match, file)
    if as_json:
        print_json(_standing(match) | {"undone": {"seat": entry.seat, "action": str(entry.action)}})
    else:
        say(f"{entry.seat} takes back: {entry.action}")
        say(_asked(match))


# -- checking ----------------------------------------------------------------------------------------------


def replay(
    file: FileArgument,
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", parser=count, help="Stop after answer N.")
    ] = None,
    seat: ViewerOption = None,
    as_json: JSON_FLAG = False,
) -> None:
    """Play a file again by the rules, answer by answer; with --to show the board as it stood then."""
    match = plotfile.load(file)
    stop = match.seq if to is None else to
    expected = match.game.digest(match.at(stop))
    if seat is not None:
        match.game.meta.check_seat(seat)
    reached = match.at(match.base)
    for entry, state in match.replay():
        if entry is not None and entry.seq > stop:
            break
        reached = state
        if not as_json:
            _retell(match, entry, seat)
    digest = match.game.digest(reached)
    if digest != expected:
        raise BadInputError(f"{file}: digest {expected} was expected after answer {stop}, found {digest}")
    if as_json:
        ending = {"digest": digest, "outcome": reached.outcome}
        print_json({"game": match.game.meta.id, "answers": stop} | ending)
        return
    if to is not None:
        console.print(board(match.game.view(reached, seat), match.game.say, log=0), soft_wrap=False)
    say(f"{stop} answers, digest {digest}")


def picture(
    file: FileArgument,
    to: Annotated[Path, typer.Argument(metavar="PICTURE", help="A file name ending in .svg or .png.")],
    seat: ViewerOption = None,
    after: Annotated[
        int | None, typer.Option("--at", metavar="N", parser=count, help="As it stood after answer N.")
    ] = None,
    window: Annotated[
        tuple[float, float, float, float] | None,
        typer.Option("--window", metavar="WEST SOUTH EAST NORTH", help="A part of the map, in its degrees."),
    ] = None,
    width: Annotated[int, typer.Option("--width", metavar="PIXELS", help="How wide.")] = 1600,
) -> None:
    """Draw the board as a seat sees it."""
    match = plotfile.load(file, trusted=True)
    if seat is not None:
        match.game.meta.check_seat(seat)
    state = match.state if after is None else match.at(after)
    match.game.drawn(state, seat, window=window, width=width).save(to)
    say(f"{to}: {match.game.meta.title}, after answer {match.seq if after is None else after}")


def report(
    file: FileArgument,
    to: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="PAGE", help="Write a page to print (.html) or Markdown (.md)."
        ),
    ] = None,
    seat: ViewerOption = None,
    turns: Annotated[
        int | None, typer.Option("--turns", metavar="N", parser=count, help="Only the last N turns.")
    ] = None,
) -> None:
    """Tell a game turn by turn: battles, what changed hands, losses, moves."""
    found = reported(plotfile.load(file), seat, last=turns)
    if to is None:
        say(found.text())
        return
    if to.suffix not in (".html", ".md"):
        raise BadInputError(f"a file name ending in .html or .md expected, found {to.name}")
    to.write_text(found.html() if to.suffix == ".html" else found.markdown(), encoding="utf-8")
    say(f"{to}: {len(found.turns)} turns")


def _retell(match: Match, entry: Entry | None, seat: str | None) -> None:
    """Print one answer and what it led to, as far as the seat may know it by the end of the file."""
    events = match.start_events
    if entry is not None:
        answer = str(entry.action) if match.over or entry.known_to(seat) else "?"
        console.print(f"[dim]{entry.seq:5}[/] [bold]{escape(entry.seat)}[/] {escape(answer)}")
        events = entry.events
    for event in events:
        if seen_by(event, seat, everything=match.over):
            say(f"        {match.game.words(event.sentence())}")


def verify(file: FileArgument, as_json: JSON_FLAG = False) -> None:
    """Play a file again and compare every throw with the dice it must come from."""
    match = plotfile.load(file)
    found = match.verify()
    shares = [share for source in match.sources for share in source.shares]
    if as_json:
        added = [{"seat": share.seat, "opened": bool(share.nonce)} for share in shares]
        print_json({"ok": found.ok} | msgspec.to_builtins(found) | ({"entropy": added} if added else {}))
    elif found.ok:
        throws = f"{found.checked} of {found.rolls} throws"
        say(f"{file}: {found.answers} answers and {throws} checked, digest {found.digest}")
        if found.checked < found.rolls:
            say("the other throws can be checked when the secret of the dice is opened")
        for share in shares:
            where = "is in the dice" if share.nonce else "was pledged, never opened and is not in the dice"
            say(f"the randomness of {share.seat} {where}")
    else:
        say(f"{file}: {found.problem}")
    if not found.ok:
        raise typer.Exit(NEGATIVE)


# -- words -------------------------------------------------------------------------------------------------


def _asked(match: Match) -> str:
    if match.over:
        return match.game.prompt(match.state, None)
    questions = (f"{seat}: {match.game.prompt(match.state, seat)}" for seat in match.state.waiting)
    return "\n".join(questions)


def _standing(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.meta.id,
        "scenario": match.state.scenario,
        "seq": match.seq,
        "waiting": match.state.waiting,
        "digest": match.game.digest(match.state),
        "commitment": match.sources[-1].commitment,
        "outcome": match.state.outcome,
    }


def _public(game: Game[Any], events: Iterable[Event], seat: str) -> list[Any]:
    return [
        msgspec.to_builtins(event, str_keys=True) | {"text": game.words(event.sentence())}
        for event in events
        if seen_by(event, seat)
    ]

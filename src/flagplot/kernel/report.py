"""The report of a game: what was fought, taken and moved, turn by turn, as text, for a forum, or to print.

It is made from the events alone, so every game has one; what a seat may not know is not in it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape
from typing import Any, NamedTuple

import msgspec

from flagplot.kernel.event import Mark, Moment, Rolled, may_know
from flagplot.kernel.language import spoken
from flagplot.kernel.match import Match
from flagplot.kernel.telling import Line, event_line
from flagplot.kernel.words import listed

HEADINGS = ("Battles", "Changed hands", "Losses", "Income and points", "Moves", "Also")
_SECTION = {
    Moment.RESULT: "Battles",
    Moment.CHANGE: "Changed hands",
    Moment.LOSS: "Losses",
    Moment.GAIN: "Income and points",
}
_ROLLED = str(Rolled.__struct_config__.tag)
_SILENT = (Moment.PHASE, Moment.BATTLE)  # told by the title of the turn, and by the result


class Turn(msgspec.Struct):
    """One turn: the sentences of what happened in it, by heading, each once with how often it was."""

    mark: Mark
    title: str
    last: int  # number of the last answer in it
    told: dict[str, Counter[str]]

    def lines(self, heading: str) -> list[str]:
        """The sentences under a heading."""
        found = self.told.get(heading, Counter())
        return [text if times == 1 else f"{text} ({times} times)" for text, times in found.items()]


class Report(msgspec.Struct):
    """All turns of a game, or the last ones."""

    title: str
    turns: list[Turn]

    def text(self) -> str:
        """As plain text."""
        out = [self.title]
        for turn in self.turns:
            out += ["", turn.title]
            for heading in HEADINGS:
                if lines := turn.lines(heading):
                    out += [f"  {spoken(heading)}", *(f"    {line}" for line in lines)]
        return "\n".join(out)

    def markdown(self) -> str:
        """As Markdown, to be posted in a forum or a chat."""
        out = [f"# {_plain(self.title)}"]
        for turn in self.turns:
            out += ["", f"## {_plain(turn.title)}"]
            for heading in HEADINGS:
                if lines := turn.lines(heading):
                    out += ["", f"**{spoken(heading)}**", "", *(f"- {_plain(line)}" for line in lines)]
        return "\n".join(out) + "\n"

    def html(self) -> str:
        """As a page that prints well."""
        parts = [f"<h1>{escape(self.title)}</h1>"]
        for turn in self.turns:
            parts.append(f"<section><h2>{escape(turn.title)}</h2>")
            for heading in HEADINGS:
                if lines := turn.lines(heading):
                    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
                    parts.append(f"<h3>{escape(spoken(heading))}</h3><ul>{items}</ul>")
            parts.append("</section>")
        return _PAGE.format(title=escape(self.title), body="\n".join(parts))

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return self.html()


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body {{ font: 11pt/1.4 Georgia, serif; overflow-wrap: anywhere; }}
body {{ max-width: 42rem; margin: 1rem auto; padding: 0 1rem; }}
h2 {{ border-bottom: 1px solid; margin-bottom: 0; }} h3 {{ font-size: 1em; margin: .6em 0 0; }}
ul {{ margin: 0; }} section {{ break-inside: avoid-page; }}
</style></head><body>
{body}
</body></html>
"""


_MARKS = re.compile(r"([\\`*_\[\]<>#|])")


def _plain(text: str) -> str:
    """Text in which Markdown finds no signs of its own."""
    return _MARKS.sub(r"\\\1", text)


class Told(NamedTuple):
    """An answer as a report looks at it."""

    mark: Mark  # where play stood when it was given
    seq: int
    lines: list[Line]  # what it led to, as far as the reader may know


def report(match: Match, seat: str | None = None, *, last: int | None = None) -> Report:
    """What happened in a match as far as a seat (None: a spectator) may know; ``last``: so many turns."""
    if seat is not None:
        match.game.meta.check_seat(seat)
    return compiled(match.game, match.game.meta.title, _answers(match, seat), last=last)


def compiled(game: Any, title: str, answers: Iterable[Told], *, last: int | None = None) -> Report:
    """The report of a game from its log."""
    turns: list[Turn] = []
    for told in answers:
        if not turns or not turns[-1].mark.same_turn(told.mark):
            turns.append(Turn(told.mark, _title(game, told.mark), told.seq, {}))
        turns[-1].last = told.seq
        for line in told.lines:
            _tell(turns[-1], line)
    found = [turn for turn in turns if turn.told]
    return Report(title, found if last is None else found[-last:])


def _answers(match: Match, seat: str | None) -> Iterator[Told]:
    game = match.game
    now = game.mark(match.at(match.base))
    for entry, state in match.replay():
        events = match.start_events if entry is None else entry.events
        known = [event for event in events if may_know(event.audience, seat, everything=match.over)]
        yield Told(now, state.seq, [event_line(game, event) for event in known])
        now = game.mark(state)


def _tell(turn: Turn, line: Line) -> None:
    moment = line.get("moment", Moment.NONE)
    if line["event"]["event"] == _ROLLED or moment in _SILENT:
        return
    heading = _SECTION.get(moment) or ("Moves" if len(line.get("where", ())) > 1 else "Also")
    text = line["text"]
    turn.told.setdefault(heading, Counter())[text[:1].upper() + text[1:]] += 1


def _title(game: Any, mark: Mark) -> str:
    whose = [seat for seat in mark.turn.split("+") if seat]
    when = f"{game.a_round} {mark.round}"
    return str(game.words(f"{when}: {listed(whose)}" if whose else when))

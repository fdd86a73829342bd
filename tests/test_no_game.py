"""General rooms know no game: no verb, panel or event of one stands in kernel, board, chance, server or cli.

Nor in the client outside ``web/src/games``, and there no field of what only some games send either.
``tests/e2e/test_no_facts.py`` looks for ids of games, seats and spaces; this looks for what games do.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import flagplot
from flagplot.bots import random_choice
from flagplot.kernel.event import Event
from flagplot.kernel.match import Match
from flagplot.kernel.outlook import Picked
from flagplot.kernel.view import View

ROOT = Path(flagplot.__file__).resolve().parent
WEB = ROOT.parents[1] / "web" / "src"
ROOMS = ("kernel", "board", "chance", "server", "cli")
PYTHON = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
CLIENT = sorted(
    path
    for path in WEB.rglob("*")
    if path.suffix in (".ts", ".svelte") and path.relative_to(WEB).parts[0] != "games"
)

# words of games that are ordinary words of the rooms too, each with what it means there
ORDINARY = {
    "ask": "a standing order: ask me",
    "battle": "a moment of any game",
    "board": "a tab of the screen, a CSS class",
    "built": "what stands in a space: where the map has room for it",
    "cancel": "answers every game may have: out of an order half given",
    "chart": "a map, a drawn figure",
    "done": "answers every game may have: a step is over",
    "first": "the first of several",
    "group": "a role of HTML for those who hear the screen",
    "join": "to join a table",
    "land": "not sea: a class of spaces and units, a layer of the map",
    "leave": "to leave a table",
    "left": "not right; what remains",
    "lift": "to lift the curtain between two at one screen",
    "load": "an event of browsers",
    "lose": "the default name of an answer in a standing order that several games use",
    "lost": "a sound, a CSS class",
    "move": "what a unit may move; a sound",
    "no": "not yes",
    "note": "a line of the game file",
    "object": "a type of JSON and JavaScript",
    "on": "switched on",
    "pass": "answers every game may have: let others go on",
    "phase": "a moment of any game",
    "place": "a place of the board",
    "play": "a tab of the screen",
    "points": "a unit of money where a game names none",
    "revealed": "an event of the kernel",
    "step": "a step of a frame, of a count, of a scale of zoom",
    "support": "a name nobody may take",
    "taken": "a seat that is taken; a sound",
    "target": "what may be aimed at: a mark on the map",
    "to": "a field of an outlook, a word between two numbers",
    "turn": "whose turn it is, in any game; a sound",
    "wait": "a CSS class",
}


# fields that games send and the client knows for all of them, or by another meaning
FIELDS = {
    "actions": "the single steps that a destination stands for",
    "control": "who holds a space",
    "damage": "what a unit with a name has suffered",
    "flag": "what is flown over a space",
    "holder": "who holds a space",
    "status": "of a unit: what it has done in this turn",
}


def kinds(of: type[Event]) -> Iterator[type[Event]]:
    for one in of.__subclasses__():
        yield one
        yield from kinds(one)


def tag(frame: type) -> str:
    return str(frame.__struct_config__.tag)  # type: ignore[attr-defined]


def words_of_games() -> dict[str, str]:
    """Every verb, event and panel of any game, and which of these it is."""
    found: dict[str, str] = {}
    for id in flagplot.titles():
        game = flagplot.game(id)
        found |= dict.fromkeys(game.verbs, "verb")
        for frame, shown in getattr(game, "panels", {}).items():  # by frame, with a name or named after it
            found[shown[0] if isinstance(shown, tuple) else tag(frame)] = "panel"
    found |= {tag(event): "event" for event in kinds(Event) if event.__module__.startswith("flagplot.games.")}
    return found


def first_moves() -> Iterator[tuple[Match, str, View]]:
    """The first questions of every game: the match, who is asked, and what he sees."""
    for id in flagplot.titles():
        game = flagplot.game(id)
        match = Match.new(game, seed=3)
        while match.seq < 250 and match.state.waiting:
            seat = match.state.waiting[0]
            view = game.view(match.state, seat)
            yield match, seat, view
            match.do(seat, random_choice(view, 3))


def documents(match: Match, seat: str, view: View) -> Iterator[dict[str, object]]:
    """What a game tells of places and their units, of destinations, and of what it prints on both."""
    yield from view.places.values()
    for place in view.places.values():
        if isinstance(units := place.get("units"), list):
            yield from units
    if match.seq % 10 == 0:  # these take longer
        printed = match.game.catalog(match.state.scenario, match.state.options)
        for part in ("spaces", "units"):
            yield from printed.get(part, {}).values()
        for space in [arg for action in view.legal[:40] for arg in action.args if arg in view.places][:10]:
            outlook = match.game.outlook(match.state, seat, Picked(space=str(space)))
            yield from outlook.destinations if outlook else ()


@cache
def told_in_play() -> tuple[set[str], set[str]]:
    """Panels that turn up in the first moves of every game, and the fields of all that is told with them."""
    panels, fields = set[str](), set[str]()
    for match, seat, view in first_moves():
        panels |= set(view.panels)
        for document in documents(match, seat, view):
            fields |= set(document)
    return panels, fields


@cache
def words() -> dict[str, str]:
    """What games do, in their words, and what kind of word it is."""
    return {**dict.fromkeys(told_in_play()[0], "panel"), **words_of_games()}


def told() -> set[str]:
    """The fields of all that games tell."""
    return told_in_play()[1]


# what the documents of the server are made of, whichever game they tell of
GENERAL = set(re.findall(r"^\s+(\w+)\??:", (WEB / "lib" / "wire.ts").read_text(encoding="utf-8"), re.M))


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of everything quoted in a file of Python."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.S)
_QUOTED = re.compile(r"""(["'`])([a-z_]+)\1""")
_LINE = re.compile(r"""[`"']([a-z_]+) \$\{""")  # a line of an answer put together: `send ${place}`


def quoted(text: str) -> Iterator[tuple[int, str]]:
    """Line and text of every single word that is quoted in a file of the client, and verbs of typed lines."""
    bare = _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(bare.splitlines(), 1):
        for found in _QUOTED.finditer(line):
            yield number, found[2]
        for found in _LINE.finditer(line):
            yield number, found[1]


_PANEL = re.compile(r"""panels\??(?:\.get\(|\.?\[)\s*["'`](\w+)["'`]""")  # a panel asked for by its name


def strange(name: str, found: Iterator[tuple[int, str]]) -> list[str]:
    """Words of games among what is quoted in a file, as one line each."""
    return [
        f"{name}:{line}: {word!r} is a {words()[word]} of a game"
        for line, word in found
        if word in words() and word not in ORDINARY
    ]


def test_no_room_of_the_library_names_what_a_game_does() -> None:
    found = [line for path in PYTHON for line in strange(path.relative_to(ROOT).as_posix(), literals(path))]
    assert found == []
    assert by_name(PYTHON) == [], "a panel is asked for by its name"


def test_no_room_of_the_client_names_what_a_game_does() -> None:
    assert [line for path in CLIENT for line in strange(room(path), quoted(text_of(path)))] == []
    assert by_name(CLIENT) == [], "a panel is asked for by its name"


def by_name(paths: list[Path]) -> list[tuple[str, str]]:
    """File and panel wherever one is asked for by its name."""
    return [(path.name, panel) for path in paths for panel in _PANEL.findall(text_of(path))]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def room(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


_READ = re.compile(r"""(?<=[\w)\].])\[["'](\w+)["']\]""")  # by its name: no type has it
_DECLARED = re.compile(r"^\s+(\w+)\??:")
SHAPES = (
    "lib/types.ts"  # what the client reads of the documents; whatever is read with a dot is declared there
)


def fields_read(name: str, text: str) -> Iterator[tuple[int, str]]:
    """Line and name of every field of a document that a file of the client reads or declares."""
    bare = _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(bare.splitlines(), 1):
        yield from ((number, field) for field in _READ.findall(line))
        if name == SHAPES:
            yield from ((number, field) for field in _DECLARED.findall(line))


def foreign(name: str, found: Iterator[tuple[int, str]]) -> list[str]:
    """Fields that only games know among those that a file reads, as one line each."""
    strangers = told() - GENERAL - set(FIELDS)
    return [f"{name}:{line}: {field!r} is a field of a game" for line, field in found if field in strangers]


def test_no_room_of_the_client_reads_a_field_of_a_game() -> None:
    read = {room(path): text_of(path) for path in CLIENT}
    assert [line for name, text in read.items() for line in foreign(name, fields_read(name, text))] == []


def test_no_room_of_the_client_looks_into_the_folder_of_a_game() -> None:
    inside = re.compile(r"""["'](?:\.\./|\./)+games/[^"']+["']""")
    assert [(room(path), found) for path in CLIENT for found in inside.findall(text_of(path))] == []


def test_the_guard_can_fail() -> None:
    """It knows the words, and finds them in both languages."""
    assert {"buy", "scramble", "send", "torpedo"} <= set(words())
    assert {"battle", "purchase", "patrol", "area_fight", "research", "mobilization_zone"} <= set(words())
    assert {"battle_began", "captured", "sighted"} <= set(words())
    source = 'if (action[0] === "buy") act(`send ${place}`); // "scramble" in a comment is no harm\n'
    assert [word for _, word in quoted(source)] == ["buy", "send"]
    assert strange("lib/table.svelte.ts", quoted(source)) == [
        "lib/table.svelte.ts:1: 'buy' is a verb of a game",
        "lib/table.svelte.ts:1: 'send' is a verb of a game",
    ]
    types = '  capital_of?: string;\n  offers?: Cargo[]; // gunnery\nplace["ipc"] ?? place["facilities"]'
    assert foreign(SHAPES, fields_read(SHAPES, types)) == [
        "lib/types.ts:1: 'capital_of' is a field of a game",
        "lib/types.ts:2: 'offers' is a field of a game",
        "lib/types.ts:3: 'ipc' is a field of a game",
        "lib/types.ts:3: 'facilities' is a field of a game",
    ]
    assert {"holds", "gunnery", "armor", "speed", "vp", "theatre"} <= told()
    assert _PANEL.findall('view?.panels["order"] ?? panels.get("raid")') == ["order", "raid"]


def test_ordinary_words_are_few_and_needed() -> None:
    """A word nobody uses any more is taken off the list."""
    assert len(ORDINARY) <= 40
    used = {word for path in PYTHON for _, word in literals(path)}
    used |= {word for path in CLIENT for _, word in quoted(text_of(path))}
    assert sorted(word for word in ORDINARY if word not in used or word not in words()) == []
    assert all(len(reason) > 5 for reason in ORDINARY.values())


def test_fields_for_all_games_are_few_and_needed() -> None:
    """A field nobody reads any more, or no game sends, is taken off the list."""
    read = {field for path in CLIENT for _, field in fields_read(room(path), text_of(path))}
    assert sorted(field for field in FIELDS if field not in read & told() - GENERAL) == []
    assert all(len(reason) > 5 for reason in FIELDS.values())

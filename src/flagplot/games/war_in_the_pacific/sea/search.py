"""Air search, reports that may be wrong, and what is seen from bases. [13]"""

from __future__ import annotations

from math import ceil

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import barges, magic, plots
from flagplot.games.war_in_the_pacific.sea.state import Report
from flagplot.games.war_in_the_pacific.sea.surprise import asleep
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.units import TRANSPORTS
from flagplot.kernel.words import the

SHORT = "SHORT"
WATCH = "watch-"  # what coastwatchers are called among those who have searched
WATCHED = 3  # hexes that they look over [see BR-13-08]
FOUND = 6  # the die on which they are found [see BR-13-08]
HALF, THIRD = ("SBD", "SB2C", "TBF"), ("B5N", "B6N")  # on carriers [BR-13-01]
MOST = 6  # search value
LISTED = 6  # counters a true report names [BR-13-04]
FEW, MANY = 3, 12  # ships of a small task force, and of one that is no longer middling
TRUE, TYPES, NUMBER, FALSE = "true", "types", "number", "false"
LIST = "list"  # what a true and a false report look like
NOBODY: tuple[str, ...] = ()  # whom a failed search tells anything [BR-3-31]
DUMMY_STORY = (("CV", 2), ("CA", 2), ("DD", 4))


def aloft(play: Campaign, base: str) -> list[int]:
    """The air units of a base that are not grounded: no ship that operates nobody, no field that is closed.

    [BR-13-01, BR-4-05, BR-9-03]
    """
    return [air for air in play.air_at(base) if not wings.grounded(play, air)]


def value(play: Campaign, base: str) -> int:
    """The search value of a base: its uncommitted search aircraft, on carriers in part; at most 6.

    A carrier or heavy cruiser without any has 1, at SHORT. [BR-13-01]
    """
    total = 0.0
    room: dict[int, int] = {}  # of a ship, for APs that are more than she operates
    for air in aloft(play, base):
        share = _share(play, air, afloat=base in play.sea.forces)
        if share:
            place = play.sea.based[air]
            left = room.get(place, wings.crewed(play, place))
            count = min(play.state.points[air] - play.state.flown[air], left)
            room[place] = left - count
            total += count / share
    found = min(ceil(total - 1e-9), MOST)
    return found // 2 if _cut_off(play, base) else found


def _share(play: Campaign, air: int, *, afloat: bool) -> int:
    """How many APs of a unit search as well as one: on carriers some types count a half or a third, and those
    that do not search 0. [BR-13-01]
    """
    type = play.tables.air[air].type
    if afloat and type in THIRD:
        return 3
    searches = play.tables.types[type].has("search")
    return (2 if afloat and type in HALF else 1) if searches else 0


def _cut_off(play: Campaign, base: str) -> bool:
    """Whether a base on land is isolated: it searches with half its value. [WPA-ISO-04, BR-4-17]

    Penalties of supply, which change more than that, belong to the campaign. [see SC-G-05]
    """
    if play.tables.land is None or base in play.sea.forces:
        return False
    hex = play.hex(base)
    side = play.state.control.get(hex, 0)
    return side < len(SEATS) and hex in play.war.isolated[side]


def reach(play: Campaign, base: str) -> int:
    """The normal range of the longest-ranged aircraft that searches. [BR-13-03]"""
    afloat = base in play.sea.forces
    found = 0
    for air in aloft(play, base):
        kind = play.tables.types[play.tables.air[air].type]
        if play.state.points[air] > play.state.flown[air] and (
            kind.has("search") or (afloat and kind.key in THIRD)
        ):
            found = max(found, kind.range_normal)
    return found


def lookouts(play: Campaign, base: str) -> bool:
    """Whether a task force has a carrier or a heavy cruiser that looks out at SHORT. [BR-13-01]"""
    if base not in play.sea.forces:
        return False
    return any(play.tables.ships[ship].type in ("CV", "CA") for ship in play.force(base).ships)


def searchers(play: Campaign, side: int) -> list[str]:
    """The bases of a side that may search, those with aircraft first. [BR-13-02]"""
    bases = play.air_bases(side)
    ships = [label for label in play.forces_of(side) if label not in bases and lookouts(play, label)]
    return [*bases, *ships]


def chance(play: Campaign, base: str, hex: int) -> tuple[str, int]:
    """The range band and the percentage of a search; nothing when the hex is out of range. [BR-13-03]"""
    chart = play.tables.search
    distance = play.chart.air_cost(play.base_hex(base), hex)
    band = chart.band(distance)
    if not band:
        return "", 0
    found = value(play, base)
    if found and distance <= reach(play, base):
        return band, chart.chance[band][found]
    if band == SHORT and lookouts(play, base):
        return band, chart.chance[band][1]
    return "", 0


def modifiers(play: Campaign, base: str, label: str) -> int:
    """What is added to the roll; barges move by night. [BR-13-03, BR-13-12, SC-S2-12]"""
    chart, force, ambush = play.tables.search, play.force(label), play.sea_card.ambush
    ships = len(force.ships) if not force.dummy else FEW + 1
    found = chart.drm["few_ships"] if ships <= FEW else 0
    found += chart.drm["many_ships"] if ships > MANY else 0
    found += chart.drm["located"] if play.located_before(label) else 0
    found += chart.drm["night"] if barges.aboard(play, label) and plots.card_of(play, label).night else 0
    if base not in play.sea.forces and not base.startswith(WATCH):
        found += chart.drm["base_damage"] * play.state.airfields.get(play.hex(base), 0)
    if ambush is not None and label in ambush.forces and play.state.turn == ambush.search_turn:
        found += ambush.search
    return found


def closest(play: Campaign, base: str, label: str, path: tuple[int, ...]) -> int:
    """The hex of the closest approach; where it is on a night mission nobody can find it. [BR-13-12]

    Without a mission hex on the card it is the end of the route.
    """
    card = play.sea.cards.get(label)
    dark = plots.aimed_at(play, label, card) if card is not None and card.night else -1
    open_ = [hex for hex in path if hex != dark]
    start = play.base_hex(base)
    return min(open_, key=lambda hex: play.chart.air_cost(start, hex), default=-1)


def after_move(play: Campaign, label: str, path: tuple[int, ...]) -> None:
    """Every enemy base searches a task force that has ended its move, once a Naval Phase. [BR-13-02]"""
    if asleep(play, enemy(play.force(label).side)):
        return
    watch(play, label, path)
    for base in searchers(play, enemy(play.force(label).side)) if label in play.sea.forces else ():
        if label not in play.sea.forces:
            return
        hex = closest(play, base, label, path)
        if hex >= 0:
            attempt(play, base, label, hex)


def segment(play: Campaign) -> None:
    """The Air Search Segment: who has not searched a task force in the Naval Phase may now. [BR-3-08]"""
    for label in play.forces_of(JAPAN):
        watch(play, label, (play.force(label).hex,))
    for side in (play.sea.first, enemy(play.sea.first)):
        for base in searchers(play, side):
            for label in play.forces_of(enemy(side)):
                if label in play.sea.forces and not play.in_port(label):
                    hex = closest(play, base, label, (play.force(label).hex,))
                    if hex >= 0:
                        attempt(play, base, label, hex)


def attempt(play: Campaign, base: str, label: str, hex: int) -> None:
    """One search: 2D10 with modifiers of at least 101 less the chance. [BR-13-03]"""
    sea = play.sea
    if (base, label) in sea.searched or play.in_port(label) or play.unseen(label):
        return
    band, percent = chance(play, base, hex)
    if not percent:
        return
    sea.searched = (*sea.searched, (base, label))
    side = enemy(play.force(label).side)
    known = (SEATS[side],) if play.force(label).marker else NOBODY
    reason = f"search by {_called(play, base)}"
    roll = read_percent(play.roll(2, reason, 10, known))
    if roll + modifiers(play, base, label) >= 101 - percent:
        report(play, base, label, band)


def watch(play: Campaign, label: str, path: tuple[int, ...]) -> None:
    """Coastwatchers search with value 1, at SHORT, within 3 hexes of theirs. [BR-13-08, WPB-SOL-02]"""
    sea, percent = play.sea, play.tables.search.chance[SHORT][1]
    if play.force(label).side != JAPAN:
        return
    for post in sea.watchers:
        watcher = f"{WATCH}{play.label(post)}"
        if label not in sea.forces or (watcher, label) in sea.searched or play.in_port(label):
            continue
        if closest(play, play.label(post), label, _near(play, post, path)) < 0:
            continue
        sea.searched = (*sea.searched, (watcher, label))
        known = (SEATS[ALLIED],) if play.force(label).marker else NOBODY
        roll = read_percent(play.roll(2, "search by coastwatchers", 10, known))
        if roll + modifiers(play, watcher, label) >= 101 - percent:
            report(play, watcher, label, SHORT)


def _near(play: Campaign, post: int, path: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(hex for hex in path if play.chart.distance(post, hex) <= WATCHED)


def hunt_watchers(play: Campaign) -> None:
    """Japanese units that end a game-turn in the hex of coastwatchers find them on a 6. [BR-13-08]"""
    sea = play.sea
    for post in sea.watchers:
        if play.at(post, JAPAN):
            (die,) = play.roll(1, "whether coastwatchers are found", audience=(SEATS[ALLIED],))
            if die == FOUND:
                sea.watchers = tuple(one for one in sea.watchers if one != post)
                play.news(f"coastwatchers in {the(play.label(post))} are found")


def read_percent(faces: tuple[int, ...]) -> int:
    """Two ten-sided dice read 01 to 100; a ten is a zero. [see BR-1-02]"""
    tens, ones = (face % 10 for face in faces)
    return 10 * tens + ones or 100


def _called(play: Campaign, base: str) -> str:
    if base.startswith(WATCH):
        return "coastwatchers"
    return play.called(base)


def report(play: Campaign, base: str, label: str, band: str) -> None:
    """A report chit is drawn, and the task force is located; a dummy is gone on a true one.

    [BR-13-04, BR-13-10, BR-8-03]
    """
    force, side = play.force(label), enemy(play.force(label).side)
    chits = play.tables.search.cup(band)
    (face,) = play.roll(1, "a report chit", len(chits), NOBODY)
    kind = chits[face - 1]
    if kind != FALSE and plots.card_of(play, label).mask and play.sea.magic.get(magic.REPORT_FALSE):
        magic.spend(play, magic.REPORT_FALSE, shown=False)  # [WPB-MAG-03]
        kind = FALSE
    if force.dummy and kind == TRUE:
        unmask(play, label)
        return
    locate(play, label)
    tell(play, side, label, kind, _called(play, base), band)


def tell(play: Campaign, side: int, label: str, kind: str, source: str, band: str) -> None:
    """What the searching side is told, and nobody else. [BR-13-10]"""
    force = play.force(label)
    composed = stated(play, label) if kind == FALSE or force.dummy else composition(play, label)
    total = sum(count for _, count in composed)
    types: tuple[tuple[str, int], ...] = ()
    if kind in (TRUE, FALSE):
        types = _listed(composed)
    elif kind == TYPES:
        types = tuple((one, 0) for one, _ in composed)
    shown = {TRUE: LIST, FALSE: LIST}.get(kind, kind)
    found = Report(
        side=side, marker=force.marker, phase=play.sea.phase, source=source, kind=shown, types=types,
        total=0 if kind == TYPES else total, band=band,
    )  # fmt: skip
    play.sea.reports = (*play.sea.reports, found)
    play.news(f"{the(play.contact(label))}: {sentence(found)}", (SEATS[side],), play.label(force.hex))


def sentence(found: Report) -> str:
    """A report in words."""
    listed = ", ".join(f"{count} {kind}" if count else kind for kind, count in found.types)
    what = f"{listed}; {found.total} in all" if found.total and listed else listed or f"{found.total} ships"
    return f"{found.source} {'report' if found.source.endswith('s') else 'reports'} {what}"


def composition(play: Campaign, label: str) -> tuple[tuple[str, int], ...]:
    """Types and numbers of a task force."""
    counts: dict[str, int] = {}
    for ship in play.force(label).ships:
        kind = play.tables.ships[ship].type
        counts[kind] = counts.get(kind, 0) + 1
    return tuple(counts.items())


def stated(play: Campaign, label: str) -> tuple[tuple[str, int], ...]:
    """What the owner lets a false report say: as his card has it, or without carriers and transports.

    [BR-13-10]
    """
    story = plots.card_of(play, label).story
    if story:
        return story
    if play.force(label).dummy:
        return DUMMY_STORY
    hidden = ("CV", "CVL", "CVE", *TRANSPORTS)
    found = tuple((kind, count) for kind, count in composition(play, label) if kind not in hidden)
    return found or (("DD", 1),)


def _listed(composed: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Exact types and numbers of up to 6 counters. [BR-13-04]"""
    found, left = [], LISTED
    for kind, count in composed:
        if left:
            found.append((kind, min(count, left)))
            left -= min(count, left)
    return tuple(found)


def locate(play: Campaign, label: str) -> None:
    """A task force is located, and lies on the map from now on. [BR-13-05, BR-16-06]"""
    play.set_force(label, located=play.sea.phase + 1)
    play.put_marker(label)


def unmask(play: Campaign, label: str) -> None:
    """A dummy is removed. [BR-8-03]"""
    name, side = play.force(label).name, play.force(label).side
    marker = play.force(label).marker
    play.drop_force(label)
    play.news(f"{name} was a dummy and is removed", (SEATS[side],))
    if marker:
        play.news(f"contact {marker} was a dummy", (SEATS[enemy(side)],))


# -- seen without search -------------------------------------------------------------------------------------


def seen_from_base(play: Campaign, label: str, hex: int, *, leaving: bool = False) -> None:
    """A base sees who enters or leaves its hex; a sound airfield on a coast sees the hexes around it, too.

    By day without a roll, by night on 4 and more, and only in its own hex. [BR-13-08, BR-13-09]
    """
    force = play.force(label)
    if play.located(label) or play.unseen(label) or asleep(play, enemy(force.side)):
        return
    night = plots.by_night(play, label)
    if _watched(play, hex, enemy(force.side)):
        if not night:
            locate(play, label)
            return
        (die,) = play.roll(1, f"whether ships off {the(play.label(hex))} are seen by night", audience=NOBODY)
        if die >= 4:
            locate(play, label)
        return
    if night or leaving:
        return
    for near in play.chart.air[hex]:
        sound = near in play.chart.sea and play.state.airfields.get(near) == 0
        if sound and play.state.control.get(near) == enemy(force.side):
            locate(play, label)
            return


def _watched(play: Campaign, hex: int, side: int) -> bool:
    """Whether a port, an airfield or troops of a side are in a hex. [BR-13-09]"""
    if hex in play.tables.bases and play.state.control.get(hex) == side:
        return True
    return bool(play.at(hex, side))

"""Names that cannot be taken for another's, and passwords that cannot be guessed at once.

A name is written in one script. Two names that look alike are one name: letters are compared by what they
look like, whatever alphabet they are from (``skeleton``).
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from flagplot.kernel.errors import BadInputError


def _data(name: str) -> list[str]:
    """The words of a file beside this one."""
    return (Path(__file__).parent / "data" / name).read_text(encoding="utf-8").split()


LONGEST = 40
_NAME = re.compile(r"[\w.-]([\w .-]{0,38}[\w.-])?")
_EXPECTED = "name: 1 to 40 letters, digits, dots, dashes or inner blanks expected"
_JAPANESE = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}
_TOGETHER = (_JAPANESE, {"CJK", "HANGUL"}, {"CJK", "BOPOMOFO"})  # scripts that are written together
# Latin letters of living alphabets; phonetic and historic ones look like others
_LATIN = ((0x41, 0x17F), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x1CD, 0x1DC), (0x218, 0x21B), (0x1E00, 0x1EFF))
# small letters that look like a Latin one, by themselves or as capitals; digits; what is often taken for an l
_ALIKE = {ord(pair[0]): pair[1] for pair in _data("alike.txt")}
RESERVED = (
    "admin", "administrator", "anonymous", "anybody", "bot", "computer", "everyone", "flagplot", "guest",
    "here", "host", "local", "me", "moderator", "nobody", "none", "null", "official", "operator", "owner",
    "random bot", "referee", "root", "server", "spectator", "staff", "support", "system", "undefined",
    "unknown", "user", "webmaster", "you",
)  # fmt: skip
# what is tried first, without digits and signs at its ends
_COMMON = frozenset(_data("common-passwords.txt"))


def clean(name: str) -> str:
    """A name as it is kept, in one script and with one way to write each letter; others are refused."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not _NAME.fullmatch(plain) or not any(map(str.isalnum, plain)):
        raise BadInputError(_EXPECTED)
    scripts = {_script(letter) for letter in plain if not letter.isascii()}
    if any(letter.isascii() and letter.isalpha() for letter in plain):
        scripts.add("LATIN")
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        raise BadInputError("name: letters of one script expected, found several")
    if skeleton(plain) in _RESERVED:
        raise BadInputError(f"name: one that is not reserved expected, found {plain!r}")
    return plain


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that could be taken for each other."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split()).casefold()
    return plain.translate(_ALIKE)[:LONGEST]


def _script(letter: str) -> str:
    """The script of a letter that is not ASCII, by the first word of its name."""
    script = unicodedata.name(letter, "").split(" ")[0]
    if unicodedata.category(letter)[0] != "L" or not script:
        raise BadInputError(_EXPECTED)
    if script == "LATIN" and not any(low <= ord(letter) <= high for low, high in _LATIN):
        raise BadInputError(f"name: letters of a living alphabet expected, found {letter!r}")
    return script


_RESERVED = frozenset(map(skeleton, RESERVED))


def check_password(password: str, name: str = "") -> None:
    """Refuse what is tried first."""
    if not 8 <= len(password) <= 200:
        raise BadInputError("password: 8 to 200 characters expected")
    plain = unicodedata.normalize("NFKC", password).casefold()
    core = plain.strip("0123456789!?.,-_*#$+ ")
    common = {plain, core} & _COMMON or (len(core) < 3 and len(plain) < 16) or len(set(plain)) < 4
    if common or (name and skeleton(core) == skeleton(name).strip("0123456789. -")):
        raise BadInputError("password: one that is not so easily guessed expected")

"""Players' own randomness in the dice."""

from __future__ import annotations

import msgspec
import pytest

from flagplot.kernel import entropy, plotfile
from flagplot.kernel.dice import FairDice, commitment
from flagplot.kernel.entropy import Share, mixed
from flagplot.kernel.errors import FormatError
from tests.kernel.helpers import with_entropy

# worked out from the description in docs/server.md, without this package
SECRET = bytes(range(32))
PROMISE = "3f1357da2ba3a08455119b67c10b8b98486fa15fc67777216449de723b552e3a"
RED = Share("red", "920e09133bc2f54f48683a319ff5e72874eac9c6e2857c4737d5958f0ee6f373", "11" * 32)
BLUE = Share("blue", "5e7144a437e8ba5aadf365e934ebdc3eceee14785446abc106ebce23fdc0ae6c", "ab" * 32)
KEY = "9777f62c7bc8b50a4b759d732d1711484ea2b4e6b675ce90c002b1da122166a3"


def test_known_values() -> None:
    assert commitment(SECRET) == PROMISE
    assert entropy.pledge(PROMISE, "red", RED.nonce) == RED.pledge
    assert entropy.pledge(PROMISE, "blue", BLUE.nonce) == BLUE.pledge
    assert mixed(SECRET, [RED, BLUE]).hex() == mixed(SECRET, [BLUE, RED]).hex() == KEY
    assert FairDice(SECRET, [RED, BLUE]).roll(6, 6, "test", 7) == (5, 1, 1, 2, 3, 5)


def test_every_share_changes_every_throw_and_none_changes_nothing() -> None:
    unopened = Share("blue", BLUE.pledge)
    keys = {mixed(SECRET, shares) for shares in ([], [RED], [BLUE], [RED, BLUE])}
    assert len(keys) == 4
    assert mixed(SECRET, [unopened]) == SECRET
    assert mixed(SECRET, [RED, unopened]) == mixed(SECRET, [RED])


@pytest.mark.parametrize("changed", [{"nonce": "22" * 32}, {"seat": "blue"}, {"pledge": BLUE.pledge}])
def test_a_nonce_that_was_not_pledged_is_found(changed: dict[str, str]) -> None:
    entropy.check(PROMISE, RED)
    with pytest.raises(FormatError, match="a nonce with hash"):
        entropy.check(PROMISE, msgspec.structs.replace(RED, **changed))
    with pytest.raises(FormatError, match="a nonce with hash"):
        entropy.check(commitment(bytes(32)), RED)  # pledged to another secret


# -- in a game file ------------------------------------------------------------------------------------------


def resealed(text: str) -> str:
    body = text.rpartition(" ")[0] + " "
    return f"{body}{plotfile._checksum(body)}\n"


def test_a_file_keeps_what_was_mixed_in() -> None:
    match = with_entropy()
    text = plotfile.dumps(match)
    assert text.startswith("flagplot 2\n")
    loaded = plotfile.loads(text)
    assert loaded.sources == match.sources
    assert plotfile.dumps(loaded) == text
    found = loaded.verify()
    assert found.ok, found.problem
    assert found.checked == found.rolls > 0


def test_tampering_is_found() -> None:
    match = with_entropy()
    text, share = plotfile.dumps(match), match.sources[0].shares[0]
    cases = {
        text.replace(share.nonce, "22" * 32): "entropy of red: a nonce with hash",
        text.replace(share.pledge, BLUE.pledge): "entropy of red: a nonce with hash",
        text.replace("entropy red", "entropy green"): "one 'entropy SEAT PLEDGE NONCE' a seat expected",
        text.replace("entropy blue", "entropy red"): "one 'entropy SEAT PLEDGE NONCE' a seat expected",
        text.replace("flagplot 2", "flagplot 1"): "entropy is expected only in format 2",
        text.replace(share.nonce, share.nonce[:-1]): "64 hexadecimal digits expected",
    }
    for changed, message in cases.items():
        with pytest.raises(FormatError, match=message):
            plotfile.loads(resealed(changed))
    without = plotfile.loads(resealed(text.replace(f" {share.nonce}", "")))  # as if it had never been opened
    assert "expected from the dice" in without.verify().problem
    dropped = text.replace(f"entropy red {share.pledge} {share.nonce}\n", "")
    assert "expected from the dice" in plotfile.loads(resealed(dropped)).verify().problem

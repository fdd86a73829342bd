"""A program that plays a seat of a game: python external_bot.py ADDRESS TOKEN

"Let a program play" at the list of seats shows both. The live connection always shows the open question with
every legal answer; this one gives any of them.
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


def choose(view):
    """An answer by lot; where something is left to do, rather that than the end of the step."""
    legal = view["legal"] or [[one(place) for place in form] for form in view["answers"]]
    busy = [answer for answer in legal if len(answer) > 1]
    return random.choice(busy if busy and random.random() < 0.7 else legal)


def one(place):
    """Where there are too many answers to list, each place has a word, some of them, or a run of numbers."""
    if isinstance(place, dict):
        return random.randint(place["from"], place["to"])
    return random.choice(place) if isinstance(place, list) else place


def follow(address, headers):
    """Answer whenever the seat is asked, until the game is over; what came of it."""
    live = address.replace("http", "ws", 1) + "/live"
    with connect(live, additional_headers=headers, max_size=None) as socket:
        socket.send(json.dumps({"watch": True}))
        while True:
            view = json.loads(socket.recv()).get("view")
            if view and view["outcome"]:
                return view["outcome"]
            if view and view["seat"] in view["waiting"]:
                body = {"seat": view["seat"], "seq": view["seq"], "action": choose(view), "brief": True}
                urlopen(Request(address + "/actions", json.dumps(body).encode(), headers)).close()


def play(address, headers):
    """Follow the game, again after every mishap; a token that is not good any more ends it."""
    while True:
        try:
            return follow(address, headers)
        except (ConnectionClosed, InvalidStatus, OSError) as error:  # OSError: also an answer refused
            if isinstance(error, InvalidStatus) and error.response.status_code in (401, 403):
                return "the token is not good (any more)"
        time.sleep(1)


if __name__ == "__main__":
    where, token = sys.argv[1:]
    print(play(where, {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}))

"""A small stand-in for the server, for work on the client alone: one process, games in memory, no storage.

Run with ``.venv/bin/python web/dev/mock.py [port]`` and ``npm run dev`` beside it. It answers with real views
of the library; only live updates are missing (the client falls back to asking again and again).
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from typing import Any
from urllib.parse import parse_qs, urlsplit

import flagplot
from flagplot import Match, RefusedError
from flagplot.bots.randombot import random_choice
from flagplot.kernel.action import Action
from flagplot.rules import clauses

STATIC = Path(__file__).parents[2] / "src/flagplot/server/static"
GAMES: dict[str, dict[str, Any]] = {}
LOCK = Lock()
DEPTH = 3


def run_bots(table: dict[str, Any]) -> None:
    """Let the bots answer until a person must."""
    match: Match = table["match"]
    for _ in range(3000):
        bots = [s for s in match.state.waiting if table["seats"].get(s, {}).get("kind") == "bot"]
        if not bots or match.over:
            return
        seat = bots[0]
        match.do(seat, random_choice(match.view(seat), match.seq))


def view_of(table: dict[str, Any], seat: str | None, seq: int | None = None) -> dict[str, Any]:
    match: Match = table["match"]
    if seq is None or seq == match.seq:
        view = match.view(seat, since=max(0, match.seq - 60))
    else:
        view = match.game.view(match.at(seq), seat)
    mine = [s for s, who in table["seats"].items() if who["kind"] in ("me", "hotseat")]
    return {**view.to_json(), "seats_mine": mine}


def routes(game: Any, state: Any, seat: str, depth: int) -> Iterator[tuple[list[str], Any, str]]:
    """Every way the force under orders can go: path, state, role."""
    for action in game.legal(state, seat):
        if action.verb == "fly":
            yield [action.args[0]], None, str(action.args[1]) if len(action.args) > 1 else ""
        elif action.verb == "step" and depth:
            after, _ = game.apply(state, seat, action, dice=flagplot.FastDice(1))
            yield [action.args[0]], after, ""
            if seat in after.waiting:
                for path, end, role in routes(game, after, seat, depth - 1):
                    yield [action.args[0], *path], end, role


def preview(match: Match, seat: str, space: str, units: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    force = " ".join(f"{unit['piece']}:{unit['count']}" for unit in units)
    for kind in ("land", "sea", "air"):
        try:
            state, _ = match.game.apply(match.state, seat, Action("move", (space, kind)))
            for unit in units:
                state, _ = match.game.apply(state, seat, Action("take", (unit["piece"], unit["count"])))
        except RefusedError:
            continue
        for path, _end, role in routes(match.game, state, seat, DEPTH):
            seen = found.get(path[-1])
            if seen is None:
                line = f"go {'>'.join([space, *path])} {force}"
                seen = found[path[-1]] = {
                    "space": path[-1], "path": [space, *path], "cost": len(path), "left": None,
                    "roles": [], "action": line,
                }
            elif len(path) < seen["cost"]:
                seen |= {
                    "path": [space, *path],
                    "cost": len(path),
                    "action": f"go {'>'.join([space, *path])} {force}",
                }
            if role and role not in seen["roles"]:
                seen["roles"].append(role)
    return list(found.values())


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None:
        pass

    def send(self, body: Any, status: int = 200, kind: str = "application/json") -> None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def fail(self, status: int, code: str, message: str, **more: Any) -> None:
        self.send({"error": {"code": code, "message": message, **more}}, status)

    def body(self) -> dict[str, Any]:
        length = int(self.headers.get("Content-Length") or 0)
        return json.loads(self.rfile.read(length) or b"{}")

    def do_GET(self) -> None:
        url = urlsplit(self.path)
        query = {key: values[0] for key, values in parse_qs(url.query).items()}
        with LOCK:
            try:
                self.get(url.path, query)
            except flagplot.FlagplotError as error:
                self.fail(400, "bad", str(error))

    def do_POST(self) -> None:
        data = self.body()
        with LOCK:
            try:
                self.post(urlsplit(self.path).path, data)
            except RefusedError as error:
                why = error.refusal
                refusal = {"fault": why.fault, "text": why.text, "rule": why.rule, "ids": list(why.ids)}
                self.fail(422, why.fault, why.text, rule=why.rule, ids=list(why.ids), refusal=refusal)
            except flagplot.FlagplotError as error:
                self.fail(400, "bad", str(error))

    do_PUT = do_POST

    def static(self, path: str) -> None:
        file = STATIC / (path.lstrip("/") or "index.html")
        if not file.is_file():
            file = STATIC / "index.html"
        kinds = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
        self.send(file.read_bytes(), 200, kinds.get(file.suffix, "application/octet-stream"))

    def get(self, path: str, query: dict[str, str]) -> None:
        if path == "/api/meta":
            titles = [json.loads(flagplot_meta(id)) for id in ("pacific-1940", "skirmish")]
            user = {"id": "me", "name": "Me"}
            return self.send({"games": titles, "mode": "embedded", "user": user, "csrf": ""})
        if found := re.fullmatch(r"/api/maps/([\w-]+)", path):
            file = Path(__file__).parent / f"map-{found[1]}.json"
            return self.send(file.read_bytes()) if file.exists() else self.fail(404, "none", "no map")
        if found := re.fullmatch(r"/api/rules/([\w-]+)", path):
            wanted, id = query.get("q", "").lower(), query.get("id")
            hits = [
                {"id": c.id, "section": c.section, "text": c.text, "kind": c.kind}
                for c in clauses(found[1])
                if (not id or c.id == id) and wanted in (c.id + c.text).lower()
            ]
            return self.send(hits)
        if path == "/api/games":
            return self.send([self.line(id, table) for id, table in GAMES.items()])
        if found := re.fullmatch(r"/api/games/(\w+)(?:/(\w+))?", path):
            if found[1] not in GAMES:
                return self.fail(404, "none", "no such game")
            return self.get_game(GAMES[found[1]], found[1], found[2] or "", query)
        if path.startswith("/api"):
            return self.fail(404, "none", "nothing here")
        self.static(path)

    def line(self, id: str, table: dict[str, Any]) -> dict[str, Any]:
        match: Match = table["match"]
        mine = [s for s, who in table["seats"].items() if who["kind"] in ("me", "hotseat")]
        tracks = match.view(None).tracks
        return {
            "id": id, "game": match.game.meta.id, "title": table["name"], "round": tracks.get("round"),
            "turn": tracks.get("turn"), "waiting": list(match.state.waiting), "mine": mine,
            "yours_to_answer": any(s in mine for s in match.state.waiting), "updated": "", "finished": match.over,
            "outcome": None,
        }

    def get_game(self, table: dict[str, Any], id: str, part: str, query: dict[str, str]) -> None:
        match: Match = table["match"]
        seat = query.get("seat") or None
        if part == "":
            players = {
                s: {"user": "me", "name": who.get("name") or s, "kind": who["kind"], "online": True}
                for s, who in table["seats"].items()
            }
            self.send({"id": id, "name": table["name"], "game": match.game.meta.id, "players": players,
                       "spectators": True, "notes": "", "standing_orders": {}, "chat_len": 0})
        elif part == "view":
            self.send(view_of(table, seat, int(query["seq"]) if "seq" in query else None))
        elif part == "log":
            lines = match.log(seat, int(query.get("from", 0)))
            self.send(json.loads(__import__("msgspec").json.encode(lines)))
        elif part == "history":
            marks = [{"seq": 0, "seat": "", "round": 1, "turn": "", "phase": "", "kind": "start"}]
            marks += [
                {"seq": e.seq + 1, "seat": e.seat, "round": 1, "turn": e.seat, "phase": "", "kind": e.action.verb}
                for e in match.entries
            ]
            self.send(marks)
        elif part == "stats":
            self.send({"rounds": [], "series": {}})
        elif part in ("chat", "notes", "orders"):
            self.send(table.get(part, {"chat": [], "notes": {"text": ""}, "orders": {}}[part]))
        elif part == "plot":
            self.send(b"(mock)", 200, "text/plain")
        else:
            self.fail(404, "none", "nothing here")

    def post(self, path: str, data: dict[str, Any]) -> None:
        if path == "/api/games":
            game = flagplot.game(data["game"])
            if data.get("position"):
                match = Match.new(game, position=data["position"], seed=data.get("seed", 7))
            else:
                match = Match.new(game, data.get("scenario"), data.get("options"), seed=data.get("seed", 7))
            id = f"g{len(GAMES) + 1}"
            GAMES[id] = {"match": match, "name": data.get("name") or game.meta.title, "seats": data["seats"]}
            run_bots(GAMES[id])
            return self.send({"id": id, "invite": "x"}, 201)
        found = re.fullmatch(r"/api/games/(\w+)/(\w+)", path)
        if not found or found[1] not in GAMES:
            return self.fail(404, "none", "nothing here")
        table, part = GAMES[found[1]], found[2]
        match: Match = table["match"]
        seat = data.get("seat", "")
        if part == "actions":
            if data["seq"] != match.seq:
                return self.fail(409, "stale", "the game has moved on", seq=match.seq)
            action = data["action"]
            match.do(seat, action if isinstance(action, str) else " ".join(map(str, action)))
            run_bots(table)
            self.send({"seq": match.seq, "view": view_of(table, seat)})
        elif part == "undo":
            match.undo(seat)
            self.send({"seq": match.seq, "view": view_of(table, seat)})
        elif part == "preview":
            self.send({"destinations": preview(match, seat, data["space"], data["units"])})
        elif part == "why":
            self.send({"refusal": None})
        elif part == "chat":
            table.setdefault("chat", []).append({"name": "Me", "text": data["text"], "at": ""})
            self.send({})
        else:
            table[part] = data
            self.send({})


def flagplot_meta(id: str) -> bytes:
    return __import__("msgspec").json.encode(flagplot.game(id).meta)


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8765
    print(f"http://127.0.0.1:{port}", flush=True)
    ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()

import { describe, expect, it } from "vitest";
import { Following } from "../src/lib/following";
import type { View } from "../src/lib/types";
import type * as wire from "../src/lib/wire";

const view = { seat: "red", seq: 3, rev: 7, prompt: "Move", places: { a: { name: "A" } }, legal: [["pass"]] } as unknown as View;
const line = { seq: 4, seat: "red", text: "Red moves", event: null };
const change = { "~": { seq: { "=": 4 }, rev: { "=": 8 }, prompt: { "=": "Fight" } } };
const stand = { seq: 4, rev: 8, players: {} };

describe("following a game", () => {
  it("begins with a whole view and goes on with changes", () => {
    const game = new Following();
    expect(game.read({ ...stand, type: "hello", waiting: [], view: view as wire.View })).toEqual({ view, told: null });
    const news = game.read({ ...stand, type: "update", seat: "red", since: 7, change, from: 3, lines: [line] });
    expect(news?.view.prompt).toBe("Fight");
    expect(news?.view.places).toBe(view.places);
    expect(news?.told).toEqual({ from: 3, lines: [line] });
    expect(view.prompt).toBe("Move");
  });

  it("asks for the whole where a change does not fit", () => {
    const game = new Following();
    expect(game.read({ ...stand, type: "update", seat: "red", since: 7, change })).toBeNull();
    game.begin(view);
    expect(game.read({ ...stand, type: "update", seat: "red", since: 6, change })).toBeNull();
    expect(game.read({ ...stand, type: "update", seat: null, since: 7, change })).toBeNull(); // seen through other eyes
    expect(game.read({ ...stand, type: "update", seat: "red", since: 7, change })).not.toBeNull();
    expect(game.read({ ...stand, type: "update", seat: "red", since: 7, change })).toBeNull(); // a second time it does not
  });

  it("takes a change of nothing", () => {
    const game = new Following();
    game.begin(view);
    expect(game.read({ ...stand, type: "update", seat: "red", since: 7, change: null, lines: [] })?.view).toBe(view);
  });
});

import { describe, expect, it } from "vitest";
import { askOf, attacksOf, engagementOf, hitFaces, linesOf } from "../src/games/admirals_war/engagement";
import { dueOf, tracksOf } from "../src/games/admirals_war/outlook";
import type { Action, LogLine, View } from "../src/lib/types";

const line = (seq: number, event: Record<string, unknown>): LogLine => ({ seq, seat: "", text: "", event: event as LogLine["event"] & object });
const fired = (hits: number, disables: number, damage: number): Record<string, unknown> => ({ event: "fired", name: "A", target_name: "B", hits, disables, damage });
const fighter = (id: string): Record<string, unknown> => ({ id, gunnery: 1, armor: 1, speed: 1, air: 0 });

describe("a fight of named ships", () => {
  it("is not the battle of another kind of game", () => {
    expect(engagementOf({ battle: { space: "x", attackers: [], defenders: [] } })).toBeNull();
    expect(engagementOf({ raid: {} })).toBeNull();
    expect(engagementOf({ battle: { space: "x", forces: { a: [], b: [] } } })?.space).toBe("x");
    expect(engagementOf({ torpedoes: { space: "y" }, area_fight: { space: "y", forces: { a: [fighter("one")] } } })?.forces["a"]).toHaveLength(1);
  });

  it("puts targets that are not at sea into the line of the other side", () => {
    const volley = { space: "x", side: "a", kind: "raid", port: "p", attackers: ["one"], targets: ["moored"], aims: {} };
    const found = engagementOf({ volley, area_fight: { space: "x", forces: { a: [fighter("one")], b: [] } } });
    expect(Object.fromEntries(linesOf(found!, new Map()))).toEqual({ a: ["one"], b: ["moored"] });
  });

  it("gives each attack its dice, the damage dice apart, and begins anew with a round", () => {
    const log = [
      line(1, { event: "rolled", low: 6, high: 6, faces: [6] }),
      line(1, fired(1, 0, 0)),
      line(2, { event: "revealed", round: 2 }),
      line(3, { event: "rolled", low: 6, high: 6, faces: [2, 6, 5] }),
      line(3, { event: "rolled", low: 0, high: 0, faces: [4] }),
      line(3, fired(1, 1, 4)),
    ];
    const [attack, ...more] = attacksOf(log);
    expect(more).toEqual([]);
    expect(attack).toMatchObject({ faces: [2, 6, 5], hits: 1, disables: 1, damage: 4 });
    expect(hitFaces(attack!)).toEqual([{ face: 6, hit: true, near: false }, { face: 5, hit: false, near: true }, { face: 2, hit: false, near: false }]);
  });

  it("sorts answers into targets, all that are left, and the rest", () => {
    const legal: Action[] = [["aim", "one", "x"], ["aim", "one", "none"], ["rest", "x"], ["retreat"]];
    const ask = askOf(legal);
    expect(ask.actor).toBe("one");
    expect([...ask.targets.keys()]).toEqual(["x"]);
    expect(ask.all.get("x")).toEqual(["rest", "x"]);
    expect(ask.none).toEqual(["aim", "one", "none"]);
    expect(ask.rest).toEqual([["retreat"]]);
  });
});

describe("tracks and calendar", () => {
  const view = { tracks: { vp: { west: 3, east: -2 }, due: { "10": ["b"], "9": ["a"] } }, panels: { turn: { flags: {}, lead: { west: 5 } } } } as unknown as View;
  it("shows where a track stands and would stand", () => {
    expect(tracksOf(view)).toEqual([{ name: "west", lead: 3, next: 5 }, { name: "east", lead: -2, next: -2 }]);
    expect(tracksOf({ tracks: {}, panels: {} } as unknown as View)).toEqual([]);
  });
  it("lists what is due in the order of the turns", () => {
    expect(dueOf(view).map((one) => one.turn)).toEqual([9, 10]);
  });
});

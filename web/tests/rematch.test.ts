import { describe, expect, it } from "vitest";
import { rematch, sidesOf } from "../src/lib/rematch";
import type { GameInfo, View } from "../src/lib/types";

const player = (kind: string, more: object = {}): object => ({ user: null, name: "", kind, covered: false, level: "", online: true, ...more });
const INFO = {
  id: "before",
  game: "pacific-1940",
  scenario: "1940",
  mine: ["japan"],
  players: {
    japan: player("human", { user: "ann" }),
    usa: player("bot", { level: "hard" }),
    china: player("human", { user: "ben" }),
    uk: player("bot", { level: "easy" }),
  },
  clock: null,
  spectators: true,
  pace: "follow",
} as unknown as GameInfo;
const VIEW = { options: { low_luck: true } } as unknown as View;
const side = (seat: string): string => (seat === "japan" ? "axis" : "allies");

describe("the same game once more", () => {
  it("keeps scenario, options and people; for who sits elsewhere the seat is kept", () => {
    const made = rematch(INFO, VIEW, null);
    expect(made).toMatchObject({ game: "pacific-1940", scenario: "1940", options: { low_luck: true }, spectators: true });
    expect(made.again).toBe("before");
    expect(made.seats).toEqual({ japan: { kind: "me" }, usa: { kind: "bot", level: "hard" }, china: { kind: "open", user: "ben" }, uk: { kind: "bot", level: "easy" } });
  });

  it("seats the sides the other way round, people first where there is less room", () => {
    const sides = sidesOf(Object.keys(INFO.players), side);
    expect(sides).toEqual([["japan"], ["usa", "china", "uk"]]);
    const made = rematch(INFO, VIEW, sides);
    expect(made.seats).toEqual({ japan: { kind: "open", user: "ben" }, usa: { kind: "me" }, china: { kind: "me" }, uk: { kind: "me" } });
  });

  it("leaves nobody out", () => {
    const players = { ...INFO.players, uk: player("human", { user: "cara" }), usa: player("hotseat", { name: "Gina" }) };
    const made = rematch({ ...INFO, mine: ["japan", "usa"], players } as GameInfo, VIEW, [["japan"], ["usa", "china", "uk"]]);
    expect(made.seats).toEqual({ japan: { kind: "hotseat", name: "Gina" }, usa: { kind: "me" }, china: { kind: "open", user: "ben" }, uk: { kind: "open", user: "cara" } });
  });

  it("knows whose program plays", () => {
    const players = { ...INFO.players, china: player("program", { user: "program x", behind: "ben" }) };
    expect(rematch({ ...INFO, players } as GameInfo, VIEW, null).seats?.["china"]).toEqual({ kind: "open", user: "ben" });
  });

  it("swaps nothing where there are not two sides", () => {
    const sides = sidesOf(["a", "b", "c"], () => undefined);
    expect(sides).toHaveLength(3);
    expect(rematch(INFO, VIEW, sides).seats).toEqual(rematch(INFO, VIEW, null).seats);
  });
});

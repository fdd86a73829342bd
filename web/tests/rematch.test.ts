import { describe, expect, it } from "vitest";
import { rematch, sidesOf } from "../src/lib/rematch";
import type { GameInfo, View } from "../src/lib/types";

const player = (kind: string, more: object = {}): object => ({ user: null, name: "", kind, covered: false, level: "", online: true, ...more });
const INFO = {
  game: "pacific-1940",
  scenario: "1940",
  mine: ["japan"],
  players: {
    japan: player("human"),
    usa: player("bot", { level: "hard" }),
    china: player("human"),
    uk: player("hotseat", { name: "Ann" }),
  },
  clock: null,
  spectators: true,
  pace: "follow",
} as unknown as GameInfo;
const VIEW = { options: { low_luck: true } } as unknown as View;
const side = (seat: string): string => (seat === "japan" ? "axis" : "allies");

describe("the same game once more", () => {
  it("keeps scenario, options and people; who sits elsewhere is invited", () => {
    const made = rematch(INFO, VIEW, null);
    expect(made).toMatchObject({ game: "pacific-1940", scenario: "1940", options: { low_luck: true }, spectators: true });
    expect(made.seats).toEqual({ japan: { kind: "me" }, usa: { kind: "bot", level: "hard" }, china: { kind: "open" }, uk: { kind: "hotseat", name: "Ann" } });
  });

  it("seats the sides the other way round", () => {
    const sides = sidesOf(Object.keys(INFO.players), side);
    expect(sides).toEqual([["japan"], ["usa", "china", "uk"]]);
    const made = rematch(INFO, VIEW, sides);
    expect(made.seats).toEqual({ japan: { kind: "bot", level: "hard" }, usa: { kind: "me" }, china: { kind: "me" }, uk: { kind: "me" } });
  });

  it("swaps nothing where there are not two sides", () => {
    const sides = sidesOf(["a", "b", "c"], () => undefined);
    expect(sides).toHaveLength(3);
    expect(rematch(INFO, VIEW, sides).seats).toEqual(rematch(INFO, VIEW, null).seats);
  });
});

import { describe, expect, it } from "vitest";
import { built, worth } from "../src/games/axis_allies/places";
import { markKey } from "../src/map/drawing";
import { useCatalog } from "../src/lib/catalog";
import { PRINTED } from "./printed";

useCatalog(PRINTED);

const india = { ipc: 3, facilities: { complex: { damage: 6, size: "major", output: 4 }, airbase: { damage: 0, operative: true } } };

describe("a territory of Axis & Allies", () => {
  it("says what it brings in, and what stands in it", () => {
    expect(worth(india)).toBe(3);
    expect(worth({})).toBe(0);
    expect(built(india).map((one) => [one.text, one.shape, one.damage, one.out])).toEqual([
      ["major complex (makes 4)", "major_ic", 6, false],
      ["airbase", "airbase", 0, false],
    ]);
    expect(built({})).toEqual([]);
  });

  it("shows a complex that makes nothing, or a base that does not work, as out of use", () => {
    const hit = { facilities: { complex: { damage: 6, size: "minor", output: 0 }, naval_base: { damage: 3, operative: false } } };
    expect(built(hit).map((one) => [one.shape, one.out])).toEqual([["minor_ic", true], ["naval_base", true]]);
  });

  it("is drawn anew when something in it changes", () => {
    const one = { kind: "buildings" as const, parts: built(india) };
    expect(markKey(one)).toBe(markKey({ kind: "buildings", parts: built(india) }));
    expect(markKey(one)).not.toBe(markKey({ kind: "buildings", parts: one.parts.map((part) => ({ ...part, out: true })) }));
  });
});

import { describe, expect, it } from "vitest";
import { changed } from "../src/games/axis_allies/landing";
import { type Counter, counterAt } from "../src/map/drawing";
import { nearSize } from "../src/map/style";

describe("cargo", () => {
  const aboard = [{ land: "poland", kind: "tank", count: 1 }, { land: "finland", kind: "infantry", count: 1 }];
  it("puts what is added first, so that the rest makes room", () => {
    expect(changed(aboard, { land: "poland", kind: "artillery" }, 1)).toEqual([{ land: "poland", kind: "artillery", count: 1 }, ...aboard]);
    expect(changed(aboard, { land: "finland", kind: "infantry" }, 1)).toEqual([{ land: "finland", kind: "infantry", count: 2 }, aboard[0]]);
  });
  it("leaves nothing behind that was put ashore", () => {
    expect(changed(aboard, { land: "poland", kind: "tank" }, -1)).toEqual([aboard[1]]);
    expect(changed(aboard, { land: "germany", kind: "tank" }, -1)).toEqual(aboard);
  });
});

describe("a click on a counter", () => {
  const stack = (...kinds: string[]): Counter[] => kinds.map((kind) => ({ owner: "japan", kind, count: 1, damaged: false, cargo: 0, moved: false }));
  it("finds it in its row", () => {
    const three = stack("fighter", "tank", "infantry");
    expect(counterAt(three, -34, 0)?.kind).toBe("fighter");
    expect(counterAt(three, 0, 0)?.kind).toBe("tank");
    expect(counterAt(three, 34, 0)?.kind).toBe("infantry");
    expect(counterAt(three, 0, 40)).toBeUndefined();
  });
  it("knows that a last row stands in the middle", () => {
    const four = stack("bomber", "fighter", "tank", "infantry");
    expect(counterAt(four, 0, 13)?.kind).toBe("infantry");
    expect(counterAt(four, -34, 13)).toBeUndefined();
    expect(counterAt(four, -34, -13)?.kind).toBe("bomber");
  });
  it("is measured by how large counters are drawn", () => {
    expect(nearSize(2, { hexes: false }, 1)).toBeCloseTo(0.85);
    expect(nearSize(4, { hexes: false }, 1)).toBeCloseTo(1.1125);
    expect(nearSize(8, { hexes: false }, 1.5)).toBeCloseTo(2.85);
  });
});

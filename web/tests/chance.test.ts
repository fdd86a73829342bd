import { describe, expect, it } from "vitest";
import { useCatalog } from "../src/lib/catalog";
import { atLeastOne, chance, expected, percent, short } from "../src/lib/chance";

describe("sums about dice", () => {
  it("uses the die of the game", () => {
    expect(percent(chance(2))).toBe("33 %");
    useCatalog({ die: 10 });
    expect([chance(2), chance(12)]).toEqual([0.2, 1]);
    useCatalog({});
  });
  it("adds up", () => {
    expect(atLeastOne(2, 3)).toBeCloseTo(0.75);
    expect(expected(3, 2)).toBeCloseTo(1);
    expect([short(2), short(1.55), short(1 / 3)]).toEqual(["2", "1.6", "0.33"]);
  });
});

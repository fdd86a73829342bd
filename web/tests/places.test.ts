import { describe, expect, it } from "vitest";
import { useCatalog } from "../src/lib/catalog";
import { holding, vacated } from "../src/lib/places";
import type { Unit } from "../src/lib/types";
import { PRINTED } from "./printed";

useCatalog(PRINTED);

describe("who holds a space", () => {
  it("names the side a neutral has joined", () => {
    expect(holding({ control: "neutral", side: "allies" })).toBe("Neutral, on the side of the Allies");
    expect(holding({ control: "japan" })).toBe("Japan");
    expect(holding({})).toBe("");
  });
});

describe("a space that was looked at", () => {
  const ship = (id: string, owner = "red"): Unit => ({ id, owner, kind: "ship", count: 1, text: id });
  it("is left when all of one's own that were in it have gone", () => {
    expect(vacated("red", [ship("one"), ship("two")], [ship("two")])).toBe(false);
    expect(vacated("red", [ship("one"), ship("two")], [ship("three")])).toBe(true);
    expect(vacated("red", [ship("one")], [ship("foe", "blue")])).toBe(true);
  });
  it("is not left by who never was there, nor by units without names", () => {
    expect(vacated("red", [ship("foe", "blue")], [])).toBe(false);
    expect(vacated("red", [{ owner: "red", kind: "tank", count: 2, text: "tank" }], [])).toBe(false);
  });
});

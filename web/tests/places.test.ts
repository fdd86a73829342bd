import { describe, expect, it } from "vitest";
import { useCatalog } from "../src/lib/catalog";
import { holding } from "../src/lib/places";
import { PRINTED } from "./printed";

useCatalog(PRINTED);

describe("who holds a space", () => {
  it("names the side a neutral has joined", () => {
    expect(holding({ control: "neutral", side: "allies" })).toBe("Neutral, on the side of the Allies");
    expect(holding({ control: "japan" })).toBe("Japan");
    expect(holding({})).toBe("");
  });
});

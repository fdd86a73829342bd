import { describe, expect, it } from "vitest";
import { clocks, span } from "../src/lib/clock";

describe("clocks", () => {
  it("says how long", () => {
    expect([0, -4, 40, 75, 600, 3600, 5400, 86400, 100_000].map(span)).toEqual(["0 s", "0 s", "40 s", "1 min 15 s", "10 min", "1 h", "1 h 30 min", "1 day", "1 day 3 h"]);
  });
  it("offers none first", () => {
    expect(clocks()[0]?.clock).toBeNull();
    expect(new Set(clocks().map((one) => one.id)).size).toBe(clocks().length);
  });
});

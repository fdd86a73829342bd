/** The same cases as in Python: what the server writes, the client reads. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changed, type Change } from "../src/lib/changes";

interface Case {
  old: unknown;
  new: unknown;
  change: Change | null;
}

const cases = JSON.parse(readFileSync("../tests/kernel/changes.json", "utf8")) as Case[];

describe("changes of a document", () => {
  it.each(cases)("makes the new out of the old: $change", (one) => {
    const before = JSON.stringify(one.old);
    expect(changed(one.old, one.change)).toEqual(one.new);
    expect(JSON.stringify(one.old)).toBe(before);
  });

  it("shares what has not changed", () => {
    const old = { places: { a: { n: 1 }, b: { n: 2 } }, legal: [["pass"]] };
    const next = changed(old, { "~": { places: { "~": { a: { "~": { n: { "=": 3 } } } } } } }) as typeof old;
    expect(next.places.a.n).toBe(3);
    expect(next.places.b).toBe(old.places.b);
    expect(next.legal).toBe(old.legal);
  });
});

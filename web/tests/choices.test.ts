import { describe, expect, it } from "vitest";
import { branches, byVerb, clickable, descend, settled } from "../src/lib/choices";
import type { Action } from "../src/lib/types";

const LEGAL: Action[] = [
  ["move", "a3", "infantry", "b2"],
  ["move", "a3", "infantry", "b3"],
  ["move", "a4", "tank", "b2"],
  ["fire", "a4", "c2"],
  ["done"],
];
const isSpace = (id: string): boolean => /^[a-e]\d$/.test(id);

describe("the legal list as a tree", () => {
  it("keeps the order of verbs", () => {
    expect([...byVerb(LEGAL).keys()]).toEqual(["move", "fire", "done"]);
  });
  it("offers what may come next", () => {
    expect(branches(LEGAL, ["move"]).map((one) => one.arg)).toEqual(["a3", "a4"]);
    expect(branches(LEGAL, ["move", "a3", "infantry"]).map((one) => one.arg)).toEqual(["b2", "b3"]);
  });
  it("goes down while there is one way", () => {
    expect(descend(LEGAL, ["move", "a3"])).toEqual(["move", "a3", "infantry"]);
    expect(descend(LEGAL, ["done"])).toEqual(["done"]);
  });
  it("knows when one answer is left", () => {
    expect(settled(LEGAL, ["move", "a4"])).toEqual(["move", "a4", "tank", "b2"]);
    expect(settled(LEGAL, ["move"])).toBeNull();
    expect(settled(LEGAL, [])).toBeNull();
  });
  it("finds the spaces that can be clicked", () => {
    const first = clickable(LEGAL, [], isSpace);
    expect([...first.keys()]).toEqual(["a3", "a4"]);
    expect(first.get("a4")).toHaveLength(2); // move or fire: the player must say which
    expect([...clickable(LEGAL, ["move", "a3", "infantry"], isSpace).keys()]).toEqual(["b2", "b3"]);
  });
  it("asks for the rest first when the space does not come first", () => {
    const place: Action[] = [["place", "tank", "a3"], ["place", "infantry", "a3"]];
    expect(clickable(place, [], isSpace).get("a3")).toEqual([["place"]]);
    expect(clickable(place, ["place", "tank"], isSpace).get("a3")).toEqual([["place", "tank", "a3"]]);
  });
});

import { describe, expect, it } from "vitest";
import { branches, byVerb, clickable, descend, press, settled } from "../src/lib/choices";
import { choiceWords } from "../src/lib/labels";
import type { Action, Arg } from "../src/lib/types";

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
  it("knows what a click on a space means", () => {
    const place: Action[] = [["place", "tank", "a3"], ["place", "infantry", "a3"], ["place", "tank", "a4"]];
    const at = (space: string, legal = place, chosen: Arg[] = []) => press(clickable(legal, chosen, isSpace).get(space) ?? [], chosen, space);
    expect(at("a4")).toEqual({ kind: "answer", action: ["place", "tank", "a4"] }); // whatever stands before it
    expect(at("a3")).toEqual({ kind: "choice", actions: place.slice(0, 2) });
    expect(at("a3", place, ["place", "tank"])).toEqual({ kind: "answer", action: ["place", "tank", "a3"] });
    expect(at("a3", LEGAL)).toEqual({ kind: "way", prefix: ["move", "a3"] }); // the next space lights up
    expect(at("a4", LEGAL)).toEqual({ kind: "choice", actions: LEGAL.slice(2, 4) }); // move or fire
  });
  it("names answers by what they do not share", () => {
    const ashore: Action[] = [["offload", "transport[artillery,infantry]", "artillery", "a3"], ["offload", "transport[artillery,infantry]", "infantry", "a3"]];
    expect(choiceWords(ashore, {})).toEqual(["Artillery", "Infantry"]);
    expect(choiceWords([...ashore, ["load", "a3", "tank", "transport"]], {})).toEqual(["Offload: artillery", "Offload: infantry", "Load"]);
    expect(choiceWords([["scramble", "a3", "fighter", 1], ["scramble", "a3", "fighter", 2]], {})).toEqual(["1", "2"]);
  });
});

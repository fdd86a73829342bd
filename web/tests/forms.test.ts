import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { completed, countOf, found, LISTED, listed, offered, split } from "../src/lib/forms";
import type { Form } from "../src/lib/types";
import FormPanel from "../src/panels/FormPanel.svelte";

const HEXES = Array.from({ length: 14098 }, (_, at) => `h${at}`);
const FLEETS = Array.from({ length: 2600 }, (_, at) => `fleet${at}`);
const SEND: Form = ["send", FLEETS, HEXES];
const FORMS: Form[] = [["move", ["a1"], ["tank"], ["a2", "b2"]], ["strike", { from: 1, to: 3 }], SEND, ["done"]];

describe("a question with more answers than a list can hold", () => {
  it("counts without listing", () => {
    expect(FORMS.map(countOf)).toEqual([2, 3, 2600 * 14098, 1]);
  });
  it("lists what is short, in the order of the game", () => {
    expect(listed(["move", ["a1", "a2"], ["x", "y"]])).toEqual([["move", "a1", "x"], ["move", "a1", "y"], ["move", "a2", "x"], ["move", "a2", "y"]]);
    expect(split([], FORMS)).toEqual({
      legal: [["move", "a1", "tank", "a2"], ["move", "a1", "tank", "b2"], ["strike", 1], ["strike", 2], ["strike", 3], ["done"]],
      forms: [SEND],
    });
    expect(split([["done"]], undefined)).toEqual({ legal: [["done"]], forms: [] });
  });
  it("lists no more than it may", () => {
    const long: Form = ["go", HEXES.slice(0, LISTED)];
    expect(split([], [long, ["done"]])).toMatchObject({ forms: [["done"]] });
    expect(split([], [["done"], long])).toMatchObject({ legal: [["done"]], forms: [long] });
  });
  it("offers verb and arguments one after the other", () => {
    const two: Form[] = [["move", ["a1"], ["a2"]], ["move", ["b1"], ["b2", "b3"]], SEND];
    expect(offered(two, [])).toEqual(["move", "send"]);
    expect(offered(two, ["move"])).toEqual(["a1", "b1"]);
    expect(offered(two, ["move", "b1"])).toEqual(["b2", "b3"]);
    expect(offered(two, ["move", "b1", "b2"])).toEqual([]);
    expect(offered(two, ["move", "elsewhere"])).toEqual([]);
    expect(completed(two, ["move", "b1"])).toBeNull();
    expect(completed(two, ["move", "b1", "b3"])).toEqual(["move", "b1", "b3"]);
    expect(completed(two, ["send", "fleet7", "h14097"])).toEqual(["send", "fleet7", "h14097"]);
  });
  it("finds by id or by name", () => {
    const name = (arg: string | number): string => (arg === "h7" ? "Rabaul" : `Hex ${arg}`);
    expect(found(HEXES, "", name, 3)).toEqual(["h0", "h1", "h2"]);
    expect(found(HEXES, "rab", name, 3)).toEqual(["h7"]);
    expect(found(HEXES, "h1409", name, 20)).toEqual(["h1409", "h14090", "h14091", "h14092", "h14093", "h14094", "h14095", "h14096", "h14097"]);
  });
  it("is shown as a few buttons", () => {
    const table = { forms: [SEND], places: {}, busy: false, isSpace: () => false, act: () => undefined };
    const html = render(FormPanel, { props: { table: table as never } }).body;
    expect(html.match(/data-choice/g)).toHaveLength(1);
    expect(html).toContain("Send");
  });
});

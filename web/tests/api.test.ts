import { describe, expect, it } from "vitest";
import { failure } from "../src/lib/api";
import "./windows";
import { useCatalog } from "../src/lib/catalog";
import { charts } from "../src/lib/stats";
import { isOrder } from "../src/games/axis_allies/orders";
import { unitsOf } from "../src/lib/table.svelte";

describe("errors of the server", () => {
  it("carry the rule", () => {
    const why = failure(422, { error: { code: "refused", message: "no" }, refusal: { fault: "illegal", text: "too far", rule: "P40-MAP-02", ids: ["x"] } });
    expect(why.refusal).toMatchObject({ text: "too far", rule: "P40-MAP-02" });
  });
  it("are readable even when they are not ours", () => {
    expect(failure(502, undefined).message).toContain("502");
    expect(failure(502, undefined).refusal).toBeNull();
  });
});

describe("views of any game", () => {
  it("give units as stacks", () => {
    expect(unitsOf({ red: { infantry: 2 } } as never)).toEqual([{ owner: "red", kind: "infantry", count: 2, text: "infantry" }]);
    expect(unitsOf({ name: "X", sea: true })).toEqual([]);
  });
  it("tell orders from moves", () => {
    expect(isOrder(["move", "sea6", "air"])).toBe(true);
    expect(isOrder(["move", "a3", "infantry", "b2"])).toBe(false);
  });
});

describe("charts", () => {
  it("take series from the moments", () => {
    const moment = (production: number) => ({ seq: 1, round: 1, turn: "japan", tracks: { powers: { japan: { production, treasury: 3 } }, victory_cities: { axis: 2 } }, units: { japan: { tank: 2, infantry: 3 } } });
    useCatalog({ window: "axis_allies" });
    const found = charts({ series: [moment(26), moment(27)] });
    expect(found.find((one) => one.name === "Production")?.lines).toEqual([{ owner: "japan", points: [26, 27] }]);
    expect(found.find((one) => one.name === "Units")?.lines[0]?.points).toEqual([5, 5]);
    expect(charts({ series: [] })).toEqual([]);
    useCatalog({});
    expect(charts({ series: [moment(26)] }).map((one) => one.name)).toEqual(["Units"]);
  });
});

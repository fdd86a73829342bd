import { describe, expect, it } from "vitest";
import { berths, chanceOf, goals, onMap, type Orders, others, ordersOf, sendLine } from "../src/games/admirals_war/orders";
import type { View } from "../src/lib/types";

const ORDERS: Orders = {
  seat: "red",
  several: true,
  ways: [{ near: [1, 6], far: [2, 4] }, { near: [1, 6] }, { home: [], away: [] }],
  units: { fast: { way: 0, others: ["raid"] }, slow: { way: 1 }, plane: { way: 2, default: "home" } },
};

describe("orders for several units at once", () => {
  it("finds the document that lists units, whatever the step is called", () => {
    const view = { panels: { turn: { flags: {} }, anything: ORDERS } } as unknown as View;
    expect(ordersOf(view)).toBe(ORDERS);
    expect(ordersOf({ panels: { patrol: { seat: "blue" } } } as unknown as View)).toBeNull();
  });

  it("offers what most can reach first, with the chance of the slowest", () => {
    const found = goals(ORDERS, ["fast", "slow"]);
    expect(found.map((goal) => [goal.place, goal.ships, goal.cost, goal.faces])).toEqual([
      ["near", ["fast", "slow"], 1, 6],
      ["far", ["fast"], 2, 4],
    ]);
    expect(sendLine(found[0]!)).toBe("send near fast slow");
  });

  it("knows no cost where none is printed", () => {
    expect(goals(ORDERS, ["plane"]).map((goal) => [goal.place, goal.cost, goal.faces])).toEqual([["home", null, 6], ["away", null, 6]]);
  });

  it("tells who may get another order", () => {
    expect(others(ORDERS, ["fast", "slow"])).toEqual([{ verb: "raid", ships: ["fast"] }]);
  });

  it("says chances as players do, and marks risks on the map", () => {
    expect([6, 4, 0].map(chanceOf)).toEqual(["sure", "4 in 6", "fails"]);
    expect(onMap(goals(ORDERS, ["fast"])).map((one) => [one.space, one.badge])).toEqual([["near", undefined], ["far", "4/6"]]);
  });

  it("groups by place, and does not lose units that are nowhere yet", () => {
    const unit = { id: "fast", name: "Fast", owner: "red", kind: "CA", count: 1, text: "Fast" };
    const found = berths(ORDERS, { port: { units: [unit] }, empty: {} });
    expect(found.map((berth) => [berth.place, berth.ships.map((ship) => ship.id)])).toEqual([["port", ["fast"]], ["", ["slow", "plane"]]]);
  });
});

import { describe, expect, it } from "vitest";
import { berths, chanceOf, goals, type Orders, others, ordersOf } from "../src/games/admirals_war/orders";
import type { View } from "../src/lib/types";

const ORDERS: Orders = {
  seat: "red",
  several: true,
  units: { fast: { others: ["raid"] }, slow: {}, plane: { default: "home" } },
};

describe("orders for several units at once", () => {
  it("finds the document that lists units, whatever the step is called", () => {
    const view = { panels: { turn: { flags: {} }, anything: ORDERS } } as unknown as View;
    expect(ordersOf(view)).toBe(ORDERS);
    expect(ordersOf({ panels: { patrol: { seat: "blue" } } } as unknown as View)).toBeNull();
  });

  it("takes for goals what tells who goes and how surely", () => {
    const bare = { space: "near", path: [], cost: 1, left: null, roles: ["move"], action: "x" };
    const named = { ...bare, space: "far", units: ["fast"], faces: 4 };
    expect(goals([bare, named]).map((goal) => goal.space)).toEqual(["far"]);
  });

  it("tells who may get another order", () => {
    expect(others(ORDERS, ["fast", "slow"])).toEqual([{ verb: "raid", ships: ["fast"] }]);
  });

  it("says chances as players do", () => {
    expect([6, 4, 0].map(chanceOf)).toEqual(["sure", "4 in 6", "fails"]);
  });

  it("groups by place, and does not lose units that are nowhere yet", () => {
    const unit = { id: "fast", name: "Fast", owner: "red", kind: "CA", count: 1, text: "Fast" };
    const found = berths(ORDERS, { port: { units: [unit] }, empty: {} });
    expect(found.map((berth) => [berth.place, berth.ships.map((ship) => ship.id)])).toEqual([["port", ["fast"]], ["", ["slow", "plane"]]]);
  });
});

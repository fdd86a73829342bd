import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measure, readBoard } from "../src/map/board";

const FILE = new URL("../../src/flagplot/games/axis_allies/pacific_1940/map.json", import.meta.url);

describe("the board of Pacific 1940", () => {
  const board = readBoard(JSON.parse(readFileSync(FILE, "utf8")));

  it("has every space with a place for counters", () => {
    expect(board.spaces.features).toHaveLength(149);
    for (const one of board.spaces.features) expect(board.anchors[String(one.id)]?.counters.length).toBeGreaterThan(0);
  });
  it("lies around 0 degrees, so that nothing crosses the date line", () => {
    const [[west], [east]] = board.bounds;
    expect(west).toBeCloseTo(-east, 6);
    expect(east).toBeLessThan(180);
    for (const { centre } of Object.values(board.anchors)) {
      expect(centre[0]).toBeGreaterThanOrEqual(west - 1);
      expect(centre[0]).toBeLessThanOrEqual(east + 1);
    }
  });
  it("knows the victory cities", () => {
    expect(Object.values(board.anchors).filter((one) => one.city)).toHaveLength(8);
  });
});

describe("a map that the game draws itself", () => {
  it("is read like any other", () => {
    const ring = [[1, 0], [5, 4], [9, 0], [5, -4], [1, 0]];
    const board = readBoard({
      type: "Topology",
      objects: { spaces: { type: "GeometryCollection", geometries: [{ type: "Polygon", arcs: [[0]], properties: { id: "a1" } }] } },
      arcs: [ring],
      meta: { bounds: [-8, -8, 8, 8], hexes: true },
    });
    expect(board.hexes).toBe(true);
    expect(board.anchors["a1"]?.counters[0]?.[0]).toBeCloseTo(5);
  });
});

describe("measure", () => {
  it("gives area and centre", () => {
    const square = { type: "Polygon" as const, coordinates: [[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]] };
    expect(measure(square)).toEqual({ size: 4, centre: [1, 1] });
  });
});

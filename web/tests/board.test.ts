import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hexBoard, measure, readBoard } from "../src/map/board";

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

describe("a hex board without a map file", () => {
  it("is as wide as the names seen", () => {
    const board = hexBoard(["a3", "a4", "e1", "e2", "play"]);
    expect(board?.spaces.features).toHaveLength(19);
    expect(hexBoard(["a4", "g4"])?.spaces.features).toHaveLength(37);
    expect(hexBoard(["kwangsi"])).toBeNull();
  });
});

describe("measure", () => {
  it("gives area and centre", () => {
    const square = { type: "Polygon" as const, coordinates: [[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]] };
    expect(measure(square)).toEqual({ size: 4, centre: [1, 1] });
  });
});

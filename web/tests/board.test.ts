import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Anchors, beside, measure, type Point, readBoard, wayThrough } from "../src/map/board";
import { growth, heldName } from "../src/map/features";

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

describe("the board of Admirals' War, with ports over its areas", () => {
  const file = new URL("../../src/flagplot/games/admirals_war/map.json", import.meta.url);
  const board = readBoard(JSON.parse(readFileSync(file, "utf8")));
  const anchor = (id: string): Anchors => board.anchors[id] as Anchors;

  it("has areas, ports, bases and boxes", () => {
    const kinds = Object.values(board.anchors).map((one) => one.station ?? "area");
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect([count("area"), count("port") + count("base") + count("neutral"), count("box")]).toEqual([27, 41, 10]);
    expect(board.ports).toBe(true);
  });
  it("has ports that are smaller than any area, so that they win a click", () => {
    const size = (id: string): number => board.area[id] ?? NaN;
    const ids = Object.keys(board.anchors);
    const largest = Math.max(...ids.filter((id) => ["port", "base"].includes(anchor(id).station ?? "")).map(size));
    expect(largest).toBeLessThan(Math.min(...ids.filter((id) => !anchor(id).station).map(size)));
  });
  it("holds the name of a port by the end next to the port", () => {
    const [place, hold] = heldName(board, anchor("malta"), "Malta");
    expect(hold).toBe("left");
    expect(place[0]).toBeGreaterThan(anchor("malta").middle[0]);
    expect(place[0]).toBeLessThan(anchor("malta").name?.[0] ?? NaN);
  });
  it("holds the name of an area above the plate with its values", () => {
    const [place, hold] = heldName(board, anchor("north_sea"), "North Sea");
    expect(hold).toBe("bottom");
    expect(place[1]).toBeLessThan(anchor("north_sea").name?.[1] ?? NaN);
    expect(place[1]).toBeGreaterThan(anchor("north_sea").worth?.[1] ?? NaN);
  });
  it("lets stacks grow away from names and ports", () => {
    const place = anchor("mid_atlantic").counters[0] ?? [NaN, NaN];
    expect(growth(board, anchor("mid_atlantic"), place).anchor).toBe("top"); // the name stands above
    const high = { ...anchor("malta"), middle: [0, 10] as Point };
    expect(growth(board, high, [0, 12]).anchor).toBe("bottom");
    expect(growth({ ...board, ports: false }, high, [0, 12]).anchor).toBe("center");
  });
});

describe("the board of the Anniversary Edition, once round the globe", () => {
  const file = new URL("../../src/flagplot/games/axis_allies/anniversary/map.json", import.meta.url);
  const board = readBoard(JSON.parse(readFileSync(file, "utf8")));
  const centre = (id: string): [number, number] => board.anchors[id]?.centre ?? [NaN, NaN];

  it("wraps", () => {
    expect(board.wraps).toBe(true);
    expect(board.bounds[1][0] - board.bounds[0][0]).toBeCloseTo(360, 6);
    expect(board.spaces.features).toHaveLength(162);
  });
  it("goes from Japan to America over the Pacific, not back over Asia and Europe", () => {
    const way = wayThrough(board, ["sz62", "sz58", "sz57", "sz56", "western_united_states"]);
    expect(way).toHaveLength(5);
    for (let at = 1; at < way.length; at++) {
      const step = (way[at]?.[0] ?? NaN) - (way[at - 1]?.[0] ?? NaN);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(60);
    }
  });
  it("finds the copy of a place that is nearest to where one looks", () => {
    const [lng, lat] = centre("hawaiian_islands");
    for (const look of [lng - 700, lng - 170, lng + 10, lng + 190, lng + 1000]) {
      const [near, same] = beside(board, centre("hawaiian_islands"), look);
      expect(Math.abs(near - look)).toBeLessThanOrEqual(180);
      expect(Math.abs((near - lng) / 360) % 1).toBeCloseTo(0, 9);
      expect(same).toBe(lat);
    }
  });
  it("marks both canals as links", () => {
    const canals = board.lines.features.filter((one) => one.properties?.["canal"]);
    expect(canals.map((one) => one.properties?.["between"])).toEqual([["sz19", "sz20"], ["sz15", "sz34"]]);
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

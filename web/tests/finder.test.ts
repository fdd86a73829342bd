import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Board, readBoard, TURN } from "../src/map/board";
import { Finder, ISLAND } from "../src/map/finder";

const boards = ["axis_allies/pacific_1940", "axis_allies/anniversary", "admirals_war"];
const read = (folder: string): Board => readBoard(JSON.parse(readFileSync(new URL(`../../src/flagplot/games/${folder}/map.json`, import.meta.url), "utf8")));

describe.each(boards)("spaces of %s", (folder) => {
  const board = read(folder);
  const finder = new Finder(board);

  it("answer at the place of their counters or in their middle", () => {
    const silent = Object.entries(board.anchors).filter(([id, { middle, counters }]) => ![middle, ...counters].some((place) => finder.at(place).includes(id)));
    expect(silent.map(([id]) => id)).toEqual([]);
  });

  it("come with the smallest first", () => {
    for (const { centre } of Object.values(board.anchors)) {
      const sizes = finder.at(centre).map((id) => board.area[id] ?? 0);
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    }
  });

  it("answer on every copy of a map that goes round", () => {
    for (const [id, { middle }] of Object.entries(board.anchors)) {
      if (!finder.at(middle).includes(id)) continue;
      expect(finder.at([middle[0] + TURN, middle[1]]).includes(id)).toBe(board.wraps);
    }
  });

  it("give small islands a little grace", () => {
    for (const [id, { middle: [x, y] }] of Object.entries(board.anchors)) {
      const island = (board.area[id] ?? 9) < ISLAND && !finder.isSea(id);
      const found = finder.islands([x - 3, y + 3], [x + 3, y - 3]);
      if (island) expect(found).toContain(id);
      else expect(found).not.toContain(id);
    }
  });
});

describe("a rectangle and a triangle", () => {
  const triangle = { type: "Polygon", coordinates: [[[0, 0], [1, 0], [0, 1], [0, 0]]] };
  const space = { type: "Feature", id: "a", properties: { id: "a" }, geometry: triangle };
  const finder = new Finder({ spaces: { features: [space] }, lines: { features: [] }, area: { a: 0.5 }, wraps: false } as unknown as Board);

  it("meet though no corner of either lies in the other", () => {
    expect(finder.islands([-1, 0.3], [2, 0.2])).toEqual(["a"]);
  });
  it("stay apart across the long side", () => {
    expect(finder.islands([0.6, 1], [1, 0.6])).toEqual([]);
  });
  it("meet when one holds the other", () => {
    expect(finder.islands([0.1, 0.2], [0.2, 0.1])).toEqual(["a"]);
    expect(finder.islands([-5, 5], [5, -5])).toEqual(["a"]);
  });
});

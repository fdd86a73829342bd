import { describe, expect, it } from "vitest";
import { type HexDocument, Hexes, told } from "../src/map/hexes";

/** A field of 5 by 4 hexes, columns or rows. */
function field(layout: "columns" | "rows"): HexDocument {
  const labels: string[] = [];
  const cells: number[] = [];
  let [q, r] = [0, 0];
  for (let column = 1; column <= 5; column++) {
    for (let row = 1; row <= 4; row++) {
      labels.push(`A0${column}0${row}`);
      const at = layout === "columns" ? [column, row - (column + (column & 1)) / 2] : [column - (row - (row & 1)) / 2, row];
      cells.push((at[0] ?? 0) - q, (at[1] ?? 0) - r);
      [q, r] = [at[0] ?? 0, at[1] ?? 0];
    }
  }
  return {
    layout, side: 2, x: 150, y: 30, directions: layout === "columns" ? ["n", "ne", "se", "s", "sw", "nw"] : ["ne", "e", "se", "sw", "w", "nw"],
    labels: labels.join(" "), cells, land: [1, 20], terrain: { words: ["", "hills"], runs: [0, 10, 1, 10] },
    facts: { Country: { words: ["", "Siam"], runs: [1, 1, 0, 19] } },
    along: { river: [0, 6, 9, 1, 0, 13] }, through: {},
    names: [["Bangkok", 6, 1, "place"], ["Ban Don", 7, 3, "place"], ["Gulf of Siam", 9, 1, "water"], ["Nouméa", 12, 2, "place"]],
    boxes: [["Far Away", [0]]],
  };
}

const BOTH = ["columns", "rows"] as const;

describe.each(BOTH)("a lattice of %s", (layout) => {
  const hexes = new Hexes(field(layout), 140);

  it("finds every hex again at its middle and close to each corner", () => {
    for (let one = 0; one < hexes.count; one++) {
      const [x, y] = hexes.middle(one);
      expect(hexes.at(x, y)).toBe(one);
      for (const [cx, cy] of hexes.ring(one)) expect(hexes.at(x + (cx - x) * 0.97, y + (cy - y) * 0.97)).toBe(one);
    }
    expect(hexes.at(-80, 0)).toBeUndefined();
  });

  it("shares corners between neighbours", () => {
    for (let one = 0; one < hexes.count; one++) {
      for (let side = 0; side < 6; side++) {
        const other = hexes.beside(one, side);
        if (other === undefined) continue;
        expect(hexes.beside(other, (side + 3) % 6)).toBe(one);
        const [a, b] = [hexes.corner(one, side), hexes.corner(other, side + 4)];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(1e-9);
      }
    }
  });

  it("draws every side once", () => {
    const drawn = hexes.grid().reduce((sum, line) => sum + line.length - 1, 0);
    let sides = 0;
    for (let one = 0; one < hexes.count; one++) for (let side = 0; side < 6; side++) sides += hexes.beside(one, side) === undefined ? 2 : 1;
    expect(drawn).toBe(sides / 2);
  });
});

describe("what is printed", () => {
  const hexes = new Hexes(field("columns"), 0);

  it("reads runs", () => {
    expect([...told([4, 2, 0, 1, 7, 3], 6)]).toEqual([4, 4, 0, 7, 7, 7]);
  });

  it("tells label, names, terrain, country, sides and boxes", () => {
    expect(hexes.facts(6)).toEqual({ label: "A0203", names: ["Bangkok"], lines: [["Terrain", "sea"], ["River", "N S"]], brief: [["Terrain", "sea"]] });
    expect(hexes.facts(0).brief).toEqual([["Terrain", "sea"], ["Country", "Siam"]]);
    expect(hexes.facts(0).lines).toEqual([["Terrain", "sea"], ["Country", "Siam"], ["Leads to", "Far Away"]]);
    expect(hexes.facts(12)).toEqual({ label: "A0401", names: ["Nouméa"], lines: [["Terrain", "hills"]], brief: [["Terrain", "hills"]] });
  });

  it("finds hexes by label and places by name", () => {
    expect(hexes.search("a0302")[0]?.at).toBe(9);
    expect(hexes.search("bang").map((one) => one.text)).toEqual(["Bangkok"]);
    expect(hexes.search("ban").map((one) => one.text)).toEqual(["Bangkok", "Ban Don"]);
    expect(hexes.search("siam")[0]?.text).toBe("Gulf of Siam");
    expect(hexes.search("noumea")[0]?.at).toBe(12);
    expect(hexes.search("a050").map((one) => hexes.labels[one.at])).toEqual(["A0501", "A0502", "A0503", "A0504"]);
    expect(hexes.search("nowhere")).toEqual([]);
    expect(hexes.search(" ")).toEqual([]);
  });

  it("puts a town on the land of its hex", () => {
    const coast = new Hexes(field("rows"), 100, [[3, 151.5, 12.25]]);
    expect(coast.spot(3)).toEqual([51.5, 12.25]);
    expect(coast.spot(4)).toEqual(coast.middle(4));
  });

  it("knows at which zoom a hex has a size", () => {
    expect(hexes.zoomFor(2 * 17)).toBeCloseTo(hexes.zoomFor(17) + 1);
  });
});

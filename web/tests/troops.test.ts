import { beforeEach, describe, expect, it } from "vitest";
import { useCatalog } from "../src/lib/catalog";
import { register } from "../src/lib/family.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Action, View } from "../src/lib/types";
import { favours, resultWords, signed } from "../src/games/dai_senso/attack";
import { heaps, looksOf, traysOf } from "../src/games/dai_senso/boxes";
import { turnsLeft, yearOf } from "../src/games/dai_senso/calendar";
import { chips, face, isAloft, type Troop } from "../src/games/dai_senso/counters";
import { enemyZones } from "../src/games/dai_senso/overlay";
import { chapters, currentCards } from "../src/games/dai_senso/politics";
import { DAI_SENSO } from "../src/games/dai_senso/window";

register("dai_senso", DAI_SENSO);
const printed = {
  standing: [],
  window: "dai_senso",
  powers: { red: { name: "Reds", colour: "red", shape: "star" } },
  kinds: { blitz: { name: "Blitz marker", class: "land" }, supply: { name: "Supply Convoy", class: "sea" } },
  nations: { russia: { fill: "#a83232", ink: "#ffffff" } },
  units: { army: { name: "1st Army", kind: "infantry", nation: "russia", quality: "elite", sides: [{ kind: "infantry", steps: 2, size: "xxxx" }, { kind: "infantry", steps: 1, size: "xxx" }] } },
};
const unit = (id: string, more: Partial<Troop> = {}): Troop => ({ id, owner: "red", kind: "infantry", count: 1, name: id, text: id, nation: "russia", ...more });

describe("what comes of an attack", () => {
  it("is told in words", () => {
    expect(resultWords("Dr2 0/1")).toBe("defenders retreat 2 hexes; defender loses 1 step");
    expect(resultWords("Ad 1/0")).toBe("attackers retreat or lose a step; attacker loses 1 step");
    expect(resultWords("something else")).toBe("something else");
    expect([favours("Dr1 1/1"), favours("Ad 1/0"), favours("Ex 0/1")]).toEqual(["attacker", "defender", "both"]);
    expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
  });
});

describe("a counter", () => {
  beforeEach(() => useCatalog(printed as never));

  it("shows the side that is up in the colours of its nation", () => {
    const shown = face(unit("army", { steps: 1, attack: 1, defense: 2, move: 1 }));
    expect(shown).toMatchObject({ sign: "infantry", fill: "#a83232", size: "xxx", factors: "1-2-1", steps: 1, most: 2, box: "tint" });
    expect(face(unit("army", { steps: 2, attack: 3, defense: 3, move: 1, supplied: false }))).toMatchObject({ size: "xxxx", alarm: "!" });
  });

  it("tells aircraft and markers from units on the ground", () => {
    expect([isAloft(unit("wing", { kind: "air_force" })), isAloft(unit("army", { steps: 1 }))]).toEqual([true, false]);
    expect(face(unit("mark", { kind: "blitz" }))).toBeNull();
    expect(face(unit("ships", { kind: "supply" }))).toMatchObject({ sign: "convoy", factors: "Supply" });
    expect(chips({ units: [unit("mark", { kind: "blitz" }), unit("army", { steps: 1 })] }).map((one) => one.text)).toEqual(["Blitz"]);
  });
});

describe("a unit in hand", () => {
  const LEGAL: Action[] = [["move", "army", "h2"], ["move", "army", "h3"], ["move", "corps", "h2"], ["blitz", "h3"], ["done"]];

  function seated(legal: Action[] = LEGAL): Table {
    useCatalog(printed as never);
    const table = new Table("t");
    table.seat = "red";
    table.mapSpaces = new Set(["h1", "h2", "h3"]);
    table.now = { seat: "red", legal, waiting: ["red"], panels: {}, places: { h1: { units: [unit("army", { steps: 2 })] }, h2: { units: [unit("corps", { steps: 1 }), unit("wing", { kind: "air_force" })] } } } as unknown as View;
    return table;
  }

  it("decides which hexes a click may mean", () => {
    const table = seated();
    expect([...table.targets.keys()]).toEqual(["h3"]); // nobody in hand: only what names no unit
    table.piece.id = "army";
    expect([...table.targets.keys()]).toEqual(["h2", "h3"]);
    table.piece.id = "corps";
    expect([...table.targets.keys()]).toEqual(["h2"]);
  });

  it("is one that an answer names", () => {
    const table = seated();
    expect([...table.piece.able].map(([space, units]) => [space, units.map((one) => one.id)])).toEqual([["h1", ["army"]], ["h2", ["corps"]]]);
    expect(table.piece.placeOf("wing")).toBe("h2");
    expect(table.piece.of("wing")).toEqual([]);
  });

  it("is the only one of a hex that is clicked, and is put down again", () => {
    const table = seated();
    expect(table.piece.click("h1")).toBe(true);
    expect([table.piece.id, table.selected]).toEqual(["army", "h1"]);
    table.clear();
    expect(table.piece.id).toBeNull();
  });

  it("takes with it what was looked at when its hex is left", () => {
    const table = seated();
    table.selected = "h1";
    const { now } = table;
    const moved = { h2: { units: [unit("army", { steps: 2 }), unit("corps", { steps: 1 })] } };
    (table as unknown as { take(view: View): void }).take({ ...now, seq: 2, rev: 2, places: moved } as unknown as View);
    expect(table.selected).toBeNull();
  });

  it("gives way to hexes that are answers themselves", () => {
    expect(seated().piece.click("h3")).toBe(false);
  });
});

describe("beside the map", () => {
  const spaces = {
    axis_pool: { name: "the Force Pool of the Axis", group: "pool", of: "red" },
    delay: { name: "the Delay Box" },
    yellow_on_station: { name: "Yellow Sea (on station)", group: "sea", of: "Yellow Sea", part: "on station" },
    yellow_convoys: { name: "Yellow Sea (convoys)", group: "sea", of: "Yellow Sea", part: "convoys" },
    "nov-dec-1937": { name: "Nov-Dec 1937", group: "track" },
  };
  const calendar = { turns: ["Jan-Feb", "Mar-Apr", "Nov-Dec"], seasonal: [1, 2], weather: {} };
  beforeEach(() => useCatalog({ ...printed, spaces, calendar, cards: { a1: { number: "1", name: "One", faction: "red", colour: "Pre-War", symbols: [], lines: [["Needs", "x"], ["Needs", "y"], ["Demand", "z"]] } } } as never));

  it("lie the boxes of a Naval Zone together, and the others by what they are", () => {
    const held = (id: string) => ({ units: [unit(id)] });
    const trays = traysOf({ h1: held("a"), delay: held("b"), yellow_convoys: held("c"), yellow_on_station: held("d"), "nov-dec-1937": held("e"), axis_pool: held("f") }, new Set(["h1"]));
    expect(trays.sea.map((tray) => [tray.name, tray.parts.map((part) => part.name)])).toEqual([["Yellow Sea", ["on station", "convoys"]]]);
    expect([trays.track, trays.pool, trays.other].map((list) => list.map((tray) => tray.name))).toEqual([["Nov-Dec 1937"], ["the Force Pool of the Axis"], ["the Delay Box"]]);
    expect(trays.pool[0]?.owner).toBe("red");
  });

  it("lie counters that look alike on one another", () => {
    const units = [unit("one", { steps: 1, attack: 1, defense: 1, move: 1 }), unit("two", { steps: 1, attack: 1, defense: 1, move: 1 }), unit("three", { steps: 2, attack: 3, defense: 3, move: 1 })];
    expect(heaps(units, looksOf).map(({ unit, count }) => [unit.id, count])).toEqual([["one", 2], ["three", 1]]);
  });

  it("stands the year with its seasons and its end", () => {
    const now = { year: 1937, turn: 1, last: [1938, 0] as [number, number], weather: {} };
    expect(yearOf(now).map((box) => [box.name, box.state, box.opens])).toEqual([["Jan-Feb", "past", false], ["Mar-Apr", "now", true], ["Nov-Dec", "to come", true]]);
    expect(turnsLeft(now)).toBe(2);
    expect(yearOf({ ...now, year: 1938, turn: 2 })[0]?.state).toBe("last");
  });

  it("stand the Current Cards with their lines under one heading each", () => {
    const [[faction, card] = ["", undefined]] = currentCards({ cards: { red: "a1", blue: "unknown" } });
    expect(faction).toBe("red");
    expect(card && chapters(card)).toEqual([["Needs", ["x", "y"]], ["Demand", ["z"]]]);
  });

  it("zones of control are those of the others", () => {
    expect(enemyZones({ zones: { red: ["h1"], blue: ["h2"] } }, "red")).toEqual({ blue: ["h2"] });
    expect(Object.keys(enemyZones({ zones: { red: ["h1"], blue: ["h2"] } }, null))).toEqual(["red", "blue"]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { useCatalog } from "../src/lib/catalog";
import { type Ship, factor, flagOf, isHurt, isTurned, shipWords, squadrons, tally } from "../src/games/admirals_war/ship";
import { counters, summary } from "../src/map/drawing";
import { mixed, worths } from "../src/games/admirals_war/seamarks";

const ship = (name: string, kind: string, more: Partial<Ship> = {}): Ship => ({
  id: name.toLowerCase(), name, kind, owner: "red", count: 1, text: name, side: "west", printed: ["4", "5*", "6"], mode: "front", ...more,
});

beforeEach(() =>
  useCatalog({
    sides: { west: { name: "West", colour: "blue", shape: "star" }, east: { name: "East", colour: "red", shape: "disc" } },
    kinds: { BB: { name: "battleship", class: "sea", rank: 0 }, CV: { name: "carrier", class: "sea", rank: 1 } },
    modes: { front: { name: "on watch", look: "plain" }, back: { name: "hunting", look: "striped" } },
    spaces: { bay: { name: "Bay", vp: [1, 3], flags: ["red", "green"] }, sound: { name: "Sound", vp: [2, 0] } },
  }),
);

describe("a fleet", () => {
  const fleet = [
    ship("Zeal", "BB"), ship("Königin", "CV", { strike: "3*" }), ship("Able", "BB"), ship("Raider", "BB", { mode: "back" }),
    ship("Ally", "CV", { nation: "green" }), ship("Foe", "BB", { side: "east", owner: "blue" }),
  ];

  it("falls into squadrons by side, flag and side of the counter, the strongest first", () => {
    const found = squadrons(fleet);
    expect(found.map((group) => [group.flag, group.mode, group.ships.map((one) => one.name)])).toEqual([
      ["blue", "front", ["Foe"]], ["green", "front", ["Ally"]], ["red", "back", ["Raider"]], ["red", "front", ["Able", "Zeal", "Königin"]],
    ]);
  });
  it("is searched by name without accents, by type, and by both", () => {
    expect(squadrons(fleet, "konig").flatMap((group) => group.ships.map((one) => one.name))).toEqual(["Königin"]);
    expect(squadrons(fleet, "carrier").flatMap((group) => group.ships)).toHaveLength(2);
    expect(squadrons(fleet, "a", new Set(["CV"])).flatMap((group) => group.ships.map((one) => one.name))).toEqual(["Ally", "Königin"]);
    expect(squadrons(fleet, "nobody")).toEqual([]);
  });
  it("of forty ships is a handful of counters on the map, and one for each flag from afar", () => {
    const many = Array.from({ length: 40 }, (_, at) => ship(`S${at}`, at % 4 ? "BB" : "CV", at % 5 ? {} : { mode: "back" }));
    const near = counters(many);
    expect(near).toHaveLength(4);
    expect(near.reduce((sum, one) => sum + one.count, 0)).toBe(40);
    expect(near.filter((one) => one.turned).reduce((sum, one) => sum + one.count, 0)).toBe(8);
    expect(summary(many).map((one) => [one.owner, one.count, Boolean(one.turned)])).toEqual([["red", 40, false]]);
    expect(summary(many.filter((one) => one.mode === "back"))[0]?.turned).toBe(true);
  });
  it("is counted by type", () => {
    expect(tally(fleet)).toEqual([{ kind: "BB", count: 4 }, { kind: "CV", count: 2 }]);
  });
});

describe("a counter", () => {
  it("tells a bonus from the number", () => {
    expect([factor("5*"), factor("0")]).toEqual([{ text: "5", bonus: true }, { text: "0", bonus: false }]);
  });
  it("shows its back only where the game says so", () => {
    expect([ship("A", "BB"), ship("B", "BB", { mode: "back" }), ship("C", "BB", { mode: "unheard" })].map(isTurned)).toEqual([false, true, false]);
  });
  it("sails under the flag of its nation", () => {
    expect([flagOf(ship("A", "BB")), flagOf(ship("A", "BB", { nation: "green" }))]).toEqual(["red", "green"]);
  });
  it("is hurt when damaged or disabled", () => {
    expect([isHurt(ship("A", "BB")), isHurt(ship("A", "BB", { damage: 1 })), isHurt(ship("A", "BB", { disabled: true }))]).toEqual([false, true, true]);
  });
  it("reads out what it prints", () => {
    const said = shipWords({ ...ship("Ark", "CV", { strike: "3*", mode: "back", damage: 2 }), id: "ark", name: "Ark" });
    expect(said).toBe("Ark, carrier, 4-5*-6, airstrike 3*, hunting, damage 2");
  });
});

describe("an area", () => {
  it("is worth something to each side, under the flag that scores it or the side's own", () => {
    expect(worths("bay")).toEqual([{ points: 1, flag: "red" }, { points: 3, flag: "green" }]);
    expect(worths("sound").map((one) => one.flag)).toEqual(["west", "east"]);
    expect(worths("nowhere")).toEqual([]);
  });
  it("takes on a little of the colour of its holder", () => {
    expect(mixed("#000000", "#ff8000", 0.5)).toBe("#804000");
    expect(mixed("#123456", "#ffffff", 0)).toBe("#123456");
  });
});

import { describe, expect, it } from "vitest";
import "./windows";
import { useCatalog } from "../src/lib/catalog";
import { badges, plannedText } from "../src/lib/badges";
import { choiceWords, type FleetOdds, unitColumns } from "../src/games/admirals_war/fleetodds";
import { type Chances, endings, success, swingOf } from "../src/games/axis_allies/odds";
import { binned, chanceText, mood, placeText, signed } from "../src/lib/odds";

useCatalog({ window: "axis_allies" });

const chances = (more: Partial<Chances>): Chances => ({
  space: "x", sea: false, takes: 0.4, clears: 0.1, attacker_wins: 0.5, defender_wins: 0.3, draw: 0.2, retreats: 0,
  rounds: 2, swing: 1.25, expected_loss: { attacker: 1, defender: 2 }, attackers: {}, defenders: {}, ...more,
});

describe("odds in words", () => {
  it("never says sure unless it is", () => {
    expect([0, 0.0001, 0.5, 0.9999, 1].map(chanceText)).toEqual(["0 %", "<1 %", "50 %", ">99 %", "100 %"]);
  });
  it("counts taking on land and winning at sea", () => {
    expect(success(chances({}))).toBe(0.4);
    expect(success(chances({ sea: true }))).toBe(0.5);
  });
  it("is the viewer's: a defender's good chances are his, in number, order and colour", () => {
    expect([success(chances({}), true), success(chances({ sea: true }), true)]).toEqual([0.6, 0.3]);
    expect(endings(chances({})).map((one) => [one.cls, one.chance])).toEqual([["win", 0.4], ["clear", 0.1], ["draw", 0.2], ["lose", 0.3]]);
    expect(endings(chances({}), true).map((one) => [one.cls, one.chance])).toEqual([["win", 0.3], ["clear", 0.1], ["draw", 0.2], ["lose", 0.4]]);
    expect([swingOf({ swing: 2 }), swingOf({ swing: 2 }, true)]).toEqual([2, -2]);
    const odds = { seq: 1, battles: [chances({ space: "a", by: "them" })], raids: [] };
    expect([...badges(odds, "ours", (by) => by === "them")]).toEqual([["a", "60 %"]]);
  });
  it("marks every battle and raid on the map", () => {
    const raid = { space: "z", expected_damage: 3.5, damage: [], expected_loss: { attacker: 0, defender: 0 }, swing: 1, interceptors: 0 };
    const found = badges({ seq: 1, battles: [chances({ space: "a" }), chances({ space: "b", sea: true })], raids: [raid] });
    expect([...found]).toEqual([["z", "⌀ 3.5"], ["a", "40 %"], ["b", "50 %"]]);
    expect(badges(null).size).toBe(0);
  });
  it("shows the sign and the mood", () => {
    expect([signed(1.25), signed(-3), signed(-0.01)]).toEqual(["+1.3", "−3.0", "±0"]);
    expect([0.9, 0.5, 0.1].map(mood)).toEqual(["good", "", "bad"]);
  });
  it("has one number for an attack in reach", () => {
    const raid = { expected_damage: 3.5, damage: [], expected_loss: { attacker: 0, defender: 0 }, swing: 1, interceptors: 0 };
    expect([plannedText({ ...chances({}) }), plannedText({ space: "x", raid }), plannedText(undefined)]).toEqual(["40 %", "⌀ 3.5 damage", ""]);
  });
  it("puts a wide distribution into columns, nothing at all apart", () => {
    const worth: [number, number][] = [[0, 0.25], [3, 0.25], [7, 0.125], [10, 0.375]];
    expect(binned(worth, 6)).toEqual([
      { from: 0, to: 0, chance: 0.25 }, { from: 1, to: 2, chance: 0 }, { from: 3, to: 4, chance: 0.25 },
      { from: 5, to: 6, chance: 0 }, { from: 7, to: 8, chance: 0.125 }, { from: 9, to: 10, chance: 0.375 },
    ]);
    expect(binned([[5, 1]], 16).map((one) => one.chance)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(binned([[0, 1]])).toEqual([{ from: 0, to: 0, chance: 1 }]);
  });
  it("places a result among all others", () => {
    expect(placeText({ worse: 0.25, better: 0.5 })).toBe("25 % of all results would be worse, 50 % better");
    expect(placeText({ worse: 0.9, better: 0 })).toBe("no result could be better, 90 % would be worse");
    expect(placeText({ worse: 0, better: 0.9 })).toBe("no result could be worse, 90 % would be better");
    expect(placeText({ worse: 0, better: 0 })).toBe("nothing was left to luck");
    expect(placeText({ worse: null, better: null })).toBe("");
  });
});

describe("odds of ships", () => {
  const unit = (more: object) => ({ id: "hood", name: "Hood", side: "allied", sunk: 0.25, home: 0.5, hit: 0.4, ...more });
  const fight = (choices: FleetOdds["choices"]): FleetOdds => ({ space: "x", port: "", kind: "volley", title: "x", answers: [], choices, note: "" });
  const odds = (choices: FleetOdds["choices"]) => ({ seq: 1, battles: [], raids: [], fleets: [fight(choices)] });
  it("says in two phrases what an aim would bring", () => {
    expect(choiceWords(odds({ "aim a hood": [unit({})] }), ["aim", "a", "hood"])).toEqual(["sunk 25 %", "home 50 %"]);
    expect(choiceWords(odds({ "bomb a b": [unit({ home: 0, bottomed: 0.1 })] }), ["bomb", "a", "b"])).toEqual(["sunk 25 %", "bottom 10 %"]);
    expect(choiceWords(odds({ "bomb a b": [unit({}), unit({ id: "b" })] }), ["bomb", "a", "b"])).toEqual(["sinks 0.5", "hits 0.8 on average"]);
    expect(choiceWords(odds({}), ["aim", "a", "hood"])).toEqual([]);
    expect(choiceWords(null, ["aim", "a", "hood"])).toEqual([]);
  });
  it("has ships on the bottom in ports only", () => {
    expect(unitColumns({ port: "" }).map((one) => one.key)).toEqual(["sunk", "home", "hit"]);
    expect(unitColumns({ port: "truk" }).map((one) => one.key)).toEqual(["sunk", "bottomed", "hit"]);
  });
});

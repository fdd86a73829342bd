import { describe, expect, it } from "vitest";
import "./windows";
import { useCatalog } from "../src/lib/catalog";
import { badges, plannedText, tipText } from "../src/lib/badges";
import { fleetBadge, fleetWords, rangeText, restOf } from "../src/games/admirals_war/fleetodds";
import type { FleetAnswer, FleetOdds } from "../src/games/admirals_war/fleetodds";

useCatalog({ window: "admirals_war" });

const ship = (id: string, side: string, sunk: number) => ({ id, name: id, side, sunk, home: 0, hit: sunk });
const answer = (more: Partial<FleetAnswer>): FleetAnswer => ({
  title: "To the end", rounds: 2, ends: [], units: [ship("a", "red", 0.25), ship("b", "white", 0.5), ship("c", "white", 0.43)], ...more,
});
const fight = (more: Partial<FleetOdds>): FleetOdds => ({ space: "x", port: "", kind: "battle", title: "x", answers: [], choices: {}, note: "", ...more });
const whole = fight({ answers: [answer({ wins: { red: 0.7, white: 0.2 } })] });
const round = fight({ answers: [answer({ title: "The next round", wins: {} })] });

describe("chances of fleets", () => {
  it("is that of one's own side, and of the favourite for whoever takes none", () => {
    expect([fleetBadge(whole, "red"), fleetBadge(whole, "white"), fleetBadge(whole, undefined)]).toEqual(["70 %", "20 %", "Red 70 %"]);
    expect(fleetWords(whole, "white")).toBe("20 % to win");
  });
  it("shows both ends of what was not worked out", () => {
    expect([rangeText(0.7), rangeText(0.7, 1e-5), rangeText(0.701, 0.002), rangeText(0.701, 0.034), rangeText(0.9, 0.3)]).toEqual(["70 %", "70 %", "70 %", "70–74 %", "90–100 %"]);
    expect(fleetBadge(fight({ answers: [answer({ wins: { red: 0.5, white: 0.2 }, unresolved: 0.1 })] }), "red")).toBe("50–60 %");
  });
  it("falls back on the next round: sunk, then lost", () => {
    expect([fleetBadge(round, "red"), fleetBadge(round, "white")]).toEqual(["round 0.9 : 0.3", "round 0.3 : 0.9"]);
    expect(fleetWords(round, "red")).toBe("The next round: sinks 0.9, loses 0.3 on average");
    expect(fleetWords(round, undefined)).toBe("The next round: 1.2 sunk on average");
    const guns = answer({ title: "With guns", wins: {}, units: [ship("a", "red", 0.9), ship("b", "white", 0.8)] });
    expect(fleetBadge(fight({ answers: [...round.answers, guns] }), "red")).toBe("round 0.8 : 0.9"); // the deadlier
  });
  it("counts a volley when all have aimed, and no submarines: they may attack only one of their targets", () => {
    const units = [ship("b", "white", 0.5)];
    const volley = fight({ kind: "volley", answers: [answer({ units: [] }), answer({ units })] });
    expect(fleetBadge(volley, "red")).toBe("⌀ 0.5 sunk");
    expect(fleetBadge(fight({ kind: "torpedo", answers: [answer({ units })] }), "red")).toBe("");
    expect(fleetWords(fight({ kind: "torpedo", answers: [answer({ units })] }), "red")).toBe("");
  });
  it("marks every area on the map, and the port that is attacked", () => {
    const raid = fight({ kind: "raid", port: "p", answers: [answer({ units: [ship("b", "white", 0.5)] })] });
    const odds = { seq: 1, battles: [], raids: [], fleets: [whole, raid, fight({ space: "y", note: "too large" })] };
    expect([...badges(odds, "white")]).toEqual([["x", "20 %"], ["p", "⌀ 0.0 : 0.5 sunk"], ["y", ""]]);
    expect(tipText("x", null, odds, "red")).toBe("70 % to win");
    expect(tipText("z", null, odds, "red")).toBe("");
    const planned = { space: "x", fleet: fight({ answers: [answer({ wins: { red: 0.4, white: 0.4 } })] }) };
    expect(tipText("x", planned, odds, "red")).toBe("40 % to win");
    expect(plannedText(planned, "red")).toBe("40 %");
  });
  it("has the rest of the battle that is fought, not of one that waits", () => {
    expect(restOf([whole], "x")).toEqual({ sides: [["red", "70 %"], ["white", "20 %"]], rounds: 2 });
    expect(restOf([{ ...whole, pending: true }], "x")).toBeNull();
    expect(restOf([round], "x")).toBeNull();
    expect(restOf(undefined, "x")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import "./windows";
import { useCatalog } from "../src/lib/catalog";
import { FIGHTS, type Fight, fightEnds, fightWords, fightsOf } from "../src/lib/fights";

const power = (side: string) => ({ name: side, side, colour: "#000", ink: "#fff", shape: "round" });
useCatalog({ powers: { axis: power("axis"), soviet: power("allied"), western: power("allied") } });

const fight: Fight = {
  space: "x", title: "Harbin", attacker: "soviet", defenders: ["axis"], chance: 0.75, goal: "to take it", foil: "to hold it",
  ends: [{ text: "taken", chance: 0.75, mood: "good" }, { text: "both stay", chance: 0.05, mood: "even" }, { text: "held", chance: 0.2, mood: "bad" }],
};
const all = { seq: 3, battles: [fight], raids: [] };

describe("fights that any client can tell", () => {
  it("have the chance of whoever looks: of the attacker for him, his friends and onlookers", () => {
    expect([...FIGHTS.badges(all, "allied", () => false)]).toEqual([["x", "75 %"]]);
    expect([...FIGHTS.badges(all, "axis", () => true)]).toEqual([["x", "25 %"]]);
    expect([fightWords(fight, undefined), fightWords(fight, "axis")]).toEqual(["75 % to take it", "25 % to hold it"]);
  });
  it("have their ends in the moods of whoever looks, the best first", () => {
    expect(fightEnds(fight, "allied").map((end) => end.mood)).toEqual(["good", "even", "bad"]);
    expect(fightEnds(fight, "axis").map((end) => [end.text, end.mood])).toEqual([["held", "good"], ["both stay", "even"], ["taken", "bad"]]);
    expect(fightEnds({ ...fight, ends: [] }, "axis")).toEqual([]);
  });
  it("are found by their space, and what is planned there goes first", () => {
    expect(FIGHTS.spots(all)).toEqual(["x"]);
    expect(FIGHTS.tip?.("x", null, all, "allied")).toBe("75 % to take it");
    expect(FIGHTS.tip?.("x", { ...fight, chance: 0.5 }, all, "allied")).toBe("50 % to take it");
    expect(FIGHTS.tip?.("y", null, all, "allied")).toBe("");
    expect(FIGHTS.planned(fight, "axis")).toBe("25 %");
    expect(fightsOf(null)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { badges, chanceText, type Chances, mood, signed, success } from "../src/lib/odds";

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
  it("marks every battle and raid on the map", () => {
    const raid = { space: "z", expected_damage: 3.5, damage: [], expected_loss: { attacker: 0, defender: 0 }, swing: 1, interceptors: 0 };
    const found = badges({ seq: 1, battles: [chances({ space: "a" }), chances({ space: "b", sea: true })], raids: [raid] });
    expect([...found]).toEqual([["z", "⌀ 3.5"], ["a", "40 %"], ["b", "50 %"]]);
    expect(badges(null).size).toBe(0);
  });
  it("shows the sign and the mood", () => {
    expect([signed(1.25), signed(-3)]).toEqual(["+1.3", "−3.0"]);
    expect([0.9, 0.5, 0.1].map(mood)).toEqual(["good", "", "bad"]);
  });
});

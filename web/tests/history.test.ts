import { expect, test } from "vitest";
import { standing, turnsOf } from "../src/lib/history";

const mark = (seq: number, round: number, turn: string, phase: string, kind = "phase") => ({ seq, seat: "", round, turn, phase, kind });

test("turns have their phases, once each", () => {
  const turns = turnsOf([
    mark(0, 1, "japan", "purchase", "start"),
    mark(4, 1, "japan", "combat_move"),
    mark(6, 1, "japan", "combat_move", "seat"),
    mark(9, 1, "usa", "purchase"),
  ]);
  expect(turns.map((turn) => turn.seq)).toEqual([0, 9]);
  expect(turns[0]?.phases.map((phase) => phase.seq)).toEqual([0, 4]);
});

test("where everybody plays at once a turn is a turn of the game", () => {
  const turns = turnsOf([mark(0, 1, "", "patrols", "start"), mark(7, 1, "", "combat"), mark(12, 2, "", "patrols")]);
  expect(turns.map((turn) => turn.name)).toEqual(["Round 1", "Round 2"]);
  expect(turns[0]?.phases.map((phase) => phase.name)).toEqual(["patrols", "combat"]);
});

test("nothing is said of what a game does not have", () => {
  expect(standing({ turn: "", phase: "combat" })).toBe("combat");
  expect(standing({ turn: "japan", phase: "" })).toBe("Japan");
  expect(standing(undefined)).toBe("");
});

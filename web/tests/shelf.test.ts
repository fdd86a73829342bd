import { describe, expect, it } from "vitest";
import type { GameMeta } from "../src/lib/types";
import { length, persons, shelved, weight, weightWord } from "../src/lobby/shelf";

const game = (more: Partial<GameMeta>): GameMeta =>
  ({ id: "x", players: [2, 4], minutes: [240, 360], weight: 3, sample: false, ...more }) as GameMeta;
const short = { id: "midway", title: "Midway!", text: "", seats: [], open: true, minutes: [20, 40] as [number, number], weight: 1 };

describe("the facts on the box", () => {
  it("tells the length in hours, of short scenarios in minutes, and nothing where nobody has said", () => {
    expect(length(game({}))).toBe("4 to 6 hours");
    expect(length(game({ minutes: [150, 240] }))).toBe("2.5 to 4 hours");
    expect(length(game({}), short)).toBe("20 to 40 minutes");
    expect(length(game({ minutes: [0, 0] }))).toBe("");
  });

  it("takes the weight of the scenario before that of the game", () => {
    expect([weight(game({})), weight(game({}), short), weight(game({ weight: 0 }))]).toEqual([3, 1, 0]);
    expect(weightWord(3)).toBe("takes some learning");
  });

  it("counts persons, and puts samples last", () => {
    expect([persons(game({})), persons(game({ players: [2, 2] }))]).toEqual(["2 to 4 players", "2 players"]);
    expect(shelved([game({ id: "a", sample: true }), game({ id: "b" })]).map((one) => one.id)).toEqual(["b", "a"]);
  });
});

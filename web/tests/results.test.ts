import { describe, expect, it } from "vitest";
import { ordinal, resultsOf, stacked } from "../src/lib/results";
import type { LogLine } from "../src/lib/types";

const line = (seq: number, text: string, moment?: string): LogLine => ({ seq, seat: "a", text, ...(moment ? { moment } : {}) });
const roll = (seq: number, about: string, faces: number[]): LogLine => ({ seq, seat: "a", text: "", about, event: { event: "rolled", faces } });

const LOG = [
  line(1, "Battle of Hunan", "battle"), roll(1, "Japan: 2 infantry at 1", [1, 6]), line(2, "China loses 1 infantry", "loss"),
  line(3, "China loses 1 infantry", "loss"), line(3, "moves on"), line(3, "Battle of Hunan is over", "result"), line(3, "Japan takes Hunan", "change"),
  roll(4, "Research", [6]), line(4, "A breakthrough"), line(5, "Round 2", "phase"), roll(5, "Chart", [3]), roll(5, "Chart again", [2]),
  line(6, "Battle of Yunnan", "battle"), roll(6, "China: 1 infantry", [2]),
];

describe("results", () => {
  it("tells a battle when it is over, with its losses counted", () => {
    const [battle] = resultsOf(LOG, 0);
    expect(battle).toEqual({
      kind: "battle", seq: 3, began: 1, title: "Battle of Hunan is over", where: [], throws: [], lines: [{ text: "China loses 1 infantry", times: 2 }, { text: "Japan takes Hunan", times: 1 }],
    });
  });
  it("tells every throw outside a battle with what came of it, one card an answer", () => {
    const [, research, chart, ...none] = resultsOf(LOG, 0);
    expect(research).toMatchObject({ kind: "throw", seq: 4, title: "Research", throws: [{ text: "Research", faces: [6], sides: 6 }], lines: [{ text: "A breakthrough", times: 1 }] });
    expect(chart?.throws.map((one) => one.faces)).toEqual([[3], [2]]);
    expect(none).toEqual([]); // Yunnan is still being fought
  });
  it("puts throws for the same thing together", () => {
    const tens = { ...roll(7, "A chit", [5]), event: { event: "rolled", faces: [5], sides: 10 } };
    const [chits] = resultsOf([roll(7, "A chit", [3]), roll(7, "More chits", [2]), roll(7, "A chit", [5]), tens], 0);
    expect(chits?.throws).toEqual([
      { text: "A chit", faces: [3, 5], sides: 6 }, { text: "More chits", faces: [2], sides: 6 }, { text: "A chit", faces: [5], sides: 10 },
    ]);
  });
  it("tells losses that are taken after the result with the battle they belong to", () => {
    const there = (one: LogLine, where = "h2"): LogLine => ({ ...one, where: [where] });
    const log = [
      there(line(1, "Attack on the pass", "battle")), there(line(2, "Two steps each", "result")), there(line(3, "A brigade loses a step", "loss")),
      there(line(4, "A ship is sunk elsewhere", "loss"), "sea"), line(5, "Rally", "phase"), there(line(6, "A step starves", "loss")),
    ];
    expect(resultsOf(log, 0).map((one) => one.lines)).toEqual([[{ text: "A brigade loses a step", times: 1 }]]);
  });
  it("tells only what is new", () => {
    expect(resultsOf(LOG, 3).map((one) => one.seq)).toEqual([4, 5]);
    expect(resultsOf(LOG, 5)).toEqual([]);
  });
  it("never piles up: players keep the latest dozen, watchers the last", () => {
    const cards = resultsOf(Array.from({ length: 20 }, (_, n) => roll(n + 1, "x", [1])), 0);
    expect(stacked(cards.slice(0, 5), cards.slice(5), false).map((one) => one.seq)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(stacked(cards.slice(0, 5), cards.slice(5), true).map((one) => one.seq)).toEqual([20]);
    expect(stacked(cards.slice(0, 2), [], false)).toHaveLength(2);
  });
  it("counts in words", () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 38, 92, 100].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "38th", "92nd", "100th"]);
  });
});

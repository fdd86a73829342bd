import { describe, expect, it } from "vitest";
import { charts, type Moment, swings, track } from "../src/lib/stats";

const SIDES: Record<string, string> = { japan: "axis", usa: "allies", uk: "allies" };
const moment = (seq: number, round: number, japan: number, usa: number): Moment => ({ seq, round, turn: "japan", tracks: { held: { japan, usa, uk: 10 } } });
const SERIES = [moment(0, 1, 20, 20), moment(5, 1, 22, 20), moment(9, 2, 30, 20), moment(20, 3, 28, 40), moment(30, 4, 27, 40)];
const chart = { name: "Held", lines: track(SERIES, (one) => one.tracks?.["held"] as Record<string, number>) };

describe("where a game turned", () => {
  it("is in the rounds that changed the lead of a side most", () => {
    const found = swings(SERIES, chart, (owner) => SIDES[owner] ?? owner, 2);
    expect(found).toEqual([{ seq: 9, round: 2, side: "allies", by: 22 }, { seq: 0, round: 1, side: "axis", by: 10 }]);
  });

  it("is not told where there are not two sides", () => {
    expect(swings(SERIES, chart, (owner) => owner, 2)).toEqual([]);
  });
});

describe("the charts of a game", () => {
  const series: Moment[] = [[0, 6, 1], [9, 6, 4], [30, 2, 9]].map(([seq = 0, allied = 0, japan = 0], at) => ({
    seq, round: at + 1, turn: "", points: { allied, japan }, units: { japan: { steps: 9 - at } },
  }));

  it("begin with what counts for winning, where a game keeps it", () => {
    const [points, units] = charts({ series });
    expect(points).toEqual({ name: "Points", lines: [{ owner: "allied", points: [6, 6, 2] }, { owner: "japan", points: [1, 4, 9] }] });
    expect(units?.lines).toEqual([{ owner: "japan", points: [9, 8, 7] }]);
    expect(points && swings(series, points, (owner) => owner, 2).map((one) => [one.round, one.side, one.by])).toEqual([[2, "japan", 9], [1, "japan", 3]]);
  });

  it("leave out what is not kept", () => {
    expect(charts({ series: [{ seq: 0, round: 1, turn: "", units: { red: { card: 3 } } }] }).map((one) => one.name)).toEqual(["Units"]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { chaptersOf, lastOfOthers, lastSeen, newest, remember, shortlist, threatsOf } from "../src/lib/recap";
import type { LogLine, Mark } from "../src/lib/types";

const line = (seq: number, seat: string, text: string, more: Partial<LogLine> = {}): LogLine => ({ seq, seat, text, event: { event: "told" }, ...more });
const mark = (seq: number, turn: string): Mark => ({ seq, seat: turn, kind: "seat", round: 1, turn, phase: "" }) as unknown as Mark;

const MARKS = [mark(0, "japan"), mark(4, "usa"), mark(8, "china"), mark(12, "japan")];
const LOG = [
  line(2, "japan", "japan moves", { where: ["korea", "manchuria"] }),
  line(3, "usa", "the US takes losses in Japan's turn", { moment: "loss" }),
  line(5, "usa", "2 fighters go to Wake", { where: ["hawaii", "wake"] }),
  line(6, "usa", "a battle begins", { moment: "battle", where: ["sea31"] }),
  line(6, "usa", "dice", { event: { event: "rolled" } }),
  line(7, "japan", "Japan loses a cruiser", { moment: "loss", where: ["sea31"] }),
  line(7, "usa", "the US wins in sea zone 31", { moment: "result", where: ["sea31"] }),
  line(8, "usa", "the US takes Iwo Jima", { moment: "change", where: ["iwo_jima"] }),
  line(9, "china", "China buys infantry", { moment: "news" }),
  line(10, "china", "China buys infantry", { moment: "news" }),
];

describe("what happened since somebody looked", () => {
  it("has a chapter for each turn of the others, battles and conquests first", () => {
    const [usa, china] = chaptersOf(LOG, MARKS, 4, ["japan"]);
    expect(usa?.deeds.map((deed) => deed.kind)).toEqual(["battle", "change", "move"]);
    expect(usa?.deeds[0]).toMatchObject({ text: "the US wins in sea zone 31", cost: "Japan loses a cruiser" });
    expect(usa?.deeds.flatMap((deed) => deed.ways)).toEqual([["hawaii", "wake"]]);
    expect(usa?.deeds[0]?.began).toBe(6);
    expect(china?.deeds).toMatchObject([{ text: "China buys infantry", times: 2, kind: "other" }]);
  });

  it("tells losses that no battle tells", () => {
    const lost = [
      line(6, "usa", "Akagi is sunk", { moment: "loss" }), line(6, "usa", "a battle", { moment: "battle", where: ["guam"] }),
      line(7, "usa", "Japan loses a tank", { moment: "loss", where: ["guam"] }), line(7, "usa", "the US wins", { moment: "result", where: ["guam"] }),
      line(8, "usa", "another battle", { moment: "battle" }), line(8, "usa", "a cruiser is lost so far", { moment: "loss" }),
    ];
    expect(chaptersOf(lost, MARKS, 4, ["japan"])[0]?.deeds.map((deed) => deed.text)).toEqual(["the US wins", "Akagi is sunk"]);
  });

  it("keeps routine to the log, and what is done in the course of a battle", () => {
    const seen = [
      line(5, "usa", "all missions are plotted"), line(5, "usa", "contact 3: Midway reports 4 carriers", { moment: "news", where: ["sea31"] }),
      line(6, "usa", "a battle", { moment: "battle", where: ["guam"] }), line(6, "usa", "a carrier is damaged", { moment: "news", where: ["guam"] }), line(7, "usa", "the US wins", { moment: "result", where: ["guam"] }),
    ];
    const [usa] = chaptersOf(seen, MARKS, 4, ["japan"]);
    expect(usa?.deeds.map(({ kind, text, where }) => [kind, text, where])).toEqual([["battle", "the US wins", ["guam"]], ["other", "contact 3: Midway reports 4 carriers", ["sea31"]]]);
    expect(chaptersOf([line(5, "usa", "all missions are plotted")], MARKS, 4, ["japan"])).toEqual([]);
  });

  it("tells conquests before losses by the way, so that the first of them is shown", () => {
    const fights = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => line(5, "usa", `battle ${n}`, { moment: "result", where: [`sea${n}`] }));
    const [usa] = chaptersOf([line(5, "usa", "a ship is damaged", { moment: "loss" }), ...fights, line(6, "usa", "the US takes Lunga", { moment: "change", where: ["lunga"] })], MARKS, 4, ["japan"]);
    expect(shortlist(usa?.deeds ?? [], 9).at(-1)?.text).toBe("the US takes Lunga");
  });

  it("tells money after conquests and before moves", () => {
    const paid = [...LOG.slice(0, 8), line(8, "usa", "the US gets 17 IPCs", { moment: "gain" })];
    expect(chaptersOf(paid, MARKS, 4, ["japan"])[0]?.deeds.map((deed) => deed.kind)).toEqual(["battle", "change", "gain", "move"]);
  });

  it("leaves no kind of deed out where there is no room for all", () => {
    const fights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => line(5, "usa", `battle ${n}`, { moment: "result", where: [`sea${n}`] }));
    const [usa] = chaptersOf([...fights, line(6, "usa", "the US gets 17 IPCs", { moment: "gain" }), ...LOG.slice(2, 3), line(7, "usa", "the US buys a tank", { moment: "news" })], MARKS, 4, ["japan"]);
    expect(shortlist(usa?.deeds ?? [], 9).map((deed) => deed.kind)).toEqual([...Array<string>(7).fill("battle"), "gain", "move"]);
    expect(shortlist(usa?.deeds ?? [], 99)).toEqual(usa?.deeds);
  });

  it("tells many moves in one bold stroke with all their ways", () => {
    const moves = [1, 2, 3, 4, 5, 6].map((n) => line(5, "usa", `move ${n}`, { where: ["hawaii", `sea${n}`] }));
    const [usa] = chaptersOf([...moves, line(6, "usa", "the US buys a tank", { moment: "news" })], MARKS, 4, ["japan"]);
    expect(usa?.deeds.map((deed) => deed.text)).toEqual(["6 moves", "the US buys a tank"]);
    expect(usa?.deeds[0]?.ways).toHaveLength(6);
  });

  it("tells what a battle won only once", () => {
    const won = [line(6, "usa", "a battle", { moment: "battle" }), line(7, "usa", "the US wins", { moment: "result" }), line(7, "usa", "the US takes Guam", { moment: "change" })];
    expect(chaptersOf(won, MARKS, 4, ["japan"])[0]?.deeds.map((deed) => [deed.text, deed.cost])).toEqual([["the US wins", "the US takes Guam"]]);
  });

  it("leaves to a battle what was taken on its field, and tells the rest by itself", () => {
    const won = [
      line(6, "usa", "a battle", { moment: "battle", where: ["guam"] }), line(7, "usa", "the US wins", { moment: "result", where: ["guam"] }),
      line(7, "usa", "the US takes Guam", { moment: "change", where: ["guam"] }), line(7, "usa", "the US takes Wake", { moment: "change", where: ["wake"] }),
    ];
    const deeds = chaptersOf(won, MARKS, 4, ["japan"])[0]?.deeds;
    expect(deeds?.map((deed) => [deed.kind, deed.text, deed.cost])).toEqual([["battle", "the US wins", "the US takes Guam"], ["change", "the US takes Wake", undefined]]);
  });

  it("tells two battles for one field apart", () => {
    const fight = (seq: number, lost: string) => [line(seq, "usa", "a battle", { moment: "battle" }), line(seq, "japan", lost, { moment: "loss" }), line(seq, "usa", "the US wins", { moment: "result" })];
    expect(chaptersOf([...fight(6, "a tank is lost"), ...fight(7, "a ship is lost")], MARKS, 4, ["japan"])[0]?.deeds.map((deed) => deed.cost)).toEqual(["a tank is lost", "a ship is lost"]);
  });

  it("leaves out my own turn, also where others answered in it", () => {
    expect(chaptersOf(LOG, MARKS, 0, ["japan"])).toHaveLength(2);
    expect(chaptersOf(LOG, MARKS, 8, ["japan"])).toHaveLength(1);
    expect(chaptersOf(LOG, MARKS, 10, ["japan"])).toEqual([]);
  });

  it("forgets what was before my last turn once there is something newer", () => {
    const later = [...LOG, line(13, "japan", "japan moves on"), line(15, "usa", "the US moves on", { where: ["wake", "guam"] })];
    const names = chaptersOf(later, [...MARKS, mark(14, "usa")], 0, ["japan"]).map((one) => one.deeds[0]?.text);
    expect(names).toEqual(["the US moves on"]);
    expect(chaptersOf(later.slice(0, -1), MARKS, 0, ["japan"])).toHaveLength(2);
  });

  it("tells a spectator of everybody", () => {
    expect(chaptersOf(LOG, MARKS, 0, [])).toHaveLength(3);
    expect(lastOfOthers(LOG, ["china"])).toBe(8);
  });
});

describe("what is happening", () => {
  it("is told as it comes, the newest last, without dice and what belongs to a battle", () => {
    expect(newest(LOG, 4, 3).map((deed) => deed.text)).toEqual(["the US wins in sea zone 31", "the US takes Iwo Jima", "China buys infantry"]);
    expect(newest(LOG, 4, 3).at(-1)?.times).toBe(2);
    expect(newest(LOG, 10, 3)).toEqual([]);
  });
});

describe("what threatens", () => {
  const laid = { id: "threat", name: "Threat", about: "IPCs.", values: { wake: 12, guam: 30.4, truk: 7 }, texts: {}, mood: "bad" as const, plain: false };
  it("is a chapter of its own, the worst first", () => {
    const found = threatsOf(laid, 2, (space) => space.toUpperCase(), 9);
    expect(found?.deeds.map((deed) => deed.text)).toEqual(["GUAM: 30", "WAKE: 12"]);
    expect(found?.deeds[0]?.where).toEqual(["guam"]);
    expect(threatsOf({ ...laid, values: {} }, 2, String, 9)).toBeNull();
  });
});

describe("what a browser remembers", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
  });

  it("is the last answer seen, by game and seat", () => {
    expect(lastSeen("g", "japan")).toBeNull();
    remember("g", "japan", 7);
    remember("g", null, 3);
    remember("g", "japan", 9);
    expect([lastSeen("g", "japan"), lastSeen("g", null), lastSeen("h", "japan")]).toEqual([9, 3, null]);
  });

  it("keeps only so many games, the newest", () => {
    for (let game = 0; game < 80; game++) remember(`g${game}`, "red", game);
    expect(lastSeen("g0", "red")).toBeNull();
    expect(lastSeen("g79", "red")).toBe(79);
  });

  it("survives nonsense", () => {
    kept.set("flagplot.seen", "{");
    expect(lastSeen("g", "red")).toBeNull();
  });
});

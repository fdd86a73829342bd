import { describe, expect, it } from "vitest";
import { countOf, lastThrows, prepick, stopReason, story, toTake } from "../src/games/axis_allies/battle";
import { hitsOf, readThrow } from "../src/lib/throws";
import { useCatalog } from "../src/lib/catalog";
import { PRINTED } from "./printed";
import { change, macro, pieceFor } from "../src/lib/force";
import type { Action, LogLine, Unit } from "../src/lib/types";

const unit = (kind: string, count: number, owner = "japan", text = kind): Unit => ({ kind, count, owner, text });
const rolled = (seq: number, who: string, high: number, faces: number[]): LogLine => ({ seq, seat: "japan", text: "", about: "2 infantry at 1", event: { event: "rolled", who, low: high && 1, high, faces, sides: 6 } });

useCatalog(PRINTED);

describe("battle board", () => {
  it("reads throws and counts hits", () => {
    const one = readThrow(rolled(3, "japan", 1, [1, 4]));
    expect(one).toMatchObject({ who: "japan", about: "2 infantry at 1", low: 1, high: 1, faces: [1, 4] });
    expect(one && hitsOf(one)).toBe(1);
    const bombs = readThrow(rolled(3, "japan", 0, [1, 4]));
    expect(bombs && hitsOf(bombs)).toBe(0);
    expect(hitsOf({ who: "british", about: "Hood at Bismarck", low: 6, high: 6, faces: [6, 5], sides: 6, seq: 1 })).toBe(1);
    expect(readThrow({ seq: 1, seat: "", text: "x", event: { event: "moved" } })).toBeNull();
  });
  it("shows the newest round of the battle going on", () => {
    const log: LogLine[] = [
      rolled(2, "japan", 3, [2]),
      { seq: 5, seat: "", text: "", event: { event: "battle_began", space: "yunnan" } },
      rolled(5, "japan", 3, [2]),
      rolled(5, "china", 2, [6]),
    ];
    expect(lastThrows(log, "yunnan").map((one) => one.who)).toEqual(["japan", "china"]);
  });
  it("tells the story without the dice", () => {
    const log: LogLine[] = [
      { seq: 4, seat: "", text: "moved", event: { event: "moved" } },
      { seq: 5, seat: "", text: "Battle", event: { event: "battle_began", space: "yunnan" } },
      rolled(5, "japan", 3, [2]),
      { seq: 6, seat: "", text: "1 infantry lost", event: { event: "lost" } },
    ];
    expect(story(log, "yunnan").map((line) => line.text)).toEqual(["Battle", "1 infantry lost"]);
    expect(story(log, "hunan")).toEqual([]);
  });
  it("picks cheap losses and free hits first", () => {
    const strip = [unit("battleship", 1), unit("tank", 1), unit("infantry", 2)];
    const legal: Action[] = [["lose", "tank"], ["lose", "infantry"], ["lose", "battleship"]];
    expect(prepick(legal, strip, "japan", 2)).toEqual({ battleship: 1, infantry: 1 });
    expect(prepick(legal, strip, "japan", 4)).toEqual({ battleship: 1, infantry: 2, tank: 1 });
  });
  it("does not give up a carrier's deck before a destroyer", () => {
    const strip = [unit("carrier", 1), unit("destroyer", 1)];
    expect(prepick([["lose", "carrier"], ["lose", "destroyer"]], strip, "japan", 1)).toEqual({ destroyer: 1 });
  });
  it("finds allied pieces on the strip", () => {
    expect(countOf("uk:infantry", [unit("infantry", 3, "uk"), unit("infantry", 5)], "japan")).toBe(3);
    expect(countOf("infantry", [unit("infantry", 3, "uk"), unit("infantry", 5)], "japan")).toBe(5);
  });
  it("knows how many hits are open, and when to stop", () => {
    expect(toTake({ side: "attackers", choosers: [], hits: { air: 1, other: 2 }, taken: 1 })).toBe(2);
    const battle = { space: "x", attacker: "japan", attackers: [unit("tank", 2)], defenders: [], casualties: [] };
    expect(stopReason(battle, "attackers", 2)).toContain("2 units");
    expect(stopReason(battle, "attackers", 1)).toBeNull();
    expect(stopReason(undefined, "attackers", 1)).toContain("over");
  });
});

describe("forces", () => {
  it("stay between nothing and all there is", () => {
    expect(change({ tank: 1 }, "tank", 5, 3)).toEqual({ tank: 3 });
    expect(change({ tank: 1 }, "tank", -5, 3)).toEqual({});
  });
  it("become whole moves", () => {
    expect(macro("lose", { infantry: 2, tank: 1 })).toBe("lose infantry:2 tank");
    expect(pieceFor(unit("tank", 1, "uk"), "japan")).toBe("uk:tank");
  });
});

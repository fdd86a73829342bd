import { describe, expect, it } from "vitest";
import "./windows";
import { useCatalog } from "../src/lib/catalog";
import { answered, boardOf, family, ownPanels, register } from "../src/lib/family.svelte";
import { cueOf } from "../src/lib/sound";
import type { Table } from "../src/lib/table.svelte";
import { takenUp } from "../src/lib/table.svelte";
import type { Action, LogLine } from "../src/lib/types";
import { actionWords } from "../src/lib/words";

const table = (panels: Record<string, unknown>, legal: Action[] = []): Table =>
  ({ view: { panels }, legal, verbs: new Set(legal.map(([verb]) => verb)), myTurn: legal.length > 0 }) as unknown as Table;

describe("the window of a family", () => {
  it("is the one the catalog names; a game without one has none, and nothing is guessed from its words", () => {
    useCatalog({});
    expect(family()).toEqual({});
    expect(ownPanels(table({ scramble: {}, patrol: {} }))).toEqual([]);
    expect(boardOf({ battle: {} })).toBeNull();
    expect(takenUp(["move", "anywhere", "land"])).toBeNull();
    useCatalog({ window: "axis_allies" });
    expect(takenUp(["move", "anywhere", "land"])).toBe("anywhere");
    expect(takenUp(["move", "anywhere", "diagonally"])).toBeNull();
    expect(boardOf({ battle: {} })).not.toBeNull();
    useCatalog({ window: "nobody_has_this" });
    expect(family()).toEqual({});
  });

  it("says which answers have buttons elsewhere", () => {
    useCatalog({ window: "axis_allies" });
    expect([...answered(table({ losses: {}, convoy: {} }))].sort()).toEqual(["disrupt", "lose", "spare"]);
    expect(answered(table({}, [["buy", "tank"]])).has("buy")).toBe(true);
    expect(answered(table({})).has("buy")).toBe(false);
    useCatalog({ window: "admirals_war" });
    expect([...answered(table({ patrol: {} }))].sort()).toEqual(["pick", "to"]);
  });

  it("has one panel in place of the list of answers while an order is open", () => {
    useCatalog({ window: "axis_allies" });
    const open = table({ order: {} }, [["halt"]]);
    expect(ownPanels(open).some((own) => own.instead)).toBe(true);
    expect(ownPanels(table({ order: {}, scramble: {} }, [["halt"]])).some((own) => own.instead)).toBe(false);
  });

  it("may be added by anybody, with sounds and words", () => {
    register("tests", { cues: { sang: "turn" }, words: ([verb]) => (verb === "sing" ? "Sing along" : null) });
    useCatalog({ window: "tests" });
    const line = (event: string, moment?: string): LogLine => ({ seq: 1, seat: "", text: "", event: { event }, ...(moment ? { moment } : {}) });
    expect([cueOf(line("sang")), cueOf(line("rolled")), cueOf(line("x", "loss")), cueOf(line("x"))]).toEqual(["turn", "dice", "lost", null]);
    expect([actionWords(["sing"], {}), actionWords(["hum", 2], {})]).toEqual(["Sing along", "Hum 2"]);
  });
});

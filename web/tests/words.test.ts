import { describe, expect, it } from "vitest";
import { useCatalog } from "../src/lib/catalog";
import { PRINTED } from "./printed";
import { actionWords, bare, counted, kindOf, lineWords, ownerOf, pieceWord, pretty, roundWord, word } from "../src/lib/words";

const PLACES = { kwangsi: { name: "Kwangsi" }, sea6: { name: "Sea Zone 6" }, french_indo_china: { name: "French Indo-China" } };

useCatalog(PRINTED);

describe("words for ids", () => {
  it("prefers the names of the game", () => {
    expect(word("sea6", PLACES)).toBe("Sea Zone 6");
    expect(word("sea7")).toBe("Sea Zone 7");
    expect(word("some_new_thing")).toBe("some new thing");
  });
  it("reads pieces", () => {
    expect(pieceWord("uk:carrier[fighter,usa:fighter]")).toBe("United Kingdom carrier with fighter and United States fighter");
    expect(pieceWord("battleship*")).toBe("battleship (damaged)");
    expect(pieceWord("fighter~attacking2")).toBe("fighter (2 left)");
    expect(pieceWord("transport[infantry!,tank+]")).toBe("transport with infantry and tank");
  });
  it("takes pieces apart", () => {
    expect([kindOf("uk:carrier[fighter]"), ownerOf("uk:carrier", "japan"), ownerOf("tank", "japan"), bare("uk:tank")]).toEqual(["carrier", "uk", "japan", "tank"]);
  });
  it("tells the rounds of a game from those of a battle", () => {
    expect(roundWord()).toBe("round");
    useCatalog({ ...PRINTED, words: { ...PRINTED.words, round_of_game: "turn" } });
    expect([roundWord(), pretty("Kwangsi, round 1", PLACES)]).toEqual(["turn", "Kwangsi, round 1"]);
    useCatalog(PRINTED);
  });
  it("counts", () => {
    expect([counted(2, "transport"), counted(3, "infantry"), counted(1, "tank"), counted(2, "carrier with fighter")]).toEqual(["2 transports", "3 infantry", "1 tank", "2 carriers with fighter"]);
  });
  it("says whole actions", () => {
    expect(actionWords(["take", "infantry", 2], PLACES)).toBe("Take 2 infantry");
    expect(actionWords(["step", "french_indo_china"], PLACES)).toBe("Go to French Indo-China");
    expect(actionWords(["unheard_of", "kwangsi"], PLACES)).toBe("Unheard of Kwangsi");
  });
  it("makes log lines readable", () => {
    expect(pretty("japan: 3 infantry kwangsi > french_indo_china", PLACES)).toBe("Japan: 3 infantry Kwangsi > French Indo-China");
    expect(pretty("Battle of sea6: fighter~attacking2 against japan:fighter", PLACES)).toBe("Battle of Sea Zone 6: fighter against Japan fighter");
    expect(pretty("Battle of sea6: 2 battleship, tank against 3 uk tank, 2 infantry", PLACES)).toBe("Battle of Sea Zone 6: 2 battleships, tank against 3 United Kingdom tanks, 2 infantry");
    expect(pretty("Battle of sea6: tank, 2 battleship against 2 uk battleship", PLACES)).toBe("Battle of Sea Zone 6: tank, 2 battleships against 2 United Kingdom battleships");
    const hit = (detail: string) => ({ seq: 1, seat: "", text: `japan: 3 hits in sea6 ${detail}`, event: { event: "hit", detail } });
    expect(lineWords(hit("other 3"), PLACES)).toBe("Japan: 3 hits in Sea Zone 6");
    expect(lineWords(hit("other 2, sub 1"), PLACES)).toBe("Japan: 3 hits in Sea Zone 6 (2 from hits other, 1 from hits sub)");
    expect(lineWords(hit("kamikaze"), PLACES)).toBe("Japan: 3 hits in Sea Zone 6 (kamikaze)");
    expect(pretty("uk: 1 hits in sea6", PLACES)).toBe("United Kingdom: 1 hit in Sea Zone 6");
  });
});

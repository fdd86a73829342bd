import { describe, expect, it } from "vitest";
import "./windows";
import { useCatalog } from "../src/lib/catalog";
import { PRINTED } from "./printed";
import { bare } from "../src/games/axis_allies/notation";
import { canSail } from "../src/games/war_in_the_pacific/plots";
import { argument as argumentOf, words as answerOf } from "../src/games/war_in_the_pacific/words";
import { actionWords, countedKind, countedPiece, kindOf, ownerOf, pieceWord, roundWord, word } from "../src/lib/words";

const PLACES = { kwangsi: { name: "Kwangsi" }, sea6: { name: "Sea Zone 6" }, french_indo_china: { name: "French Indo-China" } };

useCatalog({ ...PRINTED, window: "axis_allies" });

describe("words for ids", () => {
  it("prefers the names of the game", () => {
    expect(word("sea6", PLACES)).toBe("Sea Zone 6");
    expect(word("sea7")).toBe("Sea Zone 7");
    expect(word("some_new_thing")).toBe("some new thing");
  });
  it("reads pieces", () => {
    expect(pieceWord("uk:carrier[fighter,usa:fighter]")).toBe("UK carrier with fighter and US fighter");
    expect(pieceWord("battleship*")).toBe("battleship (damaged)");
    expect(pieceWord("fighter~attacking2")).toBe("fighter (2 moves left)");
    expect(pieceWord("transport[infantry!,tank+]")).toBe("transport with infantry and tank");
  });
  it("takes pieces apart", () => {
    expect([kindOf("uk:carrier[fighter]"), ownerOf("uk:carrier", "japan"), ownerOf("tank", "japan"), bare("uk:tank")]).toEqual(["carrier", "uk", "japan", "tank"]);
  });
  it("leaves texts to games that have no notation", () => {
    useCatalog({ ...PRINTED, window: "" });
    expect([pieceWord("uk:carrier[fighter]"), kindOf("tank"), countedPiece(2, "tank")]).toEqual(["uk:carrier[fighter]", "tank", "2 tanks"]);
    useCatalog({ ...PRINTED, window: "axis_allies" });
  });
  it("tells the rounds of a game from those of a battle", () => {
    expect(roundWord()).toBe("round");
    useCatalog({ ...PRINTED, words: { ...PRINTED.words, round_of_game: "turn" } });
    expect(roundWord()).toBe("turn");
    useCatalog({ ...PRINTED, window: "axis_allies" });
  });
  it("counts", () => {
    expect([countedKind(3, "infantry"), countedKind(1, "tank"), countedKind(2, "tank")]).toEqual(["3 infantry", "1 tank", "2 tanks"]);
    expect([countedPiece(2, "carrier[fighter]"), countedPiece(2, "uk:battleship*")]).toEqual(["2 carriers with fighter", "2 UK battleships (damaged)"]);
  });
  it("says whole actions", () => {
    expect(actionWords(["take", "infantry", 2], PLACES)).toBe("Take 2 infantry");
    expect(actionWords(["assault", "transport[tank!,infantry+]~assaulting>kwangsi", "kwangsi"], PLACES)).not.toMatch(/[~+!>_]/);
    expect(actionWords(["step", "french_indo_china"], PLACES)).toBe("Go to French Indo-China");
    expect(actionWords(["unheard_of", "kwangsi"], PLACES)).toBe("Unheard of Kwangsi");
  });
});

describe("answers of a surface combat", () => {
  it("say who fires at whom", () => {
    expect(answerOf(["engage", "us-ca-astoria", "jn-bb-yamato"])).toBe("us-ca-astoria fires at jn-bb-yamato");
    expect(answerOf(["engage-all", "jn-bb-yamato"])).toBe("All who are left fire at jn-bb-yamato");
  });
});

describe("targets of a bombardment", () => {
  it("are troops where the phase of the same word would be a Ground Segment", () => {
    expect(argumentOf("bombard-base", "ground")).toBe("troops");
    expect(argumentOf("bombard", "ground")).toBe("troops");
  });
});

describe("a task force in hand", () => {
  const at = (legal: string[][], written: boolean): never => ({ seat: "allied", legal, view: { panels: { cards_allied: [{ force: "U62", written }] } } }) as never;
  it("is one without a card, and none while a card is written", () => {
    expect(canSail(at([["take-card", "U62"]], false), "U62")).toBe(true);
    expect(canSail(at([["take-card", "U62"]], true), "U62")).toBe(false);
    expect(canSail(at([["escort", "U62"], ["file-card"]], false), "U62")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import type { GameMeta } from "../src/lib/types";
import { alliances, chairsOf, counted, leader, named, numbered, seated, wishes, type Chair, switchesOf } from "../src/lobby/people";

const base: Omit<GameMeta, "id" | "seats" | "players"> = {
  title: "", text: "", scenarios: [], options: [], setup: [], sides: [], side_names: [], together: [], version: 1, schema: 1, secrets: false,
  round_cap: 0, powers: {}, lessons: [], levels: [{ id: "random", title: "Random", text: "" }], map: null, cover: null, minutes: [0, 0], weight: 0, sample: false,
};
const WORLD: GameMeta = {
  ...base, id: "world", seats: ["germany", "ussr", "japan", "uk", "italy", "usa", "china"], players: [2, 6], setup: ["persons"],
  sides: [["germany", "japan", "italy"], ["ussr", "uk", "usa", "china"]], together: [["usa", "china"]],
};
const OCEAN: GameMeta = {
  ...base, id: "ocean", seats: ["japan", "usa", "china", "uk", "anzac"], players: [2, 4], setup: ["persons"],
  sides: [["japan"], ["usa", "china", "uk", "anzac"]], together: [],
};
const PLAIN: GameMeta = { ...base, id: "plain", seats: ["red", "blue"], players: [1, 2] };

const chairs = (game: GameMeta, kinds: Record<string, Chair["kind"]>, more: Record<string, Partial<Chair>> = {}): Record<string, Chair> => {
  const numbers = numbered(game);
  return Object.fromEntries(game.seats.map((seat) => [seat, { kind: kinds[seat] ?? "bot", name: "", player: numbers[seat] ?? 1, level: "random", ...more[seat] }]));
};
const shout = (seat: string): string => seat.toUpperCase();

describe("people at a new table", () => {
  it("gives every player a number, and no more than the game allows", () => {
    expect(numbered(WORLD)).toEqual({ germany: 1, ussr: 2, japan: 3, uk: 4, italy: 5, usa: 6, china: 6 });
    expect(numbered(OCEAN)).toEqual({ japan: 1, usa: 2, china: 3, uk: 4, anzac: 4 });
    expect(numbered(PLAIN)).toEqual({ red: 1, blue: 2 });
  });

  it("knows which games count people and which seats belong together", () => {
    expect([WORLD, OCEAN, PLAIN].map(counted)).toEqual([true, true, false]);
    expect([leader(WORLD, "china"), leader(WORLD, "usa"), leader(PLAIN, "red")]).toEqual(["usa", null, null]);
  });

  it("sends guests and hot seats with the number of their player", () => {
    const table = chairs(WORLD, { germany: "me", italy: "me", japan: "hotseat", ussr: "open", uk: "open", usa: "open" }, { uk: { player: 2 }, japan: { name: " Ben " } });
    expect(wishes(WORLD, table, shout)).toEqual({
      germany: { kind: "me" }, italy: { kind: "me" }, japan: { kind: "hotseat", name: "Ben", player: 3 },
      ussr: { kind: "open", player: 2 }, uk: { kind: "open", player: 2 },
      usa: { kind: "open", player: 6 }, china: { kind: "open", player: 6 },
    });
  });

  it("asks for the name of a hot-seat player once", () => {
    const table = chairs(OCEAN, { uk: "hotseat", anzac: "hotseat", usa: "open" }, { uk: { name: "Ben" }, usa: { player: 4 } });
    expect(named(OCEAN, table, "anzac")).toBe("uk");
    expect(wishes(OCEAN, table, shout).anzac).toEqual({ kind: "hotseat", name: "Ben", player: 4 });
  });

  it("names a nameless hot seat after its side", () => {
    const table = chairs(PLAIN, { red: "hotseat", blue: "hotseat" });
    expect(wishes(PLAIN, table, shout)).toEqual({ red: { kind: "hotseat", name: "RED" }, blue: { kind: "hotseat", name: "BLUE" } });
  });

  it("seats those who decide something, one person's seats next to each other", () => {
    const groups = { two: [["british", "us"], ["japanese", "german"]] };
    const navies: GameMeta = {
      ...base, id: "navies", seats: ["british", "japanese", "us", "german"], players: [2, 4],
      scenarios: [{ id: "war", title: "War", text: "", seats: [], open: true, minutes: [0, 0], weight: 0 }, { id: "raid", title: "Raid", text: "", seats: ["us", "japanese"], open: true, minutes: [0, 0], weight: 0 }],
      options: [{ id: "players", default: "two", text: "", rule: "", choices: ["two", "four"], low: 0, high: 0, together: groups, scenarios: [], type: "str", expected: "" }],
    };
    const two = seated(navies, "war", {});
    expect(two.seats).toEqual(["british", "us", "japanese", "german"]);
    expect([leader(two, "us"), leader(two, "german"), leader(two, "japanese")]).toEqual(["british", "japanese", null]);
    const kinds = (table: GameMeta, mine: "first" | "all"): string[] => Object.values(chairsOf(table, mine)).map((chair) => chair.kind);
    expect(kinds(two, "first")).toEqual(["me", "me", "bot", "bot"]);
    expect(kinds(two, "all")).toEqual(["me", "me", "me", "me"]);
    const four = seated(navies, "war", { players: "four" });
    expect([four.seats, leader(four, "us")]).toEqual([navies.seats, null]);
    const raid = seated(navies, "raid", {});
    expect([raid.seats, leader(raid, "us")]).toEqual([["us", "japanese"], null]);
    expect(kinds(raid, "first")).toEqual(["me", "bot"]);
  });

  it("offers whole sides where several people could hold them", () => {
    expect(alliances(seated({ ...WORLD, side_names: ["axis", "allies"] }, "", {}))).toEqual([{ name: "axis", seats: ["germany", "japan", "italy"] }, { name: "allies", seats: ["ussr", "uk", "usa", "china"] }]);
    expect(alliances(seated(OCEAN, "", {}))).toEqual([{ name: "", seats: ["japan"] }, { name: "", seats: ["usa", "china", "uk", "anzac"] }]);
    expect(alliances(PLAIN)).toEqual([]);
  });
});

describe("switches", () => {
  it("of other scenarios are not offered", () => {
    const option = { id: "bid", default: 0, text: "", rule: "", choices: [], low: 0, high: 9, together: {}, type: "int", expected: "" };
    const game = { ...base, options: [{ ...option, scenarios: ["war"] }, { ...option, id: "all", scenarios: [] }] } as unknown as GameMeta;
    expect(switchesOf(game, "war").map((one) => one.id)).toEqual(["bid", "all"]);
    expect(switchesOf(game, "raid").map((one) => one.id)).toEqual(["all"]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { die, kind, money, named, rankOf, useCatalog, useShelf, worth } from "../src/lib/catalog";
import { look } from "../src/lib/powers";
import { PRINTED } from "./printed";

describe("what a game prints", () => {
  beforeEach(() => useCatalog(PRINTED));

  it("names things", () => {
    expect([named("uk"), named("tank"), named("sea7"), named("ipcs"), named("unknown")]).toEqual(["United Kingdom", "tank", "Sea Zone 7", "IPCs", undefined]);
    expect([money(1), money(2), die()]).toEqual(["IPC", "IPCs", 6]);
  });
  it("advises on losses, free hits first, hurt capital ships last", () => {
    const whole = { damaged: false, loaded: false };
    expect(worth("battleship", whole)).toBeLessThan(worth("infantry", whole));
    expect(worth("carrier", { damaged: false, loaded: true })).toBeGreaterThan(worth("carrier", whole));
    expect(rankOf("battleship")).toBeLessThan(rankOf("tank"));
  });
  it("paints owners, known or not", () => {
    expect(look("japan").emblem).toBe("disc");
    expect(look("somebody").fill).toMatch(/^#/);
  });
  it("is nothing without a game", () => {
    useCatalog({});
    expect([kind("tank"), named("uk")]).toEqual([undefined, undefined]);
  });
  it("keeps the looks of several games apart in the lobby", () => {
    useShelf([
      { id: "one", powers: { red: { name: "Red", colour: "red", shape: "disc" } } },
      { id: "two", powers: { red: { name: "Red", colour: "blue", shape: "star" } } },
    ]);
    expect([look("red", "one").emblem, look("red", "two").emblem, named("red")]).toEqual(["disc", "star", "Red"]);
  });
});

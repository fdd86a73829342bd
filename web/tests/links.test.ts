import { expect, it } from "vitest";
import { placeIn } from "../src/lib/links";

it("finds the place in an address, as it is shared or as the browser shows it", () => {
  expect(placeIn("https://war.example.org/join/a-b_1")).toEqual(["join", "a-b_1"]);
  expect(placeIn("look: https://war.example.org/#/game/g7/12 !")).toEqual(["game", "g7", "12"]);
  expect(placeIn("/game/g7")).toEqual(["game", "g7"]);
  expect(placeIn("https://war.example.org/rules")).toBeNull();
});

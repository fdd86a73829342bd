import { afterEach, describe, expect, it } from "vitest";
import { both, PSEUDO, say, several, speak } from "../src/lib/language";

afterEach(() => speak());

describe("sentences", () => {
  it("are English by themselves, with values in their places", () => {
    expect(say("Save")).toBe("Save");
    expect(say("{side} against {foes}", { side: "Japan", foes: "China" })).toBe("Japan against China");
    expect(say("Press {key} for the next one.")).toBe("Press {key} for the next one."); // drawn by the page
    expect([several(1, "{count} move", "{count} moves"), several(0, "{count} move", "{count} moves")]).toEqual(["1 move", "0 moves"]);
    expect([both([]), both(["Japan"]), both(["Japan", "Italy"])]).toEqual(["", "Japan", "Japan and Italy"]);
  });

  it("are those of a translation as far as it knows them", () => {
    const words = {
      Save: "Zapisz",
      "{side} against {foes}": "{foes}: {side} atakuje",
      "{count} moves": { one: "{count} ruch", few: "{count} ruchy", many: "{count} ruchów", other: "{count} ruchu" },
    };
    speak({ id: "pl", said: (sentence) => words[sentence as keyof typeof words] });
    expect([say("Save"), say("Close")]).toEqual(["Zapisz", "Close"]);
    expect(say("{side} against {foes}", { side: "Japan", foes: "China" })).toBe("China: Japan atakuje");
    expect([1, 3, 5].map((count) => several(count, "{count} move", "{count} moves"))).toEqual(["1 ruch", "3 ruchy", "5 ruchów"]);
  });

  it("have accents in the language nobody speaks, their values not", () => {
    speak(PSEUDO);
    expect(say("Go to {place}", { place: "Kwangsi" })).toBe("Ĝô ţô Kwangsi");
    expect(several(2, "{count} move", "{count} moves")).toBe("2 ɱôṽéš");
  });
});

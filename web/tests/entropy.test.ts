import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pledgeOf, verdict, type Kept } from "../src/lib/entropy";
import { fromHex, sha256, toHex } from "../src/lib/sha256";
import type { DiceInfo } from "../src/lib/types";

// the same values as in tests/kernel/test_entropy.py
const SECRET = toHex(Uint8Array.from({ length: 32 }, (_, n) => n));
const PROMISE = "3f1357da2ba3a08455119b67c10b8b98486fa15fc67777216449de723b552e3a";
const RED = { seat: "red", pledge: "920e09133bc2f54f48683a319ff5e72874eac9c6e2857c4737d5958f0ee6f373", opened: true, nonce: "11".repeat(32) };
const BLUE = { seat: "blue", pledge: "5e7144a437e8ba5aadf365e934ebdc3eceee14785446abc106ebce23fdc0ae6c", opened: true, nonce: "ab".repeat(32) };
const MINE: Kept = { seat: "red", nonce: RED.nonce, commitment: PROMISE, pledges: { red: RED.pledge, blue: BLUE.pledge } };
const DICE: DiceInfo = { seq: 0, kind: "fair", commitment: PROMISE, secret: SECRET, stage: "", shares: [RED, BLUE] };

describe("our own randomness", () => {
  it("hashes as everybody does", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = randomBytes(length);
      expect(sha256(new Uint8Array(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(toHex(fromHex("00ff10"))).toBe("00ff10");
  });

  it("pledges what the server expects", () => {
    expect(pledgeOf(PROMISE, "red", RED.nonce)).toBe(RED.pledge);
    expect(pledgeOf(PROMISE, "blue", BLUE.nonce)).toBe(BLUE.pledge);
  });

  it("finds nothing wrong with honest dice, at any stage", () => {
    expect(verdict(MINE, DICE)).toBe("");
    const { nonce: _, ...red } = RED;
    const before: DiceInfo = { seq: 0, kind: "fair", commitment: PROMISE, stage: "opening", shares: [{ ...red, opened: false }, BLUE] };
    expect(verdict(MINE, before)).toBe("");
  });

  it("notices every way to cheat", () => {
    const cases: [Partial<DiceInfo>, string][] = [
      [{ commitment: "0".repeat(64) }, "changed its secret"],
      [{ shares: [BLUE] }, "Your pledge is not there"],
      [{ shares: [RED] }, "Pledges have changed"],
      [{ shares: [{ ...RED, nonce: "" }, BLUE] }, "Your number is not in"],
      [{ shares: [RED, { ...BLUE, nonce: "22".repeat(32) }] }, "number of blue"],
      [{ secret: "00".repeat(32) }, "not the one that was promised"],
    ];
    for (const [changed, text] of cases) expect(verdict(MINE, { ...DICE, ...changed })).toContain(text);
  });
});

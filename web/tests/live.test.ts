import { afterEach, describe, expect, it, vi } from "vitest";
import { Live, pause } from "../src/lib/live";

/** A connection that fails at once. */
class Refused {
  static OPEN = 1;
  static tried: number[] = [];
  onclose: ((event: unknown) => void) | null = null;
  constructor() {
    Refused.tried.push(Date.now());
    setTimeout(() => this.onclose?.({ code: 1006 }), 0);
  }
  close(): void {}
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("reconnecting", () => {
  it("waits longer each time, up to a limit, never in step", () => {
    expect(pause(1, 0)).toBe(500);
    expect(pause(1, 1)).toBe(1000);
    expect(pause(4, 1)).toBe(8000);
    expect(pause(99, 1)).toBe(15_000);
    expect(new Set(Array.from({ length: 50 }, () => pause(3))).size).toBeGreaterThan(40);
  });

  it("scatters clients that lost the same server", () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Refused);
    vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1" });
    const clients = Array.from({ length: 40 }, () => new Live("game", () => {}, () => {}, () => {}, () => {}));
    for (const client of clients) client.start(null);
    vi.advanceTimersByTime(1100);
    const again = Refused.tried.slice(40);
    expect(again.length).toBeGreaterThanOrEqual(40);
    expect(new Set(again).size).toBeGreaterThan(20);
    for (const client of clients) client.stop();
  });
});

/** Live updates: a WebSocket that comes back by itself, and plain asking while it is away. */
import type { LiveMessage, Watch } from "./wire";

export type { LiveMessage } from "./wire";

const SOON = 500; // milliseconds
const LATEST = 15_000;
const ASKING = 3500;

/** Between half and all of a time: after a restart not everybody is to come back in the same moment. */
export function scattered(milliseconds: number, chance = Math.random()): number {
  return milliseconds * (0.5 + chance / 2);
}

/** How long to wait before trying to connect once more, in milliseconds. */
export function pause(tries: number, chance = Math.random()): number {
  return scattered(Math.min(LATEST, SOON * 2 ** Math.min(tries, 5)), chance);
}

export class Live {
  private socket: WebSocket | null = null;
  private seat: string | null = null;
  private stopped = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly game: string,
    private readonly heard: (message: LiveMessage) => void,
    private readonly ask: () => void,
    private readonly status: (online: boolean) => void,
    private readonly dismissed: (code: number) => void,
  ) {}

  start(seat: string | null): void {
    this.seat = seat;
    this.connect();
  }

  watch(seat: string | null): void {
    this.seat = seat;
    this.say();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.asking);
    this.socket?.close();
  }

  private say(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      const wish: Watch = { watch: true, seat: this.seat, changes: true };
      this.socket.send(JSON.stringify(wish));
    }
  }

  private connect(): void {
    if (this.stopped) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      clearInterval(this.asking);
      this.asking = undefined;
      this.status(true);
      this.say();
    };
    socket.onmessage = (event) => {
      try {
        this.heard(JSON.parse(String(event.data)) as LiveMessage);
      } catch {
        // a message we cannot read is answered by asking for the whole view
        this.ask();
      }
    };
    socket.onclose = (event) => {
      if (this.stopped) return;
      if (event.code === 4401 || event.code === 4404) {
        // logged out, or no longer welcome: coming back would not help
        this.stop();
        this.dismissed(event.code);
        return;
      }
      this.status(false);
      this.asking ??= setInterval(() => this.ask(), scattered(ASKING));
      this.tries += 1;
      this.timer = setTimeout(() => this.connect(), pause(this.tries));
    };
  }
}

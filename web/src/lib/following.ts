/** Following a game by what has changed: the last view as the server has it, and what a message makes of it. */
import { changed, type Change } from "./changes";
import type { LiveMessage } from "./live";
import type { Told } from "./chronicle.svelte";
import type { LogLine, View } from "./types";

/** What a message brings; nothing when it does not fit what we have, and the whole must be asked for. */
export interface News {
  view: View;
  told: Told | null; // what happened since the view before, where that is known
}

export class Following {
  private last: View | null = null; // as it was sent, never touched

  /** A whole view, however it came. */
  begin(view: View): void {
    this.last = view;
  }

  read(message: LiveMessage): News | null {
    if ("view" in message) {
      this.last = message.view as View;
      return { view: this.last, told: null };
    }
    if (!("change" in message)) return null;
    if (!this.last || this.last.rev !== message.since || this.last.seat !== message.seat) return null;
    this.last = changed(this.last, message.change as Change | null) as View;
    const lines = message.lines as LogLine[] | undefined;
    return { view: this.last, told: lines ? { from: Number(message.from), lines } : null };
  }
}

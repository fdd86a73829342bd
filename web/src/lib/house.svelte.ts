/** What kind of server this is, and whether we have an account: set once the server has told. */
import type { Meta } from "./types";

export const house = $state({ shared: false, guests: false, mail: false, visitor: false });

export function useHouse(meta: Meta): void {
  house.shared = meta.mode === "shared";
  house.guests = meta.guests;
  house.mail = meta.mail;
  house.visitor = meta.user === null;
}

/** Pieces as this family writes them: `uk:carrier[fighter,usa:tank!]*~attacking2`. */
import type { Piece } from "../../lib/words";

const PIECE = /^(?:([a-z_]+):)?([a-z_]+)(\*?)(?:\[([^\]]*)\])?(\*?)(?:~([a-z_]+)(\d*)\S*)?[!+]?$/;

/** What a text says of a piece; nothing if it is no piece. */
export function readPiece(text: string): Piece | null {
  const [, owner, kind, star, cargo, late, doing, left] = PIECE.exec(text) ?? [];
  if (!kind) return null;
  return {
    kind,
    ...(owner ? { owner } : {}),
    ...(star || late ? { damaged: true } : {}),
    ...(cargo ? { aboard: cargo.split(",").map((one) => readPiece(one) ?? { kind: one }) } : {}),
    ...(left ? { left: Number(left) } : {}),
    ...(doing && doing !== "done" ? { mark: doing } : {}),
  };
}

/** The text without what the piece does this turn. */
export const still = (text: string): string => text.split("~")[0] ?? text;

/** The text without the owner in front. */
export const bare = (text: string): string => text.replace(/^[a-z_]+:/, "");

export const isDamaged = (text: string): boolean => text.includes("*");

export const isLoaded = (text: string): boolean => text.includes("[");

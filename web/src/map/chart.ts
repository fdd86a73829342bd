/** The map file of a game, whichever kind it is: areas, or a sheet of hexes. */
import { type Board, readBoard } from "./board";
import { boardOf, readSheet } from "./sheet";

export const readChart = (data: unknown): Board => (isSheet(data) ? boardOf(readSheet(data)) : readBoard(data));

const isSheet = (data: unknown): boolean => typeof data === "object" && data !== null && "hexes" in data;

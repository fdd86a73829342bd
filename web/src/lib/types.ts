/** The documents the server sends. The client draws them and sends answers back; it holds no rules. */

export type Arg = string | number;
/** An answer as it travels: verb first, then its arguments. */
export type Action = [string, ...Arg[]];

export interface Unit {
  owner: string;
  kind: string;
  count: number;
  text: string;
  damaged?: boolean;
  cargo?: string[];
  status?: string;
  left?: number;
  // pieces with a name of their own
  id?: string;
  name?: string;
  nation?: string; // the flag it sails under, where that is not its owner's
  side?: string;
  mode?: string; // which side of the counter is up
  damage?: number;
  disabled?: boolean;
}

export interface Place {
  name?: string;
  sea?: boolean;
  control?: string;
  side?: string;
  ipc?: number;
  facilities?: Record<string, Facility>;
  units?: Unit[];
  [key: string]: unknown;
}

export interface Facility {
  damage: number;
  operative?: boolean;
  size?: string;
  output?: number;
  most_damage?: number;
}

export interface Power {
  name: string;
  colour: string;
  side: string;
  treasury: number;
  production: number;
  capital_lost: boolean;
  at_war_with: string[];
  person?: number;
  technologies?: string[];
  researchers?: number;
}

/** A national objective, and what it would pay if its power collected income now. */
export interface Objective {
  power: string;
  ipcs: number;
  pays: number;
  text: string;
  rule: string;
}

/** A unit type or something else that can be bought, as its game prints it. */
export interface Kind {
  name: string;
  many?: string; // what several are called, where an s is not enough
  class: string; // land, sea, air, build
  shape?: string; // silhouette
  cost?: number;
  attack?: number;
  defence?: number;
  move?: number;
  hits?: number;
  rank?: number;
  worth?: number;
  worth_loaded?: number;
  worth_damaged?: number;
}

/** How owners look and are called: names of colours and shapes of our own palette. */
export type Looks = Record<string, { name: string; short?: string; colour: string; shape: string; side?: string }>;

export interface SpaceFacts {
  name: string;
  sea?: boolean;
  marks?: string[];
  city?: string;
  capital_of?: string;
  kind?: string; // of a station: port, base, box
  theatre?: string;
  vp?: number[]; // points by side, in the order of the sides
  flags?: string[]; // who scores them
  near?: Record<string, string>; // neighbours and the kind of border
  touches?: string[];
  note?: string;
  origin?: Record<string, string>; // where a value comes from
}

/** A named piece as it is printed, and where each of its values comes from. */
export interface PieceFacts {
  name: string;
  kind: string;
  nation: string;
  gunnery?: number;
  armor?: number;
  speed?: number;
  air?: number;
  bonus?: string;
  origin?: Record<string, string>;
}

/** What a game prints and never changes; every part may be missing. */
/** A standing order a game offers: one of some answers, or words to be put in order. */
export interface StandingOrder {
  id: string;
  name: string;
  choices?: Record<string, string>;
  ranks?: string[];
}

/** What a panel or a track is called, and which parts of it are shown under which heading; all of it without parts. */
export interface Fact {
  name: string;
  parts?: Record<string, string>;
}

export interface Catalog {
  money?: string;
  die?: number;
  powers?: Looks;
  sides?: Looks;
  kinds?: Record<string, Kind>;
  modes?: Record<string, { name: string; look: string }>; // the sides of a counter: plain or striped
  spaces?: Record<string, SpaceFacts>;
  units?: Record<string, PieceFacts>; // pieces with a name of their own
  turns?: { turn: number; dates: string; events?: string }[];
  words?: Record<string, string>;
  facts?: Record<string, Fact>; // panels and tracks without a panel of their own that are shown, and how they are called
  verbs?: Record<string, string>;
  standing?: StandingOrder[];
  tour?: [string, string][];
  order?: string; // an order as it may be typed
  window?: string; // the folder of the client that has its panels
  chart?: unknown; // the map, when the game draws it itself
}

export interface GameEvent {
  event: string;
  [key: string]: unknown;
}

export interface LogLine {
  seq: number;
  seat: string;
  text: string;
  event?: GameEvent | null;
  about?: string; // of a throw: what for, in words and without its faces
  moment?: string; // what it is in the story: phase, battle, result, loss, change
}

export interface Outcome {
  winners: string[];
  reason: string;
  rule?: string;
}

/** What may stand in one place of an answer: a list, or the two ends of a run of numbers. */
export type Values = Arg[] | { from: number; to: number };

/** Many answers in short: a verb and what may stand in each place. */
export type Form = [string, ...Values[]];

export interface View {
  game: string;
  version: number;
  scenario: string;
  options: Record<string, unknown>;
  seat: string | null;
  seq: number;
  waiting: string[];
  prompt: string;
  concern?: string; // what would be left undone if the seat ended its step now
  legal: Action[];
  answers?: Form[]; // where there are too many answers to list; then ``legal`` is empty
  places: Record<string, Place>;
  tracks: Record<string, unknown> & {
    round?: number;
    turn?: string;
    phase?: string;
    powers?: Record<string, Power>;
    victory_cities?: Record<string, number>;
    objectives?: Record<string, Objective>;
  };
  hands: Record<string, string[] | number | Record<string, string>>; // cards, how many, or where each hidden piece is
  panels: Record<string, unknown>;
  log: LogLine[];
  outcome: Outcome | null;
  seats_mine?: string[];
  rev?: number; // grows with every change, also when answers are taken back
  undo?: boolean; // whether the seat may take its last answer back
  mark?: { round: number | null; turn: string | null; phase: string | null };
}

export interface Option {
  id: string;
  default: boolean | number | string;
  text: string;
  rule?: string;
  choices?: (boolean | number | string)[];
  low?: number;
  high?: number;
  together?: Record<string, string[][]>; // seats that one person holds with a value of the option
}

export interface GameMeta {
  id: string;
  title: string;
  text: string;
  seats: string[];
  players: [number, number];
  setup?: string[]; // details a new game may be given
  secrets?: boolean; // whether anything is ever hidden from a seat
  sides?: string[][]; // seats that are friends
  together?: string[][]; // seats that one person always holds, the leading one first
  scenarios: { id: string; title: string; text?: string; seats?: string[] }[];
  options: Option[];
  powers?: Looks;
  map?: string | null;
}

export interface Meta {
  games: GameMeta[];
  mode: "embedded" | "shared";
  user: { id: string | number; name: string } | null;
  csrf: string;
  registration?: string;
}

export interface GameLine {
  id: string;
  game: string;
  title: string;
  name?: string;
  phase?: string | null;
  players?: Record<string, { name: string; kind: string }>;
  open?: string[];
  owner?: boolean;
  round?: number | null;
  turn?: string | null;
  waiting: string[];
  mine: string[];
  yours_to_answer: boolean;
  updated?: string | number | null;
  finished: boolean;
  outcome?: Outcome | null;
}

export interface Player {
  user?: string | number | null;
  name?: string | null;
  kind: string;
  online?: boolean;
  covered?: boolean;
  deadline?: number | null; // when its time is up, in seconds since 1970
  bank?: number;
}

/** How a table of computers goes on. */
export interface Pace {
  speed: "paused" | "slow" | "normal" | "fast";
  alone: boolean; // also while nobody watches
}

/** Dice of a game, and what players have added to them. */
export interface DiceInfo {
  commitment: string;
  secret?: string; // when the game is over
  stage: "" | "pledging" | "opening";
  shares: { seat: string; pledge: string; opened: boolean; nonce?: string }[];
}

export interface GameInfo {
  id: string;
  name: string;
  game: string;
  players: Record<string, Player>;
  deciding?: string[]; // seats with something to decide in the scenario
  spectators?: boolean;
  mine?: string[];
  dice?: DiceInfo[];
  pace?: Pace;
  clock?: { move: number; bank: number } | null;
  owner?: string | number | null;
  invite?: string | null;
  odds?: boolean; // whether the server can work out its battles
  [key: string]: unknown;
}

/** Land units of one kind and territory that transports take aboard, or could. */
export interface Cargo {
  land: string;
  kind: string;
  count: number;
}

/** Units of a stack that an order can take up. */
export interface Held extends Unit {
  domain?: string; // what moves together
  piece: string; // what an order calls them
  pick: number; // how many are offered first
}

export interface Destination {
  space: string;
  path: string[];
  cost: number | null;
  left: number | null;
  roles: string[];
  badge?: string; // what the map shows there in place of the cost
  fights?: boolean; // it leads to a battle
  units?: string[]; // those of the picked that can go, where not all can
  risk?: boolean; // dice or another seat's choice on the way
  action: string;
  actions?: string[]; // the single steps the action stands for
  cargo?: Cargo[]; // taken aboard on the way
  offers?: Cargo[]; // what could be
  holds?: Unit[]; // the transports with what is then aboard
  [key: string]: unknown;
}

export interface Clause {
  id: string;
  section: string;
  text: string;
  kind: string;
}

export interface Mark {
  seq: number;
  seat: string;
  round?: number;
  turn?: string;
  phase?: string;
  kind: string;
}

export interface ChatLine {
  name?: string;
  user?: string;
  text: string;
  at?: string | number;
}

export interface Refusal {
  fault?: string;
  text: string;
  rule?: string;
  ids?: string[];
}

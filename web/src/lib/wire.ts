/** The documents of the server. Made by `python -m tools.clienttypes`: do not edit. */

/** What a bot would answer now, one after the other, and why; `seq` is the answer it was asked after. */
export interface Advice {
  seat: string;
  level: string;
  seq: number;
  answers: (string | number)[][];
  reasons: Ground[];
  work: number;
}

/** An answer to the open question of a seat. */
export interface Answer {
  seat: string;
  seq: number;
  action: string | (string | number)[];
  rev?: number | null;
  brief?: boolean;
}

/** A wish to take back: the last command, or only one answer, `without` which the later ones stand. */
export interface Back {
  seat: string;
  seq: number;
  rev?: number | null;
  without?: string | (string | number)[] | null;
  brief?: boolean;
}

/** One battle in detail. */
export interface BattleDetail {
  seq: number;
  space: string;
  [key: string]: unknown;
}

/** The odds of a battle, in the game's own numbers. */
export interface BattleOdds {
  space: string;
  [key: string]: unknown;
}

/** A board as the lobby lists it; `map` is the address of its map, which never changes. */
export interface BoardLine {
  id: string;
  title: string;
  about: string;
  map: string;
}

/** How well a bot may play. */
export interface BotLevel {
  id: string;
  title: string;
  text: string;
}

/** The dice of both sides of a battle. */
export interface BothSides {
  attacker: Thrown;
  defender: Thrown;
}

/** What both sides of a battle did, by kind of harm. */
export interface BothTolls {
  attacker: Record<string, Toll>;
  defender: Record<string, Toll>;
}

/** A moment of another game. */
export interface BranchPoint {
  game: string;
  seq: number;
}

/** What a game file holds. */
export interface Brought {
  game: string;
  title: string;
  scenario: string;
  round: number;
  answers: number;
  waiting: string[];
  players: Record<string, string>;
  outcome: Outcome | null;
}

/** Some units of one kind that are to be taken along from somewhere. */
export interface Cargo {
  land: string;
  kind: string;
  count?: number;
}

/** What a game prints and never changes; docs/adding-a-game.md explains the keys. */
export interface Catalog {
  standing: StandingOrder[];
  money?: string;
  die?: number;
  powers?: Record<string, Look>;
  sides?: Record<string, Look>;
  kinds?: Record<string, Kind>;
  modes?: Record<string, CounterSide>;
  spaces?: Record<string, SpaceFacts>;
  units?: Record<string, PieceFacts>;
  turns?: TurnFacts[];
  words?: Record<string, string>;
  facts?: Record<string, Fact>;
  verbs?: Record<string, string>;
  tour?: [string, string][];
  order?: string;
  window?: string;
  chart?: Topology;
  [key: string]: unknown;
}

/**
 * The game has changed: what differs from the view of change `since` (see `kernel/changes.py`).
 * `lines` are those of the log after answer `from`; where they are left out, the log must be asked for.
 */
export interface Changes {
  type: "update";
  seq: number;
  rev: number;
  seat: string | null;
  since: number;
  change: Record<string, unknown> | null;
  from?: number;
  lines?: LogLine[];
  players: Record<string, Player>;
}

/** A way to tell me. */
export interface ChannelLine {
  id: string;
  kind: string;
  address: string;
}

/**
 * A line of talk; `user` is empty for a notice of the table itself.
 * `again` is the id of the table where this game is played once more.
 */
export interface ChatLine {
  number: number;
  user: string;
  name: string;
  text: string;
  at: number;
  again?: string;
}

/** One of several ways; with a number where `most` is given: its value is then `id:number`. */
export interface Choice {
  id: string;
  text: string;
  least: number;
  most: number;
  usual: number;
}

/** One clause of the rules: `Clause("P40-SUB-04", "Submarines", "...", "movement")`. */
export interface Clause {
  id: string;
  section: string;
  text: string;
  kind: string;
  stage: string;
}

/** Time to answer: `move` seconds for each question, `bank` seconds in reserve for the game. */
export interface Clock {
  move?: number;
  bank?: number;
}

/** That I mean it: my password, or where I have none my name. */
export interface Closing {
  password: string;
}

/** Something said about the moment after answer `seq`; `variation` is a game played from there. */
export interface Comment {
  number: number;
  seq: number;
  user: string;
  name: string;
  text: string;
  variation: string | null;
  variation_name: string;
  at: number;
}

/** What was wrong: a code for programs, a sentence for people, and the rule that refuses. */
export interface Complaint {
  code: string;
  message: string;
  rule?: string;
  ids?: string[];
}

/** The key from a letter. */
export interface Confirmation {
  token: string;
}

/** A side of a counter: what it is called, plain or striped. */
export interface CounterSide {
  name: string;
  look: string;
}

/** A game that has been started. */
export interface Created {
  id: string;
  invite: string;
}

/** Where what is picked can go, and the answer that leads there; see `kernel/outlook.py`. */
export interface Destination {
  space: string;
  action: string;
  path?: string[];
  cost?: number | null;
  left?: number | null;
  roles?: string[];
  badge?: string;
  fights?: boolean;
  risk?: boolean;
  units?: string[];
  goes?: number;
  of?: number;
  ways?: string[][];
  [key: string]: unknown;
}

/** Dice of a game from answer `seq` on; the `secret` is told when the game is over. */
export interface Dice {
  seq: number;
  kind: "fair" | "fast" | "table";
  commitment: string;
  stage: "" | "opening" | "pledging";
  shares: Pledged[];
  secret?: string;
}

/** A player's part in the dice: first its pledge, later its nonce. */
export interface DiceShare {
  seat: string;
  pledge?: string | null;
  nonce?: string | null;
}

/** Who is logged in now. */
export interface Entered {
  id: string;
  name: string;
  csrf: string;
}

/** A request that is not granted; where they help with where the game stands and the refusal. */
export interface Error {
  error: Complaint;
  seq?: number;
  rev?: number;
  refusal?: Refusal;
}

/** What a panel or a track is called, and which parts of it are shown under which heading. */
export interface Fact {
  name: string;
  parts?: Record<string, string>;
}

/** A message that could not be understood or granted. */
export interface Failure {
  type: "error";
  error: Complaint;
  seq?: number;
  rev?: number;
  refusal?: Refusal;
}

/** Three different errors that a client must treat differently. */
export type Fault = "illegal" | "malformed" | "stale";

/**
 * Something about the battle that may be changed.
 * `units` has `items` with their numbers, and its value is a mapping from items to numbers; `ranks` has them in their
 * order, and its value is a list of items; `choice` has `choices`; `number` goes from 0 to `most` in steps of `step`;
 * `yes` is on or off.
 */
export interface Field {
  name: string;
  text: string;
  kind: "choice" | "number" | "ranks" | "units" | "yes";
  value: unknown;
  group: string;
  items: Item[];
  choices: Choice[];
  most: number;
  step: number;
  unit: string;
  mine: boolean;
}

/** Some units of one kind. */
export interface Force {
  piece: string;
  count?: number;
}

/** Whose password was forgotten: a name, or a confirmed e-mail address. */
export interface Forgotten {
  name: string;
}

/**
 * A battle that is over among all that could have happened; `reason` says why it cannot be judged.
 * `worse` and `better` are shares of all results, and results of the same worth count half in the `percentile`.
 */
export interface Fought {
  seq: number | null;
  space: string;
  attacker: string;
  defenders: string[];
  winner: string;
  raid?: boolean;
  gained: number;
  expected: number | null;
  percentile: number | null;
  worse: number | null;
  better: number | null;
  reason?: string;
  dice: BothSides;
  tolls?: BothTolls;
  [key: string]: unknown;
}

/** What to change about a game; what is left out stays. */
export interface GameChange {
  name?: string | null;
  spectators?: boolean | null;
  public?: boolean | null;
  listed?: boolean | null;
  pace?: Pace | null;
}

/** What its owner has changed about a game. */
export interface GameChanged {
  id: string;
  name: string;
  spectators: boolean;
  public: boolean;
  listed: boolean;
  pace: Pace;
}

/** The text of a game file. */
export interface GameFile {
  plot: string;
}

/** Everything about a game that is not its position; `deciding` seats have something to decide in it. */
export interface GameInfo {
  id: string;
  name: string;
  game: string;
  scenario: string;
  deciding: string[];
  owner: string;
  mine: string[];
  players: Record<string, Player>;
  clock: Clock | null;
  spectators: boolean;
  public: boolean;
  listed: boolean;
  respite: Rest | null;
  pace: Pace;
  notes: string;
  standing_orders: Record<string, SeatOrders>;
  chat_len: number;
  created: number;
  updated: number;
  seq: number;
  base: number;
  finished: boolean;
  secretive: boolean;
  odds: boolean;
  overlays: Laid[];
  dice: Dice[];
  lesson: string;
}

/** A game of mine, as the lobby lists it. */
export interface GameLine {
  id: string;
  game: string;
  title: string;
  name: string;
  round: number | null;
  turn: string | null;
  phase: string | null;
  seq: number;
  waiting: string[];
  mine: string[];
  players: Record<string, Sitting>;
  yours_to_answer: boolean;
  open: string[];
  kept: string[];
  owner: boolean;
  updated: number;
  finished: boolean;
  outcome: Outcome | null;
  lesson: string;
}

/** A game on the shelf; `map` and `cover` are addresses of files that never change. */
export interface GameTitle {
  id: string;
  title: string;
  seats: string[];
  scenarios: Scenario[];
  options: Switch[];
  players: [number, number];
  setup: string[];
  sides: string[][];
  side_names: string[];
  together: string[][];
  version: number;
  schema: number;
  secrets: boolean;
  round_cap: number;
  text: string;
  minutes: [number, number];
  weight: number;
  sample: boolean;
  lessons: LessonLine[];
  powers: Record<string, Look>;
  levels: BotLevel[];
  map: string | null;
  cover: string | null;
}

/** The game has been thrown away. */
export interface Gone {
  type: "gone";
}

/** A sentence of a plan: what is intended or feared, where, and how likely it is to succeed. */
export interface Ground {
  topic: string;
  text: string;
  space: string;
  chance: number | null;
}

/**
 * What I have picked, and of one destination how it should be reached.
 * Without `units`: what can be picked up in `space`, and where does that go which is offered first?
 */
export interface Hand {
  seat: string;
  space?: string;
  units?: Force[] | null;
  to?: string;
  wish?: Record<string, string | number>[];
  also?: Stack[];
}

/** Whether the server is well; `database` says what is wrong with it. */
export interface Health {
  ok: boolean;
  database: string;
  version: string;
  mode: string;
  instance: string;
  pid: number | null;
}

/** Units of a stack that an order can take up: what it calls them, how many, how many at first. */
export interface Held {
  piece: string;
  count: number;
  pick: number;
  [key: string]: unknown;
}

/** Everything, to one who begins to look or looks through another seat. */
export interface Hello {
  type: "hello";
  seq: number;
  rev: number;
  waiting: string[];
  players: Record<string, Player>;
  view: View;
}

/** A moment worth stopping at: the start, a phase, a battle, a change of seat, now. */
export interface HistoryMark {
  seq: number;
  seat: string;
  kind: string;
  round: number | null;
  turn: string | null;
  phase: string | null;
}

/** Who invites to what; `hands` are the open seats that go to one person. */
export interface Invitation {
  id: string;
  game: string;
  scenario: string;
  name: string;
  host: string;
  clock: Clock | null;
  open: string[];
  own_dice: boolean;
  hands: string[][];
  players: Record<string, Player>;
}

/** An invitation: to one seat, or to any open one. */
export interface Invite {
  seat?: string | null;
}

/** An invitation to hand on. */
export interface InviteToken {
  invite: string;
}

/** A sort of unit, or a unit with a name, in a field. */
export interface Item {
  id: string;
  name: string;
  count: number;
  most: number;
  kind: string;
  owner: string;
  damaged: boolean;
  unit: Record<string, unknown> | null;
}

/** Where I sit now. */
export interface Joined {
  id: string;
  seat: string;
}

/** Following an invitation, or sitting down at a `table` that is open to strangers. */
export interface Joining {
  invite?: string | null;
  table?: string | null;
  seat?: string | null;
}

/** A unit type or something else that can be bought; `many` is what several are called. */
export interface Kind {
  name: string;
  many?: string;
  class: string;
  shape?: string;
  cost?: number;
  attack?: number;
  defence?: number;
  move?: number;
  hits?: number;
  rank?: number;
  worth?: number;
  worth_loaded?: number;
  worth_damaged?: number;
  [key: string]: unknown;
}

/** What can be laid over the map; `threat`: it is what threatens whoever looks. */
export interface Laid {
  id: string;
  name: string;
  threat: boolean;
}

/** A lesson as the lobby offers it. */
export interface LessonLine {
  id: string;
  title: string;
  about: string;
  minutes: number;
  seat: string;
  chapters: string[];
}

/**
 * The lesson at a table: what it asks for next, and how far its pupil has come.
 * `said` is what it says to what was done last; when it is `over`, `say` are its closing words, and `following` is the
 * lesson to go on with.
 */
export interface LessonNow {
  id: string;
  title: string;
  seat: string;
  chapters: string[];
  chapter: number;
  number: number;
  steps: number;
  over: boolean;
  said: string;
  say: string[];
  spaces: string[];
  verbs: string[];
  rules: string[];
  hint: string;
  show: string[];
  following: string;
}

export type LiveMessage = Hello | Update | Changes | Talk | Presence | Thinking | Gone | Pong | Failure;

/**
 * A line of the log: the answer it followed, who gave it, the sentence and the event itself.
 * Of a throw `about` says what for; `moment` is what it is in the story of the game; `where` are the spaces it happened
 * in: one, or a way.
 */
export interface LogLine {
  seq: number;
  seat: string;
  text: string;
  event: Record<string, unknown> | null;
  about?: string;
  moment?: string;
  where?: string[];
}

/** A name and its password. */
export interface Login {
  name: string;
  password: string;
}

/** How an owner looks and is called: colours and shapes are names of the client's own palette. */
export interface Look {
  name: string;
  colour: string;
  shape: string;
  short?: string;
  side?: string;
}

/** Every battle that is over, and the sums of every power; `measure` is what results are counted in. */
export interface Luck {
  seq: number;
  battles: Fought[];
  powers: Record<string, LuckOf>;
  measure?: [string, string];
  [key: string]: unknown;
}

/** The luck of a power over all its battles. */
export interface LuckOf {
  dice: number;
  expected: number;
  hits: number;
  battles: number;
  value: number;
  percentile: number;
}

/** Where in its sequence of play a game stands. */
export interface Mark {
  round: number;
  turn: string;
  phase: string;
}

/** Who is asking. */
export interface Me {
  id: string;
  name: string;
  admin: boolean;
}

/** What there is to play, and who is asking. */
export interface Meta {
  version: string;
  mode: string;
  registration: string;
  guests: boolean;
  mail: boolean;
  oidc: string;
  user: Me | null;
  csrf: string;
  games: GameTitle[];
}

/**
 * Public numbers of a game at the beginning of a turn, each under a name of the game's own.
 * `points` is what counts for winning, by owner, in games that keep it.
 */
export interface Moment {
  seq: number;
  round: number | null;
  turn: string | null;
  points?: Record<string, number>;
  [key: string]: unknown;
}

/** A way to tell me; `keys` are those of a browser's subscription. */
export interface NewChannel {
  kind: "discord" | "ntfy" | "push" | "slack" | "telegram" | "webhook";
  address: string;
  keys?: Record<string, string> | null;
}

/** What a new game is to be. */
export interface NewGame {
  game?: string | null;
  scenario?: string | null;
  options?: Record<string, unknown>;
  setup?: Record<string, unknown>;
  name?: string | null;
  seats?: Record<string, SeatChoice>;
  position?: Record<string, unknown> | null;
  plot?: string | null;
  branch?: BranchPoint | null;
  spectators?: boolean;
  public?: boolean;
  listed?: boolean;
  clock?: Clock | null;
  pace?: Pace;
  own_dice?: boolean;
  lesson?: string | null;
  again?: string | null;
}

/** Another password. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Private notes. */
export interface Note {
  text: string;
}

/**
 * Where to say that it is my turn, and how often.
 * `digest`: one message every so many hours, 0 at once; `remind`: hours before time runs out, 0 never.
 */
export interface Notices {
  email?: string;
  webhook?: string;
  digest?: number;
  remind?: number;
}

/**
 * Where it is said; letters go only to an address that has been `confirmed`.
 * `kinds` can be added here, `push_key` is what browsers subscribe with.
 */
export interface NoticesNow {
  email: string;
  webhook: string;
  digest: number;
  remind: number;
  confirmed: boolean;
  channels: ChannelLine[];
  kinds: string[];
  push_key: string;
}

/** One way it may end. */
export interface Odds {
  text: string;
  chance: number;
  mood: "bad" | "even" | "good";
}

/** The odds of all battles at hand, after answer `seq`. */
export interface OddsAtHand {
  seq: number;
  battles: BattleOdds[];
  raids: BattleOdds[];
  [key: string]: unknown;
}

/** A value that answers a question: it can be taken over into its field. */
export interface Offer {
  text: string;
  field: string;
  value: unknown;
}

/** A table of somebody else's: `hands` are the seats one may take, those of one person together. */
export interface OpenTable {
  id: string;
  game: string;
  title: string;
  scenario: string;
  name: string;
  host: string;
  round: number | null;
  hands: string[][];
  players: Record<string, Sitting>;
  clock: Clock | null;
  own_dice: boolean;
  watch: boolean;
  updated: number;
}

/** How a game ended. */
export interface Outcome {
  winners: string[];
  reason: string;
  rule: string;
}

/**
 * What a seat could do with what it has picked; what is empty is left out.
 * `line` is the answer that would send them to `{space}`, for asking why they cannot go there.
 */
export interface Outlook {
  destinations?: Destination[];
  stack?: Held[];
  also?: Record<string, Record<string, number>>;
  line?: string;
}

/** The outlook as the game stands after answer `seq`; null in games that do not tell. */
export interface OutlookNow {
  seq: number;
  outlook: Outlook | null;
}

/** The values of an overlay, by space; the larger, the stronger a space is tinted. */
export interface Overlay {
  id: string;
  name: string;
  about: string;
  values: Record<string, number>;
  texts: Record<string, string>;
  mood: "bad" | "even" | "good";
  plain: boolean;
}

/** How a table goes on at which nobody but bots sits: while it is watched, or `alone` as well. */
export interface Pace {
  speed?: "fast" | "normal" | "paused" | "slow";
  alone?: boolean;
}

/** A part of the answer. */
export interface Part {
  title: string;
  odds: Odds[];
  facts: [string, string][];
  head: string[];
  rows: string[][];
  text: string;
  offer: Offer | null;
}

/** A piece with a name of its own as it is printed. */
export interface PieceFacts {
  name: string;
  kind: string;
  nation: string;
  [key: string]: unknown;
}

/** A move that is not made yet, and the space it may lead to a battle in. */
export interface Plan {
  action: string | (string | number)[];
  space: string;
}

/** The battle a move would lead to; null when it would lead to none. */
export interface PlanOdds {
  seq: number;
  odds: BattleOdds | null;
}

/** A move of a seat. */
export interface Planned {
  action: string | (string | number)[];
  space: string;
  seat: string;
}

/** Moves of which a seat will make one: all that a force could attack. */
export interface Plans {
  seat: string;
  plans: Plan[];
}

/** The battle each of some moves would lead to, in their order; null where one would lead to none. */
export interface PlansOdds {
  seq: number;
  odds: (BattleOdds | null)[];
}

/** Who sits on a seat; with a clock also when its time is up, and what it has in reserve. */
export interface Player {
  user: string | null;
  name: string;
  kind: string;
  covered: boolean;
  level: string;
  online: boolean;
  behind?: string;
  kept?: string;
  deadline?: number | null;
  bank?: number;
}

/** What a player has added to the dice; the number itself is told when nothing more can be added. */
export interface Pledged {
  seat: string;
  pledge: string;
  opened: boolean;
  nonce?: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  ping: number;
}

/** Who is at the table now: by seat, by user, and how many connections there are. */
export interface Presence {
  type: "presence";
  online: Record<string, boolean>;
  users: string[];
  watchers: number;
}

/** The same, as it was asked before every game could answer. */
export interface Preview {
  seat: string;
  space: string;
  units?: Force[] | null;
  to?: string | null;
  cargo?: Cargo[];
}

/** The outlook in the form it had before. */
export interface PreviewNow {
  seq?: number;
  stack?: Held[];
  destinations: Destination[];
}

/** What a program sends to play a seat; it is not told again. */
export interface ProgramToken {
  token: string;
  seat: string;
}

/** Which seat a program is to play, and what it is called. */
export interface ProgramWish {
  seat: string;
  name?: string | null;
}

/** Answers to be given as one; `answer` is empty where there is nothing to propose. */
export interface Proposal {
  id: string;
  name: string;
  answer: string;
  parts: ProposalPart[];
  rest: string;
}

/** Something a game could propose now; `name` is on its button. */
export interface ProposalName {
  id: string;
  name: string;
}

/** One thing a proposal does, in words, and its way over the map where it has one. */
export interface ProposalPart {
  text: string;
  way: string[];
}

/**
 * Would this answer be allowed; or else why is this grey?
 * `about` is a place, a unit or another thing that answers nothing, in `space` if it is a unit without a name; `chosen`
 * is what of an answer stands already. `undo` asks about taking back.
 */
export interface Question {
  seat: string;
  action?: string | (string | number)[] | null;
  about?: string;
  space?: string;
  chosen?: (string | number)[];
  undo?: boolean;
}

/**
 * One refused action, explained.
 * Rules write `text` with references (see `kernel/words.py`). What `Game.why_not` and the errors of `Game.apply` give
 * out is put into words, and `sentence` keeps it as the rules wrote it.
 */
export interface Refusal {
  fault: Fault;
  text: string;
  rule: string;
  ids: string[];
  sentence: string;
}

/** A new account. */
export interface Registration {
  name: string;
  password: string;
  email?: string;
  invite?: string | null;
}

/** Something to say about the moment after answer `seq`; `variation` is a game branched off there. */
export interface Remark {
  seq: number;
  text: string;
  variation?: string | null;
}

/** Another password, with the key from a letter. */
export interface Reset {
  token: string;
  new: string;
}

/** A pause: the users who have asked for it, and since when it is one. */
export interface Rest {
  asked: string[];
  since: number | null;
}

/** A wish about a pause: `ask` for one or agree to it, `refuse` it, or `go_on` with the game. */
export interface RestWish {
  do: "ask" | "go_on" | "refuse";
}

/** A run of numbers, by its two ends. */
export interface Run {
  from: number;
  to: number;
}

/** A line of talk. */
export interface Said {
  text: string;
}

/** One set-up a game can start from. */
export interface Scenario {
  id: string;
  title: string;
  text: string;
  seats: string[];
  minutes: [number, number];
  weight: number;
  open: boolean;
}

/** A wish about a seat: sit down, stand up, hand it to a bot, open it, or take it back from the bot. */
export interface SeatChange {
  seat: string;
  do: "back" | "bot" | "cover" | "join" | "leave" | "open";
  invite?: string | null;
  name?: string | null;
  level?: string;
}

/**
 * Who is to sit on a seat of a new game; seats of the same `player` go to one person.
 * `level` says how well a bot plays, if one is to: random, or what the game lists under `levels`. An open seat of a game
 * that is played `again` may be kept for a `user` who played it.
 */
export interface SeatChoice {
  kind?: "bot" | "hotseat" | "me" | "open";
  name?: string | null;
  player?: number | null;
  level?: string;
  user?: string | null;
}

/** The standing orders of a seat; every further key is one that the catalog lists under `standing`. */
export interface SeatOrders {
  when: "absent" | "always";
  forced: boolean;
  [key: string]: unknown;
}

/** Who sits where now, and which seats are mine. */
export interface Seating {
  players: Record<string, Player>;
  mine: string[];
}

/** Who plays a seat, as the list of games shows it. */
export interface Sitting {
  name: string;
  kind: string;
}

/** A space as it is printed. */
export interface SpaceFacts {
  name: string;
  sea?: boolean;
  marks?: string[];
  city?: string;
  [key: string]: unknown;
}

/** Units of another space that go along; without `units` those that it offers first. */
export interface Stack {
  space: string;
  units?: Force[];
}

/** A standing order a game offers: one of some answers, or words to be put in order. */
export interface StandingOrder {
  id: string;
  name: string;
  choices?: Record<string, string>;
  ranks?: string[];
}

/**
 * Standing orders for a seat; null takes them away.
 * `when` (always, absent), `forced` (answer where there is only one answer), and what the catalog of the game lists
 * under `standing`: id -> one of its choices, or a list of its words in order.
 */
export interface StandingOrders {
  seat: string;
  orders?: Record<string, unknown> | null;
}

/** Numbers for the charts, and the luck of the dice by seat. */
export interface Stats {
  series: Moment[];
  luck: Record<string, Thrown>;
}

/** An option of a game, with its type and what it expects in words. */
export interface Switch {
  id: string;
  default: boolean | number | string;
  text: string;
  rule: string;
  choices: (boolean | number | string)[];
  low: number;
  high: number;
  together: Record<string, string[][]>;
  scenarios: string[];
  type: string;
  expected: string;
}

/** Where the game stands after a command; unless a `brief` answer was asked for with the seat's view. */
export interface Taken {
  seq: number;
  rev: number;
  view?: View;
}

/** Somebody has said something. */
export interface Talk {
  type: "chat";
  number: number;
  user: string;
  name: string;
  text: string;
  at: number;
  again?: string;
}

/** The bot of a seat has begun to think; with an empty seat: it has made up its mind. */
export interface Thinking {
  type: "thinking";
  seat: string;
}

/** Dice thrown to hit, the hits to be expected of them, and the hits made. */
export interface Thrown {
  dice: number;
  expected: number;
  hits: number;
}

/** What was done to the other side, against what was to be expected of the same attacks. */
export interface Toll {
  done: number;
  expected: number;
}

/** A map as TopoJSON, with members of our own (`hexes`, `adjacency`). */
export interface Topology {
  type: "Topology";
  objects: Record<string, unknown>;
  arcs: number[][][];
  transform?: Record<string, unknown>;
  [key: string]: unknown;
}

/** A battle to try things out with: in a space, after a move that is not made yet, or anywhere. */
export interface Tried {
  seat?: string | null;
  space?: string;
  action?: string | (string | number)[] | null;
  values?: Record<string, unknown>;
}

/** A battle as it is imagined; see `kernel/whatif.py`. */
export interface TriedOdds {
  seq: number;
  battle: WhatIf;
}

/** A turn as it is printed. */
export interface TurnFacts {
  turn: number;
  dates: string;
  events?: string;
}

/** The game has changed: the whole view, and for those who do not follow by changes what has happened. */
export interface Update {
  type: "update";
  seq: number;
  rev: number;
  waiting?: string[];
  events?: LogLine[];
  players: Record<string, Player>;
  view: View;
}

/**
 * A game as a seat sees it (null: a spectator), with the open question and every legal answer.
 * Where there are too many answers to list, `legal` is empty, and `answers` has for every verb what may stand in each
 * place. `places`, `tracks`, `hands` and `panels` are the game's own. `proposals` are answers that can be proposed as
 * one, `concern` is what would be left undone if the seat ended its step now, `rev` grows with every change, also when
 * answers are taken back. A view of an earlier moment says `history`, and the `last` answer's number.
 */
export interface View {
  game: string;
  version: number;
  scenario: string;
  options: Record<string, boolean | number | string>;
  seat: string | null;
  seq: number;
  waiting: string[];
  prompt: string;
  proposals: ProposalName[];
  concern: string;
  legal: (string | number)[][];
  answers?: (string | (string | number)[] | Run)[][];
  places: Record<string, unknown>;
  tracks: Record<string, unknown>;
  hands: Record<string, unknown>;
  panels: Record<string, unknown>;
  outcome: Outcome | null;
  rev: number;
  undo: boolean;
  mark: Mark;
  log?: LogLine[];
  seats_mine?: string[];
  history?: boolean;
  last?: number;
}

/** Whose move, and how well it is to be thought about. */
export interface Wanted {
  seat: string;
  level?: string;
}

/** What a client wants to see; the only message it sends. A `ping` is answered and changes nothing. */
export interface Watch {
  watch?: boolean;
  seat?: string | null;
  changes?: boolean;
  ping?: number | null;
}

/** The battle as it is imagined, what may be changed about it, and what comes of it. */
export interface WhatIf {
  title: string;
  space: string;
  fields: Field[];
  headline: Odds | null;
  parts: Part[];
  problem: string;
  note: string;
}

/** Why an answer would be refused; null when it is allowed. */
export interface Why {
  refusal: Refusal | null;
}

/** Every endpoint: what it takes as its body, and what it answers. */
export interface Calls {
  "GET /api/meta": { body: undefined; answer: Meta };
  "GET /api/rules/{game}": { body: undefined; answer: Clause[] };
  "GET /api/maps/{game}": { body: undefined; answer: Topology };
  "GET /api/covers/{game}": { body: undefined; answer: undefined };
  "GET /api/games": { body: undefined; answer: GameLine[] };
  "POST /api/games": { body: NewGame; answer: Created };
  "GET /api/tables": { body: undefined; answer: OpenTable[] };
  "POST /api/import": { body: NewGame; answer: Created };
  "POST /api/import/look": { body: GameFile; answer: Brought };
  "GET /api/boards": { body: undefined; answer: BoardLine[] };
  "GET /api/boards/{board}/map.json": { body: undefined; answer: Topology };
  "POST /api/games/{id}/dice": { body: DiceShare; answer: Dice };
  "POST /api/games/{id}/dice/go_on": { body: undefined; answer: Dice };
  "GET /api/games/{id}": { body: undefined; answer: GameInfo };
  "DELETE /api/games/{id}": { body: undefined; answer: undefined };
  "PATCH /api/games/{id}": { body: GameChange; answer: GameChanged };
  "GET /api/games/{id}/view": { body: undefined; answer: View };
  "GET /api/games/{id}/log": { body: undefined; answer: LogLine[] };
  "GET /api/games/{id}/history": { body: undefined; answer: HistoryMark[] };
  "GET /api/games/{id}/stats": { body: undefined; answer: Stats };
  "POST /api/games/{id}/actions": { body: Answer; answer: Taken };
  "POST /api/games/{id}/undo": { body: Back; answer: Taken };
  "POST /api/games/{id}/why": { body: Question; answer: Why };
  "POST /api/games/{id}/outlook": { body: Hand; answer: OutlookNow };
  "POST /api/games/{id}/preview": { body: Preview; answer: PreviewNow };
  "GET /api/games/{id}/plot": { body: undefined; answer: undefined };
  "GET /api/games/{id}/picture": { body: undefined; answer: undefined };
  "GET /api/games/{id}/preview.png": { body: undefined; answer: undefined };
  "GET /api/games/{id}/report": { body: undefined; answer: undefined };
  "GET /api/games/{id}/odds": { body: undefined; answer: OddsAtHand | BattleDetail };
  "POST /api/games/{id}/odds": { body: Planned; answer: PlanOdds };
  "POST /api/games/{id}/odds/planned": { body: Plans; answer: PlansOdds };
  "POST /api/games/{id}/odds/tried": { body: Tried; answer: TriedOdds };
  "GET /api/games/{id}/luck": { body: undefined; answer: Luck };
  "GET /api/games/{id}/overlay": { body: undefined; answer: Overlay };
  "GET /api/games/{id}/proposal": { body: undefined; answer: Proposal };
  "POST /api/games/{id}/advice": { body: Wanted; answer: Advice };
  "GET /api/games/{id}/lesson": { body: undefined; answer: LessonNow };
  "GET /api/games/{id}/catalog": { body: undefined; answer: Catalog };
  "POST /api/games/{id}/seats": { body: SeatChange; answer: Seating };
  "POST /api/games/{id}/invite": { body: Invite; answer: InviteToken };
  "DELETE /api/games/{id}/invite": { body: undefined; answer: undefined };
  "GET /api/invites/{token}": { body: undefined; answer: Invitation };
  "POST /api/join": { body: Joining; answer: Joined };
  "GET /api/games/{id}/chat": { body: undefined; answer: ChatLine[] };
  "POST /api/games/{id}/chat": { body: Said; answer: ChatLine };
  "GET /api/games/{id}/notes": { body: undefined; answer: Note };
  "PUT /api/games/{id}/notes": { body: Note; answer: Note };
  "GET /api/games/{id}/orders": { body: undefined; answer: Record<string, SeatOrders | null> };
  "PUT /api/games/{id}/orders": { body: StandingOrders; answer: Record<string, SeatOrders | null> };
  "POST /api/games/{id}/token": { body: ProgramWish; answer: ProgramToken };
  "DELETE /api/games/{id}/token": { body: undefined; answer: undefined };
  "POST /api/games/{id}/rest": { body: RestWish; answer: Rest };
  "GET /api/games/{id}/comments": { body: undefined; answer: Comment[] };
  "POST /api/games/{id}/comments": { body: Remark; answer: Comment[] };
  "DELETE /api/games/{id}/comments/{number}": { body: undefined; answer: undefined };
  "POST /api/auth/register": { body: Registration; answer: Entered };
  "POST /api/auth/login": { body: Login; answer: Entered };
  "POST /api/auth/logout": { body: undefined; answer: undefined };
  "POST /api/auth/password": { body: NewPassword; answer: undefined };
  "POST /api/auth/forgot": { body: Forgotten; answer: undefined };
  "POST /api/auth/reset": { body: Reset; answer: Entered };
  "POST /api/auth/confirm": { body: Confirmation; answer: undefined };
  "POST /api/auth/close": { body: Closing; answer: undefined };
  "GET /api/auth/oidc": { body: undefined; answer: undefined };
  "GET /api/auth/oidc/back": { body: undefined; answer: undefined };
  "GET /api/auth/notices": { body: undefined; answer: NoticesNow };
  "PUT /api/auth/notices": { body: Notices; answer: NoticesNow };
  "POST /api/auth/channels": { body: NewChannel; answer: ChannelLine };
  "DELETE /api/auth/channels/{id}": { body: undefined; answer: undefined };
  "POST /api/auth/channels/{id}/test": { body: undefined; answer: undefined };
}

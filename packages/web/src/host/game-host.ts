import type { Level } from '@walstatt/bots';
import type { Answer, Guide, Language, Plain, Request, SeatId, Setup, SetupChoice, SetupPicks } from '@walstatt/engine';
import type { Gesture, Ghost, Overlay, Scene } from '@walstatt/scene';

/** What decides for a seat. */
export type Player = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly strength: Level };

/** Everything that must be settled before a battle can begin. */
export type BattleOrder = {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly seats: Readonly<Record<SeatId, Player>>;
  readonly dice: 'computer' | 'typed';
  /** Teaches a rule the first time it matters. */
  readonly guided: boolean;
};

/** What a player has chosen on the set-up page so far. */
export type SetupDraft = {
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Plain>>;
  readonly picks: SetupPicks;
};

/** The table as it would be laid out, or what is wrong with the choices. */
export type SetupPreview = {
  readonly problems: readonly string[];
  /** Rules of the armies that nothing enforces. */
  readonly unenforced?: readonly string[];
  /** The player's own files that hold several lists, by choice. */
  readonly parts: Readonly<Record<string, readonly { readonly value: string; readonly name: string }[]>>;
  readonly setup?: Setup;
  readonly seats?: readonly SeatInfo[];
  readonly scene?: Scene | null;
  readonly unit?: string;
};

export type SeatInfo = {
  readonly id: SeatId;
  readonly name: string;
  /** Which side it is on, counted from 0. This decides its colour, pattern and shape. */
  readonly side: number;
  readonly sideName: string;
  readonly player: Player;
};

export type OptionInWords = {
  readonly id: string;
  readonly text: string;
  /** What the rules say about it, if it stands for some. */
  readonly about?: string;
  readonly most?: number;
  /** Whether every item may have it at the same time. */
  readonly forAll?: boolean;
  /** The unit or piece on the table that it stands for. */
  readonly onTable?: string;
  /** The unit that would act, if one list has options of several units. */
  readonly actor?: { readonly id: string; readonly name: string };
  /** There is something to tell the player about it before they confirm it. */
  readonly foretold?: boolean;
};

/** A decision that the viewer must make, with everything needed to show it. */
export type Asked = {
  readonly id: string;
  readonly by: SeatId;
  readonly byName: string;
  readonly request: Request;
  /** The unit or piece that is to act. */
  readonly subject: string | null;
  readonly sealed: boolean;
  readonly title: string;
  readonly rule: string;
  readonly ruleText: string;
  readonly options: readonly OptionInWords[];
  readonly items: readonly (OptionInWords & { readonly options: readonly string[] })[];
  /** No two items may have the same option. */
  readonly eachForOne: boolean;
  /** Pieces or movers. */
  readonly pieces: readonly OptionInWords[];
  readonly preset: Answer;
  readonly presetText: string;
  /** The computer is still thinking about what to suggest. */
  readonly advising?: boolean;
  /** There is something to tell the player about a plan before they confirm it. */
  readonly foretold: boolean;
  /** Options are aimed at enemies: there may be something to tell about several of them together. */
  readonly atEnemies: boolean;
  /** What it means to answer with nothing. Null if that is no answer. */
  readonly noneText: string | null;
  /**
   * Decisions that can be answered once and for all, with the answer that would be given here. The words are empty if
   * the page has its own.
   */
  readonly standing: readonly { readonly answer: StandingWish['answer']; readonly words: string }[];
  /** Whether gestures on the table can make an answer. */
  readonly byGesture: boolean;
};

/** Why an answer was not accepted. */
export type Rejection = {
  readonly text: string;
  readonly rule: string | null;
  readonly ruleText: string;
  readonly measured: string | null;
  readonly limit: string | null;
  /** A legal answer nearby, or a hint in words. */
  readonly better: { readonly text: string; readonly answer: Answer | null } | null;
};

/** What an answer would lead to. */
export type Trial = {
  readonly answer: Answer;
  readonly words: string;
  /** For a way: how its last leg goes, without naming the mover. */
  readonly short: string;
  readonly rejection: Rejection | null;
  readonly ghosts: readonly Ghost[];
  readonly overlays: readonly Overlay[];
};

export type Suggestion = { readonly answer: Answer; readonly words: string };

/** The distribution of one outcome, ready to be shown. */
export type OddsInWords = {
  readonly about: string;
  readonly mean: number;
  readonly exact: boolean;
  readonly yesNo: boolean;
  readonly rows: readonly (readonly [value: number, probability: number])[];
};

/** What must be rolled, and the modifiers that lead to it. */
export type NeededNumber = {
  readonly label: string;
  readonly value: number;
  /** Dice and number, if they are known. */
  readonly roll: string | null;
  /** The chance of one die, or of the sum. */
  readonly chance: number | null;
  readonly base: number | null;
  /** Each modifier with its rule, and what the rule says in a word or two. */
  readonly reasons: readonly { readonly rule: string; readonly text: string; readonly why: string }[];
};

/** What an option would lead to. */
export type Prospects = {
  readonly needed: readonly NeededNumber[];
  readonly odds: readonly OddsInWords[];
  /** Which pieces would roll against which, as pieces of the scene. */
  readonly aims: readonly { readonly from: string; readonly to: string }[];
};

/** Which unit attacks which, as units or pieces of the scene. */
export type Attack = { readonly from: string; readonly to: string; readonly hit: boolean };

/** A line of the battle's journal, in the form that the viewer may know. */
export type Line = {
  readonly n: number;
  readonly text: string;
  readonly rules: readonly string[];
  /**
   * `round` announces a new round or turn. Phases are headings within it. `reason` says why the computer does what the
   * lines after it tell.
   */
  readonly kind: 'event' | 'roll' | 'round' | 'heading' | 'undone' | 'reason';
  /** The first line that was taken back. All lines from there up to this one were taken back. */
  readonly since?: number;
  /** How deep inside activities it happens. A heading has the depth of the activity it names. */
  readonly depth?: number;
  /** Who did it: a seat, a unit or a piece. */
  readonly by?: string;
  /** Its owner, if it has one. */
  readonly side?: number;
  /** `good` is how many dice succeeded, if these dice succeed or fail. */
  readonly dice?: { readonly sides: number; readonly faces: readonly number[]; readonly good?: number };
  readonly attack?: Attack;
};

/** The table as it was, and what was measured at the time. */
export type Moment = { readonly scene: Scene; readonly overlays: readonly Overlay[] };

/** What the computer decided and why, in one sentence. */
export type Thought = {
  readonly seat: SeatId;
  readonly name: string;
  readonly text: string;
  /** The text gives the name itself. */
  readonly named: boolean;
};

export type RollWanted = {
  readonly purpose: string;
  readonly by: string;
  readonly shape: string;
  readonly dice: number;
  readonly sides: number;
  /** What succeeds, for one die or for the sum: `4+`, for instance. Empty if dice do more than succeed or fail. */
  readonly needed: string;
  readonly rule: string;
};

export type Outcome = {
  readonly over: boolean;
  readonly winners: readonly string[];
  readonly score: readonly { readonly side: string; readonly points: number }[];
  /** How the battle is won. Empty if the rules do not say. */
  readonly aim: string;
  /** What the points are for. Empty if the rules do not say. */
  readonly points: string;
  readonly rule: string;
};

/** Everything that one seat sees of a battle at a given moment. */
export type Sight = {
  readonly battle: string;
  readonly language: Language;
  readonly ruleset: string;
  readonly title: string;
  readonly unit: string;
  readonly guided: boolean;
  readonly viewer: SeatId | null;
  readonly seats: readonly SeatInfo[];
  readonly scene: Scene | null;
  readonly overview: readonly string[];
  readonly round: string | null;
  /** Where in the turn sequence the battle is, from the outside in. */
  readonly phase: readonly string[];
  readonly asked: readonly Asked[];
  /** Other players who must decide. */
  readonly waitingFor: readonly SeatInfo[];
  readonly thinking: boolean;
  /** A player has stopped the computer. */
  readonly stopped: boolean;
  /** What the computer has decided since the viewer was last asked, the latest last. */
  readonly thoughts: readonly Thought[];
  readonly wanted: RollWanted | null;
  /** The screen must be handed to this seat before anything may be shown. */
  readonly handOver: SeatInfo | null;
  readonly undo: { readonly by: SeatInfo; readonly asks: readonly SeatInfo[] } | null;
  readonly outcome: Outcome;
  /** What the viewer may say without being asked, such as giving up. */
  readonly signals: readonly { readonly type: string; readonly name: string; readonly sure: string }[];
  /** What the clocks of a timed battle show, in milliseconds. */
  readonly clocks: readonly {
    /** Null if everybody shares it. */
    readonly of: SeatInfo | null;
    readonly left: number;
    readonly runs: boolean;
  }[];
  /** What the viewer is no longer asked. */
  readonly standings: readonly StandingInWords[];
  /** Frames of the turn sequence that are under way. A standing answer may end with one of them. */
  readonly frames: readonly { readonly id: string; readonly name: string }[];
  /** Journal lines from number `from` on. Earlier ones are known already. */
  readonly lines: { readonly from: number; readonly list: readonly Line[] };
};

/** An answer given in advance: what it answers, and what it lasts until. Null means for the whole battle. */
export type StandingWish = {
  /** `pass` and `none` answer with nothing: one answers a choice, the other poses and ways. */
  readonly answer: 'pass' | 'none' | 'yes' | 'no' | 'preset';
  readonly until: string | null;
};

export type StandingInWords = StandingWish & {
  /** What is answered, in the ruleset's words. Empty if the page has its own. */
  readonly words: string;
  readonly name: string;
  readonly rule: string;
  readonly title: string;
};

/** A battle kept on this device. */
export type BattleCard = {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly at: number;
  readonly over: boolean;
  readonly decisions: number;
  readonly order: BattleOrder;
};

export type ReplayCard = {
  readonly ruleset: string;
  readonly unit: string;
  readonly title: string;
  /** `round`: the name of the round or turn that begins there. */
  readonly frames: readonly { readonly n: number; readonly text: string; readonly round: string | null }[];
};

export type ReplayFrame = {
  readonly n: number;
  readonly scene: Scene | null;
  readonly overview: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly round: string | null;
  readonly phase: readonly string[];
  readonly lines: readonly Line[];
};

/** The place where battles are played. Here it is a web worker, but it could be a server. */
export type GameHost = {
  watch(language: Language, onSight: (sight: Sight) => void): Promise<void>;
  setLanguage(language: Language): Promise<void>;
  /** How long the computer's actions stay on screen before it continues, in milliseconds. */
  setPace(ms: number): Promise<void>;
  /** Stops the computer, or lets it go on. */
  stop(stopped: boolean): Promise<void>;
  /** Lets a stopped computer go on until it has done something that can be seen. */
  step(): Promise<void>;
  /** What can be chosen before a battle besides options and seats. */
  choices(ruleset: string, scenario: string): Promise<readonly SetupChoice[]>;
  preview(draft: SetupDraft): Promise<SetupPreview>;
  begin(order: BattleOrder): Promise<string>;
  /** The lessons of the game in play. */
  guide(): Promise<Guide | null>;
  resume(id: string): Promise<boolean>;
  leave(): Promise<void>;
  /** A person has taken the screen. */
  take(seat: SeatId): Promise<void>;
  answer(id: string, answer: Answer): Promise<Rejection | null>;
  /** Questions about a decision that is no longer open get no answer. */
  attempt(id: string, answer: Answer): Promise<Trial | null>;
  /** `done` means that the gesture has ended. If it is refused, the host looks for something legal nearby. */
  gesture(id: string, gesture: Gesture, before: Answer | null, done: boolean): Promise<Trial | null>;
  suggestions(id: string): Promise<readonly Suggestion[]>;
  prospects(id: string, answer: Answer): Promise<Prospects>;
  /** What would be measured for an option. */
  shown(id: string, option: string): Promise<readonly Overlay[]>;
  /** The table as it was when a line of the journal was written. */
  moment(line: number): Promise<Moment | null>;
  giveDice(faces: readonly number[]): Promise<Rejection | null>;
  undo(): Promise<'done' | 'nothing' | 'asked'>;
  agreeUndo(yes: boolean): Promise<void>;
  signal(type: string): Promise<void>;
  /** Answers this decision now and every later one like it. */
  stand(id: string, wish: StandingWish): Promise<void>;
  revoke(standing: StandingInWords): Promise<void>;
  rule(id: string): Promise<string>;
  journal(): Promise<string>;
  battles(): Promise<readonly BattleCard[]>;
  remove(id: string): Promise<void>;
  /** From the text of a journal file. A string says what is wrong with it. */
  openReplay(source: { readonly journal: string } | { readonly battle: string }): Promise<ReplayCard | string>;
  frame(n: number): Promise<ReplayFrame>;
  /** What was measured for a line of a frame. */
  frameShown(n: number, line: number): Promise<readonly Overlay[]>;
  /** Plays on from a frame of the open replay. */
  fork(n: number): Promise<string>;
};

export type { Answer, Language, Level, Plain, SetupChoice, SetupPicks };

import type { Answer, Guide, Language, Plain, Request, SeatId, Setup, SetupChoice, SetupPicks } from '@walstatt/engine';
import type { Gesture, Ghost, Overlay, Scene } from '@walstatt/scene';

/** How hard the computer thinks. */
export type Strength = 'easy' | 'medium' | 'strong';

/** Who decides for a seat. */
export type Player = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly strength: Strength };

/** Everything that has to be said before a battle can begin. */
export type BattleOrder = {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly seats: Readonly<Record<SeatId, Player>>;
  readonly dice: 'computer' | 'typed';
  /** Teaches a rule whenever it first matters. */
  readonly guided: boolean;
};

/** What a player has chosen on the set-up page so far. */
export type SetupDraft = {
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Plain>>;
  readonly picks: SetupPicks;
};

/** The table as it would be laid, or what is wrong with the choices. */
export type SetupPreview = {
  readonly problems: readonly string[];
  /** Own files with several lists, by choice. */
  readonly parts: Readonly<Record<string, readonly { readonly value: string; readonly name: string }[]>>;
  readonly setup?: Setup;
  readonly seats?: readonly SeatInfo[];
  readonly scene?: Scene | null;
  readonly unit?: string;
};

export type SeatInfo = {
  readonly id: SeatId;
  readonly name: string;
  /** Which side it is on, counted from 0: decides colour, pattern and shape. */
  readonly side: number;
  readonly sideName: string;
  readonly player: Player;
};

export type OptionInWords = {
  readonly id: string;
  readonly text: string;
  /** What the rules say of it, where it stands for some. */
  readonly about?: string;
  readonly most?: number;
  /** Whether every item may have it at once. */
  readonly forAll?: boolean;
  /** The unit or piece on the table that it stands for. */
  readonly onTable?: string;
  /** Who would act, where options of several units stand in one list. */
  readonly actor?: { readonly id: string; readonly name: string };
  /** There is something to be told of it before it is confirmed. */
  readonly foretold?: boolean;
};

/** A decision that the viewer has to make, with everything needed to show it. */
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
  /** There is something to be told of a plan before it is confirmed. */
  readonly foretold: boolean;
  /** What answering with nothing means; null where that is no answer. */
  readonly noneText: string | null;
  /** What can be answered once and for all, with what it would be here; empty words where the page has them. */
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
  /** A legal answer near by, or a hint in words. */
  readonly better: { readonly text: string; readonly answer: Answer | null } | null;
};

/** What would become of an answer. */
export type Trial = {
  readonly answer: Answer;
  readonly words: string;
  /** Of a way, how the last one goes, without saying who. */
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

/** What has to be rolled, and the modifiers that made it so. */
export type NeededNumber = {
  readonly label: string;
  readonly value: number;
  /** Dice and number, where they are known. */
  readonly roll: string | null;
  /** The chance of one die, or of the sum. */
  readonly chance: number | null;
  readonly base: number | null;
  /** Each modifier with its rule, and what that says in a word or two. */
  readonly reasons: readonly { readonly rule: string; readonly text: string; readonly why: string }[];
};

/** What an option would bring. */
export type Prospects = {
  readonly needed: readonly NeededNumber[];
  readonly odds: readonly OddsInWords[];
  /** Who would roll against whom, as pieces of the scene. */
  readonly aims: readonly { readonly from: string; readonly to: string }[];
};

/** Who attacks whom, as units or pieces of the scene. */
export type Attack = { readonly from: string; readonly to: string; readonly hit: boolean };

/** A line of the battle's journal, as the viewer may know it. */
export type Line = {
  readonly n: number;
  readonly text: string;
  readonly rules: readonly string[];
  /** `round`: what tells of a new round or turn; phases are headings in it. */
  readonly kind: 'event' | 'roll' | 'round' | 'heading' | 'undone';
  /** The first line that was taken back; all up to this one were. */
  readonly since?: number;
  /** How far inside activities it happens; of a heading, that of the activity which it names. */
  readonly depth?: number;
  /** Who did it: a seat, a unit or a piece. */
  readonly by?: string;
  /** Whose it is, where it is somebody's. */
  readonly side?: number;
  /** `good`: how many succeeded, where dice succeed or fail. */
  readonly dice?: { readonly sides: number; readonly faces: readonly number[]; readonly good?: number };
  readonly attack?: Attack;
};

/** The table as it was, and what was measured then. */
export type Moment = { readonly scene: Scene; readonly overlays: readonly Overlay[] };

/** What the computer decided, and why, in one sentence. */
export type Thought = {
  readonly seat: SeatId;
  readonly name: string;
  readonly text: string;
  /** The text says the name itself. */
  readonly named: boolean;
};

export type RollWanted = {
  readonly purpose: string;
  readonly by: string;
  readonly shape: string;
  readonly dice: number;
  readonly sides: number;
  /** What succeeds, of one die or of the sum: `4+`, for instance; empty where dice do more than succeed or fail. */
  readonly needed: string;
  readonly rule: string;
};

export type Outcome = {
  readonly over: boolean;
  readonly winners: readonly string[];
  readonly score: readonly { readonly side: string; readonly points: number }[];
  /** How the battle is won; empty where the rules do not say. */
  readonly aim: string;
  /** What the points count; empty where the rules do not say. */
  readonly points: string;
  readonly rule: string;
};

/** Everything one seat sees of a battle at a moment. */
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
  /** Where in the turn sequence the battle stands, from the outside in. */
  readonly phase: readonly string[];
  readonly asked: readonly Asked[];
  /** Others who have to decide. */
  readonly waitingFor: readonly SeatInfo[];
  readonly thinking: boolean;
  /** What the computer decided since the viewer was last asked, the latest last. */
  readonly thoughts: readonly Thought[];
  readonly wanted: RollWanted | null;
  /** The screen must be handed to this seat before anything may be shown. */
  readonly handOver: SeatInfo | null;
  readonly undo: { readonly by: SeatInfo; readonly asks: readonly SeatInfo[] } | null;
  readonly outcome: Outcome;
  /** What the viewer may say without being asked: giving up, for instance. */
  readonly signals: readonly { readonly type: string; readonly name: string; readonly sure: string }[];
  /** What the clocks of a timed battle show, in milliseconds. */
  readonly clocks: readonly {
    /** Null: of all together. */
    readonly of: SeatInfo | null;
    readonly left: number;
    readonly runs: boolean;
  }[];
  /** What the viewer is not asked any more. */
  readonly standings: readonly StandingInWords[];
  /** Frames of the turn sequence that are under way: a standing answer may end with one of them. */
  readonly frames: readonly { readonly id: string; readonly name: string }[];
  /** Journal lines from number `from` on; earlier ones are known already. */
  readonly lines: { readonly from: number; readonly list: readonly Line[] };
};

/** An answer given in advance: what is answered, and until the end of what; null means for the whole battle. */
export type StandingWish = {
  /** `pass` and `none` answer with nothing: one of a choice, the other of poses and ways. */
  readonly answer: 'pass' | 'none' | 'yes' | 'no' | 'preset';
  readonly until: string | null;
};

export type StandingInWords = StandingWish & {
  /** What is answered, in the ruleset's words; empty where the page has them. */
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

/** The place where battles are played: here a web worker; a server could be another. */
export type GameHost = {
  watch(language: Language, onSight: (sight: Sight) => void): Promise<void>;
  setLanguage(language: Language): Promise<void>;
  /** How long what the computer did stays before it goes on, in milliseconds. */
  setPace(ms: number): Promise<void>;
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
  /** Questions about a decision that is no longer open are answered with nothing. */
  attempt(id: string, answer: Answer): Promise<Trial | null>;
  /** `done`: the gesture has ended; if it is refused, what would be legal near by is looked for. */
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
  /** From the text of a journal file; a string says what is wrong with it. */
  openReplay(source: { readonly journal: string } | { readonly battle: string }): Promise<ReplayCard | string>;
  frame(n: number): Promise<ReplayFrame>;
  /** What was measured for a line of a frame. */
  frameShown(n: number, line: number): Promise<readonly Overlay[]>;
  /** Plays on from a frame of the open replay. */
  fork(n: number): Promise<string>;
};

export type { Answer, Language, Plain, SetupChoice, SetupPicks };

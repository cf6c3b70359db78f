import type { Gesture, Ghost, Overlay, Scene } from '@walstatt/scene';
import type { Roll } from '../dice/shape.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import type { ActivityOf } from '../machine/activity.ts';
import type { Refusal, SeatId, Types } from '../machine/types.ts';
import type { ModifierOf } from '../modifiers/modifier.ts';
import type { NotationProblem } from '../notation/problems.ts';
import type { Rng } from '../random/rng.ts';
import type { RequestDefinitionOf, TacticOf } from '../requests/definition.ts';
import type { Answer, RequestOf } from '../requests/request.ts';
import type { Codec, Problem } from '../schema/codec.ts';
import type { RulesetSchema } from '../schema/core.ts';
import type { Fields, Plain } from '../schema/language.ts';
import type { TriggerOf, WindowDefinitionOf } from '../windows/trigger.ts';
import type { Emblem } from './emblem.ts';
import type { Forecast, Prospect } from './forecast.ts';
import type { Guide } from './guide.ts';
import type { HabitsOf } from './habits.ts';
import type { Impossible } from './impossible.ts';
import type { InAdvance } from './in-advance.ts';
import type { ScriptsOf } from './scripts.ts';
import type { Setup } from './setup.ts';
import type { InBoth, SetupChoices } from './setup-choices.ts';
import type { Language, SentenceFile, Teller, Texts } from './texts.ts';
import type { Timer } from './timer.ts';

/** A battle before its first step. `unenforced`: rules of its armies that players must see to themselves. */
export type SetUp<T extends Types> = { readonly state: T['State']; readonly unenforced?: readonly InBoth[] };

/** The contents of an army file in a few words, and what nothing enforces of them. */
export type CheckedArmy = { readonly about: string; readonly unenforced?: readonly InBoth[] };

export type LengthUnit = 'inch' | 'centimetre' | 'hex';

/** What players and the engine know about all events of a type. `F` are the names of its fields. */
export type EventMarks<F extends string = string> = {
  /** Geometry must be computed anew afterwards. */
  readonly spatial?: true;
  /** Reveals a secret to a seat: decisions made before it can no longer be undone freely. */
  readonly reveals?: true;
  /** Who or what acts (a seat, a unit, a piece), and on whom: fields with an id or a list of ids. */
  readonly about?: { readonly by?: F; readonly at?: F };
  /** What it means to players: an attack that is made or that misses, a loss, a new round or turn. */
  readonly shows?: 'hit' | 'miss' | 'loss' | 'round';
};

/** How an event changes the state. */
export type EventDefinition<T extends Types> = EventMarks & { reduce(state: T['State'], event: never): void };

/** A question or calculation available from outside by name: `canShoot`, `hitOn`, `inCover`. */
export type QuestionOf<L> = {
  readonly rule: RuleId;
  /** Its arguments. Those with a default may be left out. */
  readonly takes: Fields;
  /** Which parts of the answer are lengths: names of its fields, or `''` for the answer itself. */
  readonly lengths?: readonly string[];
  ask(look: L, args: Readonly<Record<string, Plain>>): Plain;
};

/** A number read from the state. Players and tests ask for its odds. */
export type Measure<S> = {
  readonly name: InBoth;
  /** A count of something, or 1 for yes and 0 for no. */
  readonly kind: 'count' | 'yesNo';
  /** Its arguments. Those with a default may be left out. */
  readonly takes: Fields;
  /**
   * Players see it for whatever they aim at: the argument that takes the target's id, and the measure's place among all
   * shown.
   */
  readonly shown?: { readonly of: string; readonly place: number };
  value(state: S, args: Readonly<Record<string, Plain>>): number;
};

/** An input that no request asked for: clock, resignation, draw offer. */
export type SignalDefinitionOf<L, G> = {
  readonly rule: RuleId;
  /** What it carries besides the seat that sends it. By default nothing. */
  readonly takes?: Fields;
  /** The facts that follow. An `endsWhen` that becomes true ends its activity at once. */
  run(g: G, signal: Signal): void;
  /** The menu entry for players who may send the signal themselves. Without it, the signal comes from a clock. */
  readonly menu?: {
    readonly name: InBoth;
    readonly sure: InBoth;
    /** At a shared table one player speaks for everybody there, because nobody can be both for and against it. */
    readonly together?: true;
  };
  /** Whether a seat may send it now. By default always. */
  offered?(look: L, seat: SeatId): boolean;
  /**
   * For an offer that means something only if others make it, too: whether a bot joins in, judged on its seat's view.
   */
  joins?(look: L, seat: SeatId): OfferAnswer;
  /**
   * The seat is asked nothing more until this frame ends; defaults answer. Null if that depends on the state and is not
   * the case now.
   */
  readonly finishes?: string | ((g: G) => string | null);
};

/** What a bot says to an offer. `why` completes "because …". */
export type OfferAnswer = { readonly joins: boolean; readonly why: InBoth };

export type Signal = { readonly type: string; readonly seat: SeatId; readonly args?: Plain };

/** The outcome of a battle as far as it is known. */
export type Result = {
  readonly over: boolean;
  /** Sides that won. Several or none mean a draw. */
  readonly winners: readonly string[];
  readonly score: Readonly<Record<string, number>>;
  readonly rule: RuleId;
};

/** A choice made once before the battle: a gap of the rulebook on which players differ, or a variant of a rule. */
export type OptionDefinition = {
  readonly rule: RuleId;
  readonly values: readonly Plain[];
  readonly preset: Plain;
  /** The scenarios in which it changes anything. By default every scenario. */
  readonly scenarios?: readonly string[];
};

/** Everything that makes a rule system. `defineRuleset` checks it and makes it ready. */
export type RulesetDefinitionOf<T extends Types, L, G> = {
  readonly id: string;
  readonly version: string;
  /** Only for tests and training: not listed among the games. */
  readonly practice?: true;
  readonly unit: LengthUnit;
  readonly schema: RulesetSchema;
  readonly codec: Codec<T['State'], T['Event']>;
  readonly activities: readonly ActivityOf<L, G>[];
  readonly events: Readonly<Record<string, EventDefinition<T>>>;
  readonly requests: Readonly<Record<string, RequestDefinitionOf<L, never> & TacticOf<L, never>>>;
  /** By request name: what computer players do when the request is asked. */
  readonly tactics?: Readonly<Record<string, TacticOf<L, never>>>;
  /** In the book's order: the timing chart. */
  readonly windows: readonly WindowDefinitionOf<L>[];
  readonly triggers: readonly TriggerOf<T, L, G>[];
  /** The folds of each modified value, in order. */
  readonly modifiers: Readonly<Record<string, readonly ModifierOf<L>[]>>;
  readonly questions: Readonly<Record<string, QuestionOf<L>>>;
  /** Measures whose odds can be computed. */
  readonly measures: Readonly<Record<string, Measure<T['State']>>>;
  readonly signals: Readonly<Record<string, SignalDefinitionOf<L, G>>>;
  readonly options: Readonly<Record<string, OptionDefinition>>;
  /** While it has none, a rule system is in the making: it is not offered to players, and its set-ups are refused. */
  readonly scenarios: readonly string[];
  /** What comes with the game and can be referred to by name, by kind: its units, its weapons. */
  readonly catalogue?: Readonly<Record<string, readonly string[]>>;
  /** What a set-up may hold besides `scenario` and `options`: names of fields. Others are refused. */
  readonly setupTakes?: readonly string[];
  /** The state before the first step. Its problems are the user's mistakes. */
  setUp(setup: Setup): SetUp<T> | { readonly problems: readonly Problem[] };
  /** What a player may choose before a battle besides scenario and options. */
  readonly setupChoices?: SetupChoices;
  /** The first battle for a player who does not know the game. */
  readonly guide?: Guide;
  /**
   * What people are not asked unless they wish it: hosts give these standing answers for them when a battle begins. The
   * last one that fits counts.
   */
  readonly inAdvance?: readonly InAdvance[];
  /** The activity that is the whole battle. */
  readonly battle: keyof T['Contexts'] & string;
  readonly texts: { readonly de: Texts<T>; readonly en: Texts<T> };
  /**
   * The rules in our own words, `docs/rules/<id>.<language>.json`: a file that is loaded when a player opens a rule.
   */
  readonly sentences: Readonly<Record<Language, () => Promise<SentenceFile>>>;
  /**
   * The unit in which the battle is counted, if any: rounds or turns, the activity of one, and the current number (0:
   * not begun).
   */
  readonly rounds?: { readonly name: InBoth; readonly activity: string; count(state: T['State']): number };
  /** The picture of the game on the start page. */
  readonly emblem?: Emblem;
  /** The owner of a unit or piece. */
  ownerOf?(state: T['State'], id: string): SeatId | undefined;
  /** The name of a thing in the state that is not in `texts.names`: units with names of their own. */
  nameOf?(state: T['State'], id: string, language: Language): string | undefined;
  /** The table in words, one line for each thing: for terminals and screen readers. */
  overview?(look: L, t: Teller): readonly string[];
  /** What the table shows. Works on views: what the seat does not know is not in it. */
  scene?(look: L, t: Teller): Scene;
  /**
   * A gesture on the table as an answer to the pending request (possibly half-made or illegal, because it is checked
   * afterwards).
   */
  fromGesture?(look: L, request: RequestOf<T>, gesture: Gesture, before: Answer | null): Answer | null;
  /** Where pieces would stand after an answer with poses or a plan. */
  ghosts?(look: L, request: RequestOf<T>, answer: Answer): readonly Ghost[];
  /** What was measured for an event, a refusal or an option, to show on the table. */
  overlays?(
    look: L,
    about: T['Event'] | Refusal | { readonly request: RequestOf<T>; readonly option: string },
  ): readonly Overlay[];
  /**
   * What would be rolled after this answer, before anything is rolled. Called on views, and never for blind requests.
   */
  forecast?(look: L, request: RequestOf<T>, answer: Answer): readonly Forecast[];
  /**
   * What an answer leads to later on, for the unit it is aimed at. The engine computes the odds of what follows at
   * once.
   */
  prospects?(look: L, request: RequestOf<T>, answer: Answer): readonly Prospect[];
  /** In timed battles, whose time is running and for what. Null while nobody's is. */
  timer?(look: L): Timer | null;
  result(look: L): Result;
  /** How good a state is for a seat, for searching bots. Higher is better. */
  evaluate(look: L, seat: SeatId): number;
  /**
   * How many decisions searching bots play on before they evaluate. Few where the evaluation itself allows for the dice
   * to come.
   */
  readonly foresight?: number;
  /**
   * The evaluation allows for dice to come: searching bots stop at the next roll and wherever any seat is asked what to
   * do next.
   */
  readonly reckons?: true;
  /**
   * What bots that allow for the dice take every die of a roll to show, if what matters comes only after it. Null: they
   * stop there.
   */
  presumes?(roll: Roll): number | null;
  /**
   * Searching bots that were `asked` play on only while this holds. Beyond that point the evaluation judges better than
   * trying out dice.
   */
  playsOn?(look: L, asked: RequestOf<T>): boolean;
  /** What units can be about, for the planning computer player. */
  readonly scripts?: ScriptsOf<T, L>;
  /** What the ladder counts of what players frown at. */
  readonly habits?: HabitsOf<T, L>;
  /** Fills the unknown places of a view with a consistent guess. Not needed without secrets. */
  determinise?(view: T['State'], seat: SeatId, rng: Rng): T['State'];
  /** Lets seats of one side know each other's secrets. */
  sharesSecrets?(state: T['State']): boolean;
  /** Position files: replaces catalogue references and shorthand by full state data, in a copy. */
  expandPosition?(raw: Record<string, unknown>): {
    readonly raw: Record<string, unknown>;
    readonly problems: readonly Problem[];
  };
  /**
   * Army files of this ruleset (they begin with `army: …`): their contents in a few words, or what is wrong with them.
   */
  checkArmy?(text: string): CheckedArmy | { readonly problems: readonly NotationProblem[] };
  /**
   * What can never be true, whatever happens. Tests check it after every event, and a position that breaks one cannot
   * be played.
   */
  invariants?(look: L): readonly Impossible[];
};

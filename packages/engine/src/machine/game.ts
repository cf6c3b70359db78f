import type { Roll } from '../dice/shape.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import type { ModifierOf } from '../modifiers/modifier.ts';
import type { RequestDefinitionOf, TacticOf } from '../requests/definition.ts';
import type { Answer, Request } from '../requests/request.ts';
import type { QuestionOf, RulesetDefinitionOf, SignalDefinitionOf } from '../ruleset/definition.ts';
import type { HabitsOf } from '../ruleset/habits.ts';
import type { RulesetOf } from '../ruleset/ruleset.ts';
import type { ScriptOf, ScriptsOf } from '../ruleset/scripts.ts';
import type {
  CompulsoryTriggerOf,
  OfferedTriggerOf,
  TriggerOf,
  WindowDefinitionOf,
  WindowOf,
} from '../windows/trigger.ts';
import type { ActivityOf, StepOf } from './activity.ts';
import type { Explained, Frame, NewEvent, SeatId, Types, Until } from './types.ts';

export type { Rule } from './need.ts';

/** A read-only look at a battle: what questions, checks, modifiers and bots get. Works on views as well. */
export type Look<T extends Types = Types> = {
  readonly state: T['State'];
  /** Never present at run time. It lets code that takes a look know its ruleset's types. */
  readonly types?: T;
  readonly ruleset: Ruleset<T>;
  /** A value after all its modifiers. */
  modify(value: string, base: number, subject: object): number;
  /** The same with its reasons. */
  explain(value: string, base: number, subject: object): Explained;
  /**
   * Computes something from the whole table, once for each position. Most geometric questions begin with one. It may
   * depend only on what is spatial, and a kind belongs to one function.
   */
  layout<V>(kind: string, layOut: (look: Look<T>) => V): V;
  /**
   * Remembers a geometric answer as long as nothing spatial changes. `key` must name everything else that the answer
   * depends on.
   */
  memo<V>(kind: string, key: string, compute: () => V): V;
  /**
   * The same for the most frequent questions about two things: a list to keep answers in, each at a small number that
   * stands for everything else it depends on. Fetch the list anew after every change and never keep it.
   */
  row<V>(kind: string, a: string, b: string): (V | undefined)[];
  /**
   * Remembers an answer that does not depend on the whole table (a prepared sight scene of its terrain). `key` must
   * name everything that it depends on.
   */
  recall<V>(kind: string, key: string, compute: () => V): V;
  /**
   * Remembers an answer about a few things while others move. `key` names the things, and the kind belongs to one
   * function. `print` stands for everything on the table that the answer depends on (`printBetween` of geometry's
   * patchwork: what lies on the patches between two boxes). Only answers near something that moved are computed again.
   */
  lasting<V>(kind: string, key: string, print: number, compute: () => V): V;
};

/** What rule code works with: a look, and the three verbs (asking and rolling are generators beside it). */
export type Game<T extends Types = Types> = Look<T> & {
  /** A fact happened. This is the only way to change state. */
  apply(event: NewEvent<T>): void;
  /** Changes the running frame's context. */
  set<C extends object>(context: C, change: Partial<C>, ...rules: RuleId[]): void;
  /** Puts an activity on top of the agenda. It runs as soon as this step ends. Once per step. */
  then<N extends keyof T['Contexts'] & string>(activity: N, context: T['Contexts'][N], ...rules: RuleId[]): void;
  /** Hands a result to the frame below, which reads it with `replied`. */
  reply(result: unknown): void;
  /** What the last activity above this frame replied, or null. */
  replied<R>(): R | null;
  beginEffect<N extends keyof T['EffectData'] & string>(effect: NewEffect<T, N>): void;
  endEffect(index: number, ...rules: RuleId[]): void;
  /** The frame below the running one: what a window or a reaction is about. */
  below(): Frame | null;
  /** A host is told what happens. Explanations that only it reads need not be made otherwise. */
  readonly watched: boolean;
  /** True while odds are computed: pools may be collapsed. */
  readonly enumerating: boolean;
  /** Dice that nobody can influence any more may be collapsed. This says whether an `afterRoll` trigger prevents it. */
  mayReroll(roll: Roll): boolean;
};

export type NewEffect<T extends Types, N extends keyof T['EffectData'] & string> = {
  name: N;
  rule: RuleId;
  on: string;
  by?: SeatId;
  data: T['EffectData'][N];
  until: Until;
  /** What happens when the bearer already has this effect: nothing, a second row, or a new one instead. */
  stack: 'once' | 'add' | 'replace';
};

/*
 * Rulesets are made of parts that look at a battle, and a look knows its ruleset. The parts are therefore written over
 * any look and game; here the circle is closed.
 */
export type Ruleset<T extends Types = Types> = RulesetOf<T, Look<T>, Game<T>>;
export type RulesetDefinition<T extends Types> = RulesetDefinitionOf<T, Look<T>, Game<T>>;
export type Activity<T extends Types = Types, C = never> = ActivityOf<Look<T>, Game<T>, C>;
export type Step<T extends Types, C> = StepOf<Game<T>, C>;
export type RequestDefinition<T extends Types, A extends Answer = Answer, R = Request> = RequestDefinitionOf<
  Look<T>,
  A,
  R
>;
export type Tactic<T extends Types, A extends Answer = Answer, R = Request> = TacticOf<Look<T>, A, R>;
export type Modifier<T extends Types> = ModifierOf<Look<T>>;
export type WindowDefinition<T extends Types> = WindowDefinitionOf<Look<T>>;
export type Trigger<T extends Types> = TriggerOf<T, Look<T>, Game<T>>;
export type CompulsoryTrigger<T extends Types> = CompulsoryTriggerOf<Look<T>, Game<T>>;
export type OfferedTrigger<T extends Types> = OfferedTriggerOf<T, Look<T>, Game<T>>;
export type Window<T extends Types> = WindowOf<T, Look<T>, Game<T>>;
export type Question<T extends Types> = QuestionOf<Look<T>>;
export type SignalDefinition<T extends Types> = SignalDefinitionOf<Look<T>, Game<T>>;
export type Script<T extends Types> = ScriptOf<T, Look<T>>;
export type Scripts<T extends Types> = ScriptsOf<T, Look<T>>;
export type Habits<T extends Types> = HabitsOf<T, Look<T>>;

import type { RuleId } from '../generated/rule-ids.ts';
import type { Plain } from '../schema/language.ts';

export type SeatId = string;

/** Who decides and for which side: a seat belongs to a side, and sides are enemies of each other. */
export type Seat = { id: SeatId; side: string };

/** One entry of the agenda: an activity, the step it stands at, its context, and what the frame above replied. */
export type Frame = { do: string; at: string; c: object; reply: unknown };

export type Until =
  | { until: 'end'; frame: string; of: SeatId | null; complete: boolean }
  | { until: 'begin'; frame: string; of: SeatId | null }
  | { until: 'event'; type: string }
  | { until: 'never' };

/**
 * A lasting consequence of a rule: who bears it, where it came from, and until which boundary it lasts. Uses ("once per
 * …") are effects too.
 */
export type EffectRow = {
  name: string;
  rule: string;
  on: string;
  by: SeatId | null;
  data: object;
  until: Until;
  armed: boolean;
};

/** The part of every state that the engine itself reads and writes. */
export type CoreState = {
  options: object;
  seats: Seat[];
  agenda: Frame[];
  effects: EffectRow[];
  finished: { seat: SeatId; frame: string }[];
};

/** A fact that happened, with the rules that caused it. */
export type CoreEvent = { readonly type: string; readonly rules: readonly string[] };

/** The types a ruleset brings, taken from its generated state file. */
export type Types = {
  State: CoreState;
  Event: CoreEvent;
  /** Context by activity name. */
  Contexts: object;
  /** Data by effect name. */
  EffectData: object;
  /** What requests carry, by request name. */
  Requests: object;
};

/** What rule code may apply: an event whose rule ids exist in the ledger. */
export type NewEvent<T extends Types> = T['Event'] extends infer E
  ? E extends CoreEvent
    ? Omit<E, 'rules'> & { readonly rules: readonly RuleId[] }
    : never
  : never;

/** A number that explains itself: the value and everything that went into it, in order. */
export type Explained = { value: number; base: number; reasons: Reason[] };
export type Reason = { rule: RuleId; op: 'set' | 'add' | 'multiply' | 'atLeast' | 'atMost'; by: number; value: number };

/** Why something is not allowed: the rule, what was measured, the limit and, where known, the smallest legal change. */
export type Refusal = {
  readonly code: string;
  /** Null where no rule applies: the form was wrong, or nothing was asked. */
  readonly rule: RuleId | null;
  readonly measured?: number | string;
  readonly limit?: number | string;
  /** How to write `measured` and `limit`: a length in ticks, or a plain count. */
  readonly unit?: 'length' | 'count' | 'name';
  readonly args?: Plain;
  /** For a plan, the leg that is not allowed: its mover, and its number among that mover's legs, counted from 1. */
  readonly at?: { readonly mover: string; readonly leg: number };
  readonly better?: Plain;
};

import type { RuleId } from '../generated/rule-ids.ts';
import type { Game, Look, Rule } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import type { Option } from '../requests/request.ts';

/**
 * A named moment at which others may interfere. Listed in the ruleset in the book's order, they are its timing chart.
 * A small window is a call inside a step; a big one is a step of its own whose uses go on the agenda.
 */
export type WindowDefinition<T extends Types> = {
  readonly name: string;
  readonly rule: RuleId;
  /** Which seats may use it, in order. Public facts only: opening a window must not tell secrets. */
  seats(look: Look<T>, subject: never): readonly SeatId[];
  /** `each`: a seat uses it until it passes, then the next. `alternate`: turn about, until all pass in a row. */
  readonly order: 'each' | 'alternate';
  /** Who puts several compulsory triggers in order; without it they run in the ruleset's order. */
  chooser?(look: Look<T>, subject: never): SeatId;
};

/** A special rule, stratagem, spell or item that speaks up in a window. */
export type Trigger<T extends Types> = CompulsoryTrigger<T> | OfferedTrigger<T>;

type TriggerCommon<T extends Types> = {
  readonly id: string;
  readonly rule: RuleId;
  readonly window: string;
  /** Whether anything in this battle can ever use it; looked at once, at the start. */
  inBattle?(look: Look<T>): boolean;
};

/** Runs by itself whenever it applies. */
export type CompulsoryTrigger<T extends Types> = TriggerCommon<T> & {
  applies(look: Look<T>, subject: never): boolean;
  run(g: Game<T>, subject: never): Rule<void>;
};

/** Is offered to seats. In a small window `run` happens within the step; in a big one `starts` names the activity. */
export type OfferedTrigger<T extends Types> = TriggerCommon<T> & {
  offers(look: Look<T>, subject: never, seat: SeatId): readonly Option[];
  /** For `afterRoll`: whether this roll is of its kind at all (before anything is rolled). */
  concerns?(look: Look<T>, subject: never): boolean;
  run?(g: Game<T>, subject: never, option: string, seat: SeatId): Rule<void>;
  starts?(look: Look<T>, subject: never, option: string, seat: SeatId): Start<T>;
};

export type Start<T extends Types> = {
  [N in keyof T['Contexts'] & string]: { readonly activity: N; readonly context: T['Contexts'][N] };
}[keyof T['Contexts'] & string];

export const isCompulsory = <T extends Types>(t: Trigger<T>): t is CompulsoryTrigger<T> => 'applies' in t;

/** A window with what is registered for it. */
export type Window<T extends Types> = {
  readonly definition: WindowDefinition<T>;
  readonly compulsory: readonly CompulsoryTrigger<T>[];
  readonly offered: readonly OfferedTrigger<T>[];
};

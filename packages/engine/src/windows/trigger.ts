import type { RuleId } from '../generated/rule-ids.ts';
import type { Rule } from '../machine/need.ts';
import type { SeatId, Types } from '../machine/types.ts';
import type { Option } from '../requests/request.ts';
import type { Plain } from '../schema/language.ts';

/**
 * A named moment at which others may interfere. Listed in the ruleset in the book's order, windows are its timing
 * chart. A small window is a call inside a step; a big one is a separate step whose uses go on the agenda.
 */
export type WindowDefinitionOf<L> = {
  readonly name: string;
  readonly rule: RuleId;
  /** Which seats may use it, in order. Public facts only: opening a window must not reveal secrets. */
  seats(look: L, subject: never): readonly SeatId[];
  /** What its question is about, for texts and clients. Public facts only, too. */
  args?(look: L, subject: never): Readonly<Record<string, Plain>>;
  /**
   * Its offers are a secret of the seat: all of `seats` are asked, under seal, even those to which it offers nothing.
   */
  readonly secret?: true;
  /** `each`: a seat uses it until it passes, then the next. `alternate`: turn about, until all pass in a row. */
  readonly order: 'each' | 'alternate';
  /**
   * Whether there is still something to react to. This is checked before each use, so that a unit that has fled is not
   * shot at just because it was there when the window opened. Public facts only.
   */
  openWhile?(look: L, subject: never): boolean;
  /** A big window hands the replies of its uses to the frame that opened it: a list, in the order of the uses. */
  readonly gathers?: true;
  /** The seat that puts several compulsory triggers in order. Without it they run in the ruleset's order. */
  chooser?(look: L, subject: never): SeatId;
};

/** A special rule, stratagem, spell or item that takes effect in a window. */
export type TriggerOf<T extends Types, L, G> = CompulsoryTriggerOf<L, G> | OfferedTriggerOf<T, L, G>;

type TriggerCommon<L> = {
  readonly id: string;
  readonly rule: RuleId;
  readonly window: string;
  /** Whether anything in this battle can ever use it. Checked once, at the start. */
  inBattle?(look: L): boolean;
};

/** What a trigger does within a step. One that neither asks nor rolls may be a plain function. */
export type Does = Rule<void> | void;

/** Runs by itself whenever it applies. */
export type CompulsoryTriggerOf<L, G> = TriggerCommon<L> & {
  applies(look: L, subject: never): boolean;
  run(g: G, subject: never): Does;
};

/** Offered to seats. In a small window `run` happens within the step; in a big one `starts` names the activity. */
export type OfferedTriggerOf<T extends Types, L, G> = TriggerCommon<L> & {
  offers(look: L, subject: never, seat: SeatId): readonly Option[];
  /** For `afterRoll`: whether this roll is of its kind at all (before anything is rolled). */
  concerns?(look: L, subject: never): boolean;
  /**
   * It costs nothing and never leaves its user worse off, so any player who thinks will use it. Passing is still the
   * default.
   */
  readonly free?: true;
  /**
   * What each use costs. An offer that its seat cannot pay for is withheld. The cost is paid before anything else
   * happens.
   */
  readonly cost?: CostOf<L, G>;
  run?(g: G, subject: never, option: string, seat: SeatId): Does;
  starts?(look: L, subject: never, option: string, seat: SeatId): Start<T>;
};

/** Command points, a card, a counter: checked when the use is offered, paid when it is chosen. */
export type CostOf<L, G> = {
  canPay(look: L, subject: never, option: string, seat: SeatId): boolean;
  pay(g: G, subject: never, option: string, seat: SeatId): Does;
};

export type Start<T extends Types> = {
  [N in keyof T['Contexts'] & string]: { readonly activity: N; readonly context: T['Contexts'][N] };
}[keyof T['Contexts'] & string];

export const isCompulsory = <T extends Types, L, G>(t: TriggerOf<T, L, G>): t is CompulsoryTriggerOf<L, G> =>
  'applies' in t;

/** A window with everything registered for it. */
export type WindowOf<T extends Types, L, G> = {
  readonly definition: WindowDefinitionOf<L>;
  readonly compulsory: readonly CompulsoryTriggerOf<L, G>[];
  readonly offered: readonly OfferedTriggerOf<T, L, G>[];
};

import type { RuleId } from '../generated/rule-ids.ts';
import type { SeatId } from '../machine/types.ts';
import type { Setup } from './setup.ts';
import type { InBoth } from './setup-choices.ts';

/** When a lesson's moment has come, seen from the learner's seat. */
export type LessonMoment =
  | { readonly at: 'begin' }
  /** The learner is asked this. With `option`, that option is also on offer. */
  | { readonly at: 'asked'; readonly request: string; readonly option?: string }
  /** A line of the journal cites this rule. */
  | { readonly at: 'told'; readonly rule: RuleId };

/** One rule, taught in the running game. */
export type Lesson = {
  readonly id: string;
  readonly when: LessonMoment;
  readonly rule: RuleId;
  readonly title: InBoth;
  readonly text: InBoth;
  /** The part of the screen that it is about. */
  readonly show: 'table' | 'decision' | 'journal' | 'units';
  /** `act`: until the learner has decided. `read`: until the learner has read it. */
  readonly until: 'act' | 'read';
};

/** A first battle that teaches one rule at a time. Lessons come in order, each when its moment has come. */
export type Guide = { readonly setup: Setup; readonly seat: SeatId; readonly lessons: readonly Lesson[] };

import type { RuleId } from '../generated/rule-ids.ts';
import { activity } from '../machine/activity.ts';
import type {
  Activity,
  Game,
  Look,
  Modifier,
  Question,
  RequestDefinition,
  Script,
  Step,
  Tactic,
  Trigger,
  WindowDefinition,
} from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Answer, AnswerTo, RequestName, RequestOf } from '../requests/request.ts';
import { bigWindow } from '../windows/big-window.ts';
import type { EventDefinition, EventMarks } from './definition.ts';

type EventOf<T extends Types, K> = Extract<T['Event'], { type: K }>;

/** A definition typed by the request's name. Only its types need the name. */
const named = (...given: readonly unknown[]): unknown => given.at(-1);

type Defined<T extends Types> = RequestDefinition<T, never> & Tactic<T, never>;

type RequestKit<T extends Types> = {
  /** What is legal for the request of this name. */
  <N extends RequestName<T>>(
    name: N,
    r: RequestDefinition<T, AnswerTo<T, N>, RequestOf<T, N>> & Tactic<T, AnswerTo<T, N>, RequestOf<T, N>>,
  ): Defined<T>;
  /** For the common part of requests with several names. It sees what they carry as plain data. */
  <A extends Answer>(r: RequestDefinition<T, A> & Tactic<T, A>): Defined<T>;
};

type TacticKit<T extends Types> = {
  /** What computer players do when the request of this name is asked. */
  <N extends RequestName<T>>(name: N, t: Tactic<T, AnswerTo<T, N>, RequestOf<T, N>>): Tactic<T, never>;
  /** For the common part of requests with several names. It sees what they carry as plain data. */
  <A extends Answer>(t: Tactic<T, A>): Tactic<T, never>;
};

/**
 * The engine's building blocks with a ruleset's types filled in. A ruleset makes its kit once and imports from there.
 */
export const kit = <T extends Types>() => ({
  activity: <N extends keyof T['Contexts'] & string>(
    name: N,
    definition: {
      begins?(look: Look<T>, c: T['Contexts'][N]): readonly RuleId[];
      goesOnWhile?(look: Look<T>, c: T['Contexts'][N]): boolean;
      endsWhen?(look: Look<T>, c: T['Contexts'][N]): boolean;
      readonly steps: Readonly<Record<string, Step<T, T['Contexts'][N]>>>;
    },
  ): Activity<T> => activity<Look<T>, Game<T>, T['Contexts'][N]>(name, definition),
  /** Steps that a chapter adds to an activity of another chapter. */
  steps: <N extends keyof T['Contexts'] & string>(
    _activity: N,
    steps: Readonly<Record<string, Step<T, T['Contexts'][N]>>>,
  ): Readonly<Record<string, Step<T, T['Contexts'][N]>>> => steps,
  bigWindow: <C extends object = object>(name: string, subjectOf?: (look: Look<T>, c: C) => object) =>
    bigWindow<T, C>(name, subjectOf),
  trigger: (t: Trigger<T>): Trigger<T> => t,
  windowOf: (w: WindowDefinition<T>): WindowDefinition<T> => w,
  modifier: (m: Modifier<T>): Modifier<T> => m,
  request: named as RequestKit<T>,
  tactic: named as TacticKit<T>,
  /** Something that a unit can be about, for the planning computer player. */
  script: (s: Script<T>): Script<T> => s,
  question: (q: Question<T>): Question<T> => q,
  /** A reducer typed by its event. */
  event: <K extends T['Event']['type']>(
    _type: K,
    reduce: (state: T['State'], event: EventOf<T, K>) => void,
    marks: EventMarks<keyof EventOf<T, K> & string> = {},
  ): EventDefinition<T> => ({ reduce, ...marks }),
});

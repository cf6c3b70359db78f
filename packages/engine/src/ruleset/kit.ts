import { activity } from '../machine/activity.ts';
import type {
  Activity,
  Game,
  Look,
  Modifier,
  Question,
  RequestDefinition,
  Step,
  Tactic,
  Trigger,
  WindowDefinition,
} from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Answer } from '../requests/request.ts';
import { bigWindow } from '../windows/big-window.ts';
import type { EventDefinition } from './definition.ts';

type EventOf<T extends Types, K> = Extract<T['Event'], { type: K }>;

/** The engine's building blocks with a ruleset's types filled in. A ruleset makes its kit once and imports from there. */
export const kit = <T extends Types>() => ({
  activity: <N extends keyof T['Contexts'] & string>(
    name: N,
    definition: {
      goesOnWhile?(look: Look<T>, c: T['Contexts'][N]): boolean;
      endsWhen?(look: Look<T>, c: T['Contexts'][N]): boolean;
      readonly steps: Readonly<Record<string, Step<T, T['Contexts'][N]>>>;
    },
  ): Activity<T> => activity<Look<T>, Game<T>, T['Contexts'][N]>(name, definition),
  bigWindow: (name: string) => bigWindow<T>(name),
  trigger: (t: Trigger<T>): Trigger<T> => t,
  windowOf: (w: WindowDefinition<T>): WindowDefinition<T> => w,
  modifier: (m: Modifier<T>): Modifier<T> => m,
  request: <A extends Answer>(
    r: RequestDefinition<T, A> & Tactic<T, A>,
  ): RequestDefinition<T, never> & Tactic<T, never> => r as RequestDefinition<T, never> & Tactic<T, never>,
  tactic: <A extends Answer>(t: Tactic<T, A>): Tactic<T, never> => t as Tactic<T, never>,
  question: (q: Question<T>): Question<T> => q,
  /** A reducer typed by its event. */
  event: <K extends T['Event']['type']>(
    _type: K,
    reduce: (state: T['State'], event: EventOf<T, K>) => void,
    marks: { spatial?: true; reveals?: true } = {},
  ): EventDefinition<T> => ({ reduce, ...marks }),
});

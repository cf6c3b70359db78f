import { type Answer, presetAnswer, type Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import type { Guess } from '../planner/mistaken.ts';
import { GREEDY, type Level } from '../planner/planner.ts';
import type { Compared } from '../planner/search.ts';
import { search } from '../search.ts';

/** What the computer decided, and what can truly be said about why. */
export type Decision = {
  readonly answer: Answer;
  /** What the planner compared, the best first. Nothing where it did not need to, or where another search decided. */
  readonly compared: readonly Compared[];
  /** How many answers there were to choose from. */
  readonly tried: number;
  /** Whether it was better than everything else. */
  readonly clear: boolean;
  /** It followed a hunch instead of what looked best. */
  readonly hunch: boolean;
};

/** The answer that stands when there was no time to think, or nothing to think with. */
export const byDefault = <T extends Types>({ look, request }: Pick<Situation<T>, 'look' | 'request'>): Decision =>
  unexplained(presetAnswer(look as never, request), 1);

export const unexplained = (answer: Answer, tried: number): Decision => ({
  answer,
  compared: [],
  tried,
  clear: false,
  hunch: false,
});

/** What the planner found, put as a decision. */
export function planned(answer: Answer, compared: readonly Compared[]): Decision {
  const [best, ...others] = compared.filter((c) => c.playouts > 0);
  return {
    ...unexplained(answer, Math.max(1, compared.length)),
    compared,
    clear: best !== undefined && others.every((o) => o.worse),
  };
}

/** What a beginner chose. */
export const guessed = ({ answer, choices, hunch }: Guess): Decision => ({
  ...unexplained(answer, choices),
  clear: !hunch,
  hunch,
});

/** The greedy search, for rule systems without scripts. */
export function greedily<T extends Types>(s: Situation<T>, level: Level): Decision {
  const { best, tried } = search(s, GREEDY[level]);
  const { score } = tried.find((t) => t.answer === best)!;
  return {
    ...unexplained(best, tried.filter((t) => t.score > Number.NEGATIVE_INFINITY).length),
    clear: tried.length > 1 && tried.every((t) => t.answer === best || t.score < score),
  };
}

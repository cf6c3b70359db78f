import {
  type Answer,
  type Eyes,
  type Language,
  type Request,
  type Texts,
  type Types,
  tellRequest,
} from '@walstatt/engine';
import type { SeatInfo, Thought } from '../game-host.ts';
import { tellAnswer } from './answer-words.ts';
import type { AnyRuleset } from './rulesets.ts';
import type { Decision } from './thinking.ts';

const WORDS = {
  de: {
    forced: 'Es gab nichts abzuwägen.',
    because: (motive: string, n: number) => `Weil es ${motive} (${n} Möglichkeiten erwogen).`,
    best: (n: number) => `Von ${n} erwogenen Möglichkeiten versprach dies am meisten.`,
    even: (n: number) => `Von ${n} erwogenen Möglichkeiten versprach keine mehr.`,
  },
  en: {
    forced: 'There was nothing to weigh up.',
    because: (motive: string, n: number) => `Because it ${motive} (${n} possibilities weighed up).`,
    best: (n: number) => `Of ${n} possibilities weighed up, this promised most.`,
    even: (n: number) => `Of ${n} possibilities weighed up, none promised more.`,
  },
} as const;

/** What the computer did and why, in a sentence each. */
export function explain(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  seat: SeatInfo,
  request: Request,
  { answer, tried, clear, motive }: Pick<Decision, 'tried' | 'clear' | 'motive'> & { readonly answer: Answer },
  language: Language,
): Thought {
  const w = WORDS[language];
  const what = tellRequest(ruleset, look.state, request, language);
  const done = tellAnswer(ruleset, look, request, answer, language);
  const { motives } = ruleset.texts[language] as unknown as Texts;
  const reason = motive === null ? undefined : motives?.[motive];
  const weighed = reason !== undefined ? w.because(reason, tried) : clear ? w.best(tried) : w.even(tried);
  return { seat: seat.id, name: seat.name, text: `${what} – ${done}`, why: tried <= 1 ? w.forced : weighed };
}

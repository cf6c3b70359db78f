import type { Ruleset } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Plan } from '../requests/request.ts';
import type { Language, Texts } from '../ruleset/texts.ts';
import { teller } from './tell.ts';

/** A plan leg by leg in the ruleset's words, with equal legs counted. Null if the ruleset has no words for legs. */
export function tellPlan<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  plan: Plan,
  language: Language,
): string | null {
  const { legs } = ruleset.texts[language] as unknown as Texts;
  if (legs === undefined) return null;
  const t = teller(ruleset, state, language);
  return plan
    .map(({ mover, legs: taken }) => {
      const words = counted(taken.map((l) => legs[l.leg]?.(l, t) ?? l.leg));
      return plan.length === 1 ? words : `${t.name(mover)}: ${words}`;
    })
    .join('; ');
}

function counted(words: readonly string[]): string {
  const runs: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.times++;
    else runs.push({ word, times: 1 });
  }
  return runs.map(({ word, times }) => (times === 1 ? word : `${times} × ${word}`)).join(', ');
}

import { presetAnswer } from '@walstatt/engine';
import type { Play } from './field.ts';

/** Both players answer with the default until one of these requests comes, or nothing is asked any more. */
export function idle(s: Play, ...until: readonly string[]): Play {
  for (;;) {
    const next = s.battle.pending.find((p) => p.answer === undefined);
    if (next === undefined || until.includes(next.request.name)) return s;
    s.answer(next.request.name, presetAnswer(s.battle.lookAs(next.request.by) as never, next.request), next.request.by);
  }
}

import type { Look } from '../machine/game.ts';
import { seededRng } from '../random/rng.ts';
import { refuse } from '../requests/legal.ts';
import { presetAnswer } from '../requests/preset.ts';
import type { Answer, Request } from '../requests/request.ts';
import { countAllocations, countSubsets, everyAllocation, everyAssignment, everyOrder, everySubset } from './every.ts';

/** `complete`: these are all legal answers, not just some worth trying. */
export type Answers = { readonly answers: readonly Answer[]; readonly complete: boolean };

/**
 * What best play chooses from: every legal answer if there are at most `most`, otherwise what the ruleset finds worth
 * trying, otherwise the default alone. The default always comes first, so it wins ties.
 */
export function answersTo(look: Look, request: Request, most: number): Answers {
  const preset = presetAnswer(look, request);
  const all = everyAnswer(request, most);
  const tactic = look.ruleset.tactics[request.name];
  const tried = all ?? tactic?.candidates?.(look, request, seededRng(1), most) ?? [];
  const written = JSON.stringify(preset);
  const others = tried.filter((a) => JSON.stringify(a) !== written && refuse(look, request, a) === null);
  return { answers: [preset, ...others], complete: all !== null };
}

/** Every answer of the request's form, or null if there are more than `most` (or infinitely many). */
function everyAnswer(r: Request, most: number): Answer[] | null {
  switch (r.kind) {
    case 'confirm':
      return [true, false];
    case 'choose':
    case 'activity': {
      if (r.options.length >= most) return null;
      const ids: (string | null)[] = r.options.map((o) => o.id);
      return r.optional ? [...ids, null] : ids;
    }
    case 'number':
      return r.max - r.min >= most ? null : Array.from({ length: r.max - r.min + 1 }, (_, i) => r.min + i);
    case 'chooseMany': {
      const ids = r.options.map((o) => o.id);
      return countSubsets(ids.length, r.min, r.max) > most ? null : everySubset(ids, r.min, r.max);
    }
    case 'order': {
      let count = 1;
      for (let i = 2; i <= r.options.length; i++) count *= i;
      return count > most ? null : everyOrder(r.options.map((o) => o.id));
    }
    case 'allocate': {
      const caps = r.options.map((o) => Math.min(o.most ?? r.total, r.total));
      return countAllocations(caps, r.total, r.less ?? false) > most
        ? null
        : everyAllocation(r.options, caps, r.total, r.less ?? false);
    }
    case 'assign': {
      const count = r.items.reduce((n, i) => n * i.options.length, 1);
      return count > most ? null : everyAssignment(r.items);
    }
    case 'place':
    case 'path':
      return null;
  }
}

import { NOTHING, supportedIn, targetIn } from '../04-missiles/volley/announce.ts';
import type { Announced, Announcing } from '../04-missiles/volley/each-its-own.ts';

/** Pairs: an element without anything better to do supports a neighbour that strikes at one of its targets. */
export function inPairs(r: Announcing, single: Announced, may: (a: Announced) => boolean): Announced {
  let answer = single;
  const bound = new Set<string>();
  for (const { id, options } of r.items) {
    if (bound.has(id)) continue;
    for (const o of options) {
      const partner = supportedIn(o);
      if (partner === null || bound.has(partner) || targetIn(answer[partner] ?? NOTHING) === null) continue;
      const tried = { ...answer, [id]: o };
      if (!may(tried)) continue;
      answer = tried;
      bound.add(id).add(partner);
      break;
    }
  }
  return answer;
}

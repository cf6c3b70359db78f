import type { Look } from '../machine/game.ts';
import { seededRng } from '../random/rng.ts';
import { refuse } from './legal.ts';
import { randomOfKind } from './random-of-kind.ts';
import type { Answer, Request } from './request.ts';

/** How many answers of the right form to try where neither the plain default nor a witness works. */
const TRIES = 200;

/**
 * The default answer, which stands if a seat says nothing. It is legal: the plain default, or the witness, or the first
 * legal answer that is found. If no legal answer is found it is nothing (an empty list, no option), and the rule takes
 * its "cannot" branch.
 */
export function presetAnswer(look: Look, r: Request): Answer {
  const legal = (a: Answer): boolean => refuse(look, r, a) === null;
  const plain = plainPreset(r);
  if (plain !== undefined && legal(plain)) return plain;
  const found = look.ruleset.requests[r.name]?.witness?.(look, r) ?? null;
  if (found !== null && legal(found)) return found;
  if (r.kind === 'place' || r.kind === 'path') return [];
  if ('options' in r) for (const { id } of r.options) if (legal(id)) return id;
  const rng = seededRng(1);
  for (let i = 0; i < TRIES; i++) {
    const answer = randomOfKind(r, rng);
    if (legal(answer)) return answer;
  }
  return nothing(r);
}

/** What stands if no legal answer was found. */
function nothing(r: Request): Answer {
  switch (r.kind) {
    case 'confirm':
      return false;
    case 'choose':
    case 'activity':
      return null;
    case 'number':
      return r.min;
    case 'allocate':
    case 'assign':
      return {};
    default:
      return [];
  }
}

/** The default that follows from the request's data alone. Undefined for poses and plans, which must be found. */
export function plainPreset(r: Request): Answer | undefined {
  switch (r.kind) {
    case 'confirm':
      return r.preset;
    case 'choose':
    case 'activity':
      return r.preset ?? (r.optional ? null : (r.options[0]?.id ?? null));
    case 'number':
      return r.preset ?? r.min;
    case 'chooseMany':
      return r.preset ?? r.options.slice(0, r.min).map((o) => o.id);
    case 'order':
      return r.options.map((o) => o.id);
    case 'allocate':
      return r.less ? {} : fillInOrder(r);
    case 'assign':
      return Object.fromEntries(r.items.map((i) => [i.id, i.options[0] ?? '']));
    case 'place':
    case 'path':
      return r.none && !r.must ? [] : undefined;
  }
}

function fillInOrder(r: Request & { kind: 'allocate' }): Record<string, number> {
  let left = r.total;
  const result: Record<string, number> = {};
  for (const o of r.options) {
    const n = Math.min(left, o.most ?? left);
    if (n > 0) result[o.id] = n;
    left -= n;
  }
  return result;
}

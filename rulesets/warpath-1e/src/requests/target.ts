import type { Request } from '@walstatt/engine';
import { type Look, request } from '../kit.ts';
import { expectedShot } from '../tactics/expectation.ts';
import { harmOf, turnsLeft } from '../tactics/life.ts';

type Args = { readonly unit: string; readonly attack: string };

/** The target that an attack takes most from, in points. */
function likely(look: Look, r: Request): string | null {
  if (r.kind !== 'choose') return null;
  const { unit, attack } = r.args as unknown as Args;
  const turns = turnsLeft(look.state);
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of r.options) {
    const damage = expectedShot(look, { unit, with: attack, target: id });
    const gain = harmOf(look.state.units[id]!, damage, turns, false);
    if (gain <= most) continue;
    most = gain;
    best = id;
  }
  return best;
}

/** The request for whom an attack is aimed at. */
export const targetRequest = request<string | null>({ likely });

import { gap } from '@walstatt/geometry';
import { CHAIN, partsOf } from '../01-units/chain.ts';
import { bodyIn, placeOf, standing } from '../01-units/space.ts';
import type { L } from '../kit.ts';
import { type MoveKind, unitAllowance } from './allowance.ts';
import { judgeMove } from './judge-move.ts';
import { endOf, type Way, wayAlong } from './ways.ts';

/** FD-GAP-05: the move that restores a broken chain as far as possible: the rest goes straight to the first model's part. */
export function regroup(look: L, unit: string, kind: MoveKind): { ways: readonly Way[]; parts: number } {
  return look.memo('regroup', `${unit} ${kind}`, () => {
    const now = standing(look, unit);
    const best = { ways: [] as readonly Way[], parts: partsOf(now.bodies) };
    if (best.parts < 2) return best;
    for (const slowed of [false, true]) {
      const ways = towardsMain(look, unit, unitAllowance(look.state, unit, kind, slowed));
      if (judgeMove(look, unit, kind, ways, now.bodies.length) !== null) continue;
      const ends = now.models.map((m, i) => {
        const w = ways.find((x) => x.model === m);
        return w === undefined ? now.bodies[i]! : bodyIn(look.state, m, endOf(w));
      });
      const parts = partsOf(ends);
      if (parts < best.parts) return { ways, parts };
    }
    return best;
  });
}

function towardsMain(look: L, unit: string, allowance: number): Way[] {
  const { models, bodies } = standing(look, unit);
  const ways: Way[] = [];
  const main = [0];
  for (let grown = true; grown; ) {
    grown = false;
    for (let i = 1; i < bodies.length; i++) {
      if (main.includes(i) || !main.some((j) => gap(bodies[i]!, bodies[j]!) <= CHAIN)) continue;
      main.push(i);
      grown = true;
    }
  }
  for (let i = 0; i < models.length; i++) {
    if (main.includes(i)) continue;
    let to = 0;
    let far = Number.POSITIVE_INFINITY;
    for (const j of main) {
      const d = gap(bodies[i]!, bodies[j]!);
      if (d < far) {
        far = d;
        to = j;
      }
    }
    const at = placeOf(look.state, models[i]!);
    const dx = bodies[to]!.centre.x - at.x;
    const dy = bodies[to]!.centre.y - at.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    const k = Math.min(allowance, Math.max(0, far - CHAIN / 2)) / length;
    const end = { x: at.x + Math.trunc(dx * k), y: at.y + Math.trunc(dy * k) };
    ways.push(wayAlong(look.state, models[i]!, [{ x: at.x, y: at.y }, end], at.facing));
  }
  return ways;
}

import { countParts, straight, type Way, waysBack } from '@walstatt/tabletop';
import { CHAIN } from '../01-units/chain.ts';
import { standing } from '../01-units/space.ts';
import type { L } from '../kit.ts';
import { type MoveKind, unitAllowance } from './allowance.ts';
import { judgeMove } from './judge-move.ts';
import { afterWays } from './ways.ts';

/**
 * FD-GAP-05: the move that restores a broken chain as far as possible. The other models go straight to the first
 * model's part.
 */
export function regroup(look: L, unit: string, kind: MoveKind): { ways: readonly Way[]; parts: number } {
  return look.memo('regroup', `${unit} ${kind}`, () => {
    const now = standing(look, unit);
    const best = { ways: [] as readonly Way[], parts: countParts(now.bodies, CHAIN) };
    if (best.parts < 2) return best;
    for (const slowed of [false, true]) {
      const back = waysBack(now.bodies, 0, CHAIN, unitAllowance(look.state, unit, kind, slowed));
      const ways = back.map(({ member, to }) => straight(now.models[member]!, now.spots[member]!, to));
      if (judgeMove(look, { unit, kind }, ways, now.bodies.length) !== null) continue;
      const parts = countParts(afterWays(look.state, now, ways), CHAIN);
      if (parts < best.parts) return { ways, parts };
    }
    return best;
  });
}

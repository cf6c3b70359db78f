import type { Plan } from '@walstatt/engine';
import type { L } from '../kit.ts';
import { fromOwnEdge, homeward } from './edges.ts';
import { followPlan, type Move } from './plan.ts';
import { shiftAll } from './shift.ts';
import type { Standing } from './space.ts';

/** Fractions of the way and slants (per cent of it sideways) that a withdrawal tries, best first. */
const FRACTIONS = [1, 0.75, 0.5, 0.25];
const SLANTS = [0, 50, -50];

/** SK-MORALE-03: the unit goes home as far as it gets with all models side by side; null if not even a little. */
export function withdrawalPlan(look: L, move: Move, movers: readonly Standing[]): Plan | null {
  const s = look.state;
  const radius = (m: Standing): number => (m.body.kind === 'circle' ? m.body.radius : 0);
  const free = Math.min(...movers.map((m) => fromOwnEdge(s, move.unit, m.body.centre) - radius(m)));
  for (const fraction of FRACTIONS)
    for (const slant of SLANTS) {
      const ahead = Math.floor(fraction * Math.min(free, slant === 0 ? move.allowance : move.allowance * 0.85));
      if (ahead <= 0) return null;
      const plan = shiftAll(movers, Math.trunc((ahead * slant) / 100), ahead * homeward(s, move.unit));
      if (followPlan(look, move, plan).refusal === null) return plan;
    }
  return null;
}

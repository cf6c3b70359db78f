import type { Plan } from '@walstatt/engine';
import { isCoordinate, type Spot } from '@walstatt/tabletop';
import type { L } from '../../kit.ts';

/** A unit that gets out, and where it is put. */
export type Out = { readonly unit: string; readonly transport: string; readonly spot: Spot };

/** Reads an answer: each unit has one leg `out`. Null if it is not one. */
export function outsIn({ state: s }: L, plan: Plan): Out[] | null {
  const outs: Out[] = [];
  for (const { mover, legs } of plan) {
    const where = s.units[mover]?.where;
    const [leg, ...more] = legs;
    if (where?.at !== 'aboard' || leg?.leg !== 'out' || more.length > 0) return null;
    const facing = leg['facing'] ?? facingOf(s.units[where.transport]!.where);
    const { x, y } = leg;
    if (!isCoordinate(x) || !isCoordinate(y) || !isCoordinate(facing) || facing < 0 || facing > 3599) return null;
    outs.push({ unit: mover, transport: where.transport, spot: { x, y, facing } });
  }
  return outs;
}

const facingOf = (where: L['state']['units'][string]['where']): number => (where.at === 'table' ? where.facing : 0);

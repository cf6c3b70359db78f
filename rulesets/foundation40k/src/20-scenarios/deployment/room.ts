import type { Placed } from '@walstatt/engine';
import { type Base, circle, type Polygon, placeBases, rectangle } from '@walstatt/geometry';
import { CHAIN } from '../../01-units/chain.ts';
import { profileOf } from '../../01-units/units.ts';
import { mayEnter } from '../../14-terrain/terrain.ts';
import type { State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { others, type Placing } from './judge-placing.ts';
import { INWARD, ZONES } from './zones.ts';

/** Is there room at all, and where? */
export function findRoom(look: L, placing: Placing): Placed[] | null {
  const s = look.state;
  const { models } = s.units[placing.unit]!;
  const living = models.filter((m) => s.models[m]!.where.at !== 'gone');
  const z = ZONES[placing.edge];
  const type = profileOf(s, living[0]!).unitType;
  const closed: Polygon[] = Object.values(s.terrain).flatMap((t) => (mayEnter(type, t) ? [] : [t.shape]));
  const { friends, foes } = others(look, placing.unit);
  const inside: Polygon = [
    { x: z.minX, y: z.minY },
    { x: z.maxX, y: z.minY },
    { x: z.maxX, y: z.maxY },
    { x: z.minX, y: z.maxY },
  ];
  const found = placeBases({
    bases: living.map((m) => baseOf(s, m)),
    near: {
      x: Math.round((z.minX + z.maxX) / 2),
      y: Math.round((z.minY + z.maxY) / 2),
      z: 0,
      facing: INWARD[placing.edge],
    },
    inside: [inside],
    blocked: [...friends, ...foes],
    blockedRegions: closed,
    apart: [{ from: foes, gap: Math.max(placing.apart + 1, 20) }],
    chain: { limit: CHAIN, links: 1 },
    gap: 100,
  });
  if (!found.complete) return null;
  return found.poses.map(({ x, y, facing }, i) => ({ piece: living[i]!, pose: { x, y, facing } }));
}

export const baseOf = (s: State, model: string): Base => {
  const { base } = profileOf(s, model);
  return base.shape === 'round' ? circle(Math.floor(base.diameter / 2)) : rectangle(base.length, base.width);
};

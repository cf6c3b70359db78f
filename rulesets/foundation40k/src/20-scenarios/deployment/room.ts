import type { Placed } from '@walstatt/engine';
import { placeBases } from '@walstatt/geometry';
import { cornersOf, INWARD, placedAt } from '@walstatt/tabletop';
import { CHAIN } from '../../01-units/chain.ts';
import { othersOf } from '../../01-units/others.ts';
import { baseOf, tableTop } from '../../01-units/space.ts';
import { livingModels, typeOf } from '../../01-units/units.ts';
import { mayEnter } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';
import type { Placing } from './judge-placing.ts';
import { zoneAt } from './zones.ts';

/** Is there any room at all, and if so, where? */
export function findRoom(look: L, { unit, edge, apart }: Placing): Placed[] | null {
  const s = look.state;
  const living = livingModels(s, unit);
  const zone = zoneAt(edge);
  const type = typeOf(s, unit);
  const closed = tableTop(look).pieces.filter((p) => !mayEnter(type, p.terrain));
  const { friends, foes } = othersOf(look, unit);
  const enemies = foes.flatMap((f) => f.bodies);
  const found = placeBases({
    bases: living.map((m) => baseOf(s, m)),
    near: {
      x: Math.round((zone.minX + zone.maxX) / 2),
      y: Math.round((zone.minY + zone.maxY) / 2),
      z: 0,
      facing: INWARD[edge],
    },
    inside: [cornersOf(zone)],
    blocked: [...friends.flatMap((f) => f.bodies), ...enemies],
    blockedRegions: closed.map((p) => p.shape),
    apart: [{ from: enemies, gap: Math.max(apart + 1, 20) }],
    chain: { limit: CHAIN, links: 1 },
    gap: 100,
  });
  return found.complete ? placedAt(living, found.poses) : null;
}

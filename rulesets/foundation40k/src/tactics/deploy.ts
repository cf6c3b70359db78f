import type { Placed } from '@walstatt/engine';
import { blockFormation } from '@walstatt/geometry';
import { INWARD } from '@walstatt/tabletop';
import { baseOf, inch } from '../01-units/space.ts';
import { answerOf, judgePlacing, type PlacedModel, type Placing } from '../20-scenarios/deployment/judge-placing.ts';
import { zoneAt } from '../20-scenarios/deployment/zones.ts';
import type { State } from '../generated/state.ts';
import { tactic } from '../kit.ts';

const SPREAD = inch(0.5);

/** Ranks of five, anywhere in the zone or spread evenly along the edge. */
export const deployTactic = tactic('deploy', {
  sample(look, { args: placing }, rng) {
    const z = zoneAt(placing.edge);
    for (let tries = 0; tries < 6; tries++) {
      const placed = blockAt(look.state, placing, rng.int(z.minX, z.maxX), rng.int(z.minY, z.maxY));
      if (judgePlacing(look, placing, placed) === null) return answerOf(placed);
    }
    return null;
  },

  candidates(look, { args: placing }, rng, limit) {
    const z = zoneAt(placing.edge);
    const found: Placed[][] = [];
    for (let i = 0; i < limit; i++) {
      const x = z.minX + ((2 * i + 1) * (z.maxX - z.minX)) / (2 * limit);
      const y = rng.int(z.minY + inch(2), z.maxY - inch(2));
      found.push(answerOf(blockAt(look.state, placing, Math.round(x), y)));
    }
    return found;
  },
});

/** The unit in ranks of five around a point. */
function blockAt(s: State, { unit, edge }: Placing, x: number, y: number): PlacedModel[] {
  const living = s.units[unit]!.models.filter((m) => s.models[m]!.where.at !== 'gone');
  const facing = INWARD[edge];
  const poses = blockFormation(
    living.map((m) => baseOf(s, m)),
    5,
    SPREAD,
    { x, y, z: 0, facing },
  );
  return poses.map((p, i) => ({ model: living[i]!, x: p.x, y: p.y, facing }));
}

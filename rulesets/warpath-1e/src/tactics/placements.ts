import type { Rng } from '@walstatt/engine';
import { boxAround, directionTo } from '@walstatt/tabletop';
import { block, widths } from '../01-units/formation.ts';
import { sideOfUnit } from '../01-units/units.ts';
import { bodiesAt } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { type Party, partiesOf } from './field.ts';
import { wayTo } from './presence.ts';
import { standValue } from './stand-value.ts';

/** How many places are considered. */
const MANY = 48;

/** Places for a unit that comes onto the table, the most promising first; flyers face their enemies. */
export function placementsFor(look: Look, id: string, wanted: Iterable<Spot>, rng: Rng): Spot[][] {
  const u = look.state.units[id]!;
  const all = [...wanted];
  const spots = all.length <= MANY ? all : [...atObjectives(look, all), ...someOf(all, rng)];
  const parties = partiesOf(look);
  const side = sideOfUnit(look.state, u);
  const foes = parties.filter((p) => p.side !== side);
  const [columns] = widths(u);
  return spots
    .map((spot) => {
      const at = u.type === 'flyer' ? facing(spot, foes) : spot;
      const models = block(u, at, columns!);
      const { minX, minY, maxX, maxY } = boxAround(bodiesAt(u, models));
      const me: Party = {
        id,
        unit: u,
        side,
        x: at.x,
        y: at.y,
        w: (maxX - minX) / 2,
        h: (maxY - minY) / 2,
        carrier: null,
      };
      return { models, value: standValue(look, me, parties, u.type === 'flyer') };
    })
    .sort((a, b) => b.value - a.value)
    .map((x) => x.models);
}

/** Some of them: few enough to examine. */
const someOf = (spots: readonly Spot[], rng: Rng): Spot[] =>
  Array.from({ length: MANY }, () => spots[rng.int(0, spots.length - 1)]!);

/** Places from which an objective is held. */
const atObjectives = (look: Look, spots: readonly Spot[]): Spot[] =>
  spots.filter((s) => look.state.objectives.some((o) => wayTo(look, o, { x: s.x, y: s.y, w: 0, h: 0 }) === 0));

/** Turned to the nearest enemy on the ground. */
function facing(spot: Spot, foes: readonly Party[]): Spot {
  let best: Party | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const f of foes) {
    const far = (f.x - spot.x) * (f.x - spot.x) + (f.y - spot.y) * (f.y - spot.y);
    if (f.unit.type === 'flyer' || far >= least) continue;
    least = far;
    best = f;
  }
  return best === null ? spot : { ...spot, facing: directionTo(spot, best) };
}

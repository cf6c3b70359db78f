import type { Scripts } from '@walstatt/engine';
import { INWARD, placedAt } from '@walstatt/tabletop';
import type { Asked, L, Skirmish } from '../kit.ts';
import { formation, zoneOfEdge } from '../requests/deploy.ts';
import { BOARD } from '../rules/field.ts';
import { chance } from './chance.ts';
import { seize } from './scripts/seize.ts';
import { shoot } from './scripts/shoot.ts';
import { storm } from './scripts/storm.ts';
import { wait } from './scripts/wait.ts';

/** How many places of a zone are compared, from left to right. */
const PLACES = 5;

/** What the computer's units can be about. It plays the coming round and the next one out. */
export const scripts: Scripts<Skirmish> = {
  scripts: { seize, shoot, storm, wait },
  units: (look, seat) =>
    Object.keys(look.state.units).filter((id) => {
      const { owner, living, broken } = look.state.units[id]!;
      return owner === seat && living > 0 && !broken;
    }),
  answers: {
    /** Units that shoot go first, as long as their targets still stand. */
    chooseUnit: (_look, r, tasks) => (r.options.find((o) => tasks.of(o.id)?.script === 'shoot') ?? r.options[0]!).id,
    afterMove: (_look, r) => r.options[0]?.id ?? null,
    afterShot: (_look, r) => r.options[0]?.id ?? null,
    afterRoll: (_look, r) => r.options[0]?.id ?? null,
    insteadOfLosses: (_look, r) => r.options[0]?.id ?? null,
    beforeHit: () => null,
  },
  alternatives: {
    chooseEdge: (_look, r) => r.options.map((o) => o.id),
    chooseUnit: (_look, r) => r.options.map((o) => o.id),
    deploy: (look, r) => Array.from({ length: PLACES }, (_, i) => blockAt(look, r, (i + 0.5) / PLACES)),
    bid: (_look, r) => Array.from({ length: r.max + 1 }, (_, i) => i),
    afterMove: (_look, r) => [null, ...r.options.map((o) => o.id)],
    beforeHit: (_look, r) => [null, ...r.options.map((o) => o.id)],
  },
  chance,
  horizon: 1,
};

/** A block in the middle of the zone's depth, at a share of its width. */
function blockAt(look: L, r: Asked<'deploy'>, share: number): ReturnType<typeof placedAt> {
  const { unit, zone } = r.args;
  const { minY, maxY } = zoneOfEdge(zone);
  const at = { x: Math.round(BOARD.width * share), y: Math.round((minY + maxY) / 2), facing: INWARD[zone] };
  return placedAt(r.pieces, formation(look, unit, r.pieces.length, at));
}

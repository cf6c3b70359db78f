import { faultsOf, type Refusal } from '@walstatt/engine';
import { type Body, bodyAt, gap, gapAtMost, overlaps, overlapsRegion } from '@walstatt/geometry';
import { isBodyIn } from '@walstatt/tabletop';
import { cm } from '../../1-00-materials/cm.ts';
import { baseOf, bodyOf, tableTop } from '../../1-00-materials/table-top.ts';
import { effectOn } from '../../1-08-terrain/effects.ts';
import { type Asked, type L, request } from '../../kit.ts';
import { touches } from '../contact.ts';
import { mannerOf } from '../manners.ts';
import { enemyZones, isInZone } from '../zones.ts';
import { type Out, outsIn } from './outs.ts';

type R = Asked<'disembark'>;

const NEAR = cm(5);

/** EA-1.7.5-07: within 5 cm of the transport. EA-1.7.5-09: not in enemy zones of control. */
export function refuseOut(look: L, r: R, out: Out, others: readonly Body[]): Refusal | null {
  const { unit, transport, spot } = out;
  const s = look.state;
  const body = bodyAt(baseOf(s, unit), spot);
  const carrier = bodyOf(s, transport);
  const table = tableTop(look);
  if (!isBodyIn(body, table.box)) return { code: 'offTable', rule: 'EA-G-57', args: { unit } };
  if (!gapAtMost(body, carrier, NEAR)) {
    const measured = Math.round(gap(body, carrier));
    return { code: 'farFromTransport', rule: 'EA-1.7.5-07', measured, limit: NEAR, unit: 'length', args: { unit } };
  }
  const ground = table.pieces.find(
    ({ shape, terrain }) => effectOn(s, unit, terrain) === 'impassable' && overlapsRegion(body, shape),
  );
  if (ground !== undefined) return { code: 'impassable', rule: 'EA-1.8-01', args: { unit, terrain: ground.id } };
  const crowded = [...others, ...table.units.flatMap(({ bodies }) => bodies)].some((other) => overlaps(body, other));
  if (crowded) return { code: 'onOthers', rule: 'EA-1.7.2-02', args: { unit } };
  return refuseZones(look, r, unit, body);
}

/** EA-1.7.5-08, EA-1.7.5-09: in a charge units may be put into contact with the enemies that it is aimed at. */
function refuseZones(look: L, { args }: R, unit: string, body: Body): Refusal | null {
  const { zones, contacts } = mannerOf(args.manner);
  if (zones === 'ignored') return null;
  const entered = enemyZones(look, args.formation, args.contacted).filter((zone) => isInZone(body, zone));
  const charged = contacts === true && entered.some((zone) => touches(body, zone.body));
  const barred = entered.find(({ formation }) => !charged || !args.targets.includes(formation));
  return barred === undefined
    ? null
    : {
        code: 'intoZone',
        rule: 'EA-1.7.5-09',
        limit: barred.reach,
        unit: 'length',
        args: { unit, enemy: barred.unit },
      };
}

export const requests = {
  disembark: request('disembark', {
    check(look, r, plan, all) {
      const outs = outsIn(look, plan);
      if (outs === null) return { code: 'malformed', rule: null, args: { kind: 'path', wanted: 'one leg out each' } };
      const bodies = outs.map(({ unit, spot }) => bodyAt(baseOf(look.state, unit), spot));
      return faultsOf(all, (faults) => {
        for (const [i, out] of outs.entries()) {
          const refusal = refuseOut(look, r, out, bodies.slice(0, i));
          if (refusal !== null && faults.add(refusal)) return;
        }
      });
    },
    witness: () => [],
  }),
};

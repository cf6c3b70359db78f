import { faultsOf, type Placed, type Refusal } from '@walstatt/engine';
import { type Body, bodyAt, FULL_TURN, overlaps, overlapsRegion } from '@walstatt/geometry';
import { isBodyIn, isCoordinate, type Spot, stepIn } from '@walstatt/tabletop';
import { cm } from '../../1-00-materials/cm.ts';
import { baseOf, tableTop } from '../../1-00-materials/table-top.ts';
import { formationOf } from '../../1-01-units/units.ts';
import { effectOn } from '../../1-08-terrain/effects.ts';
import { type Asked, type L, request } from '../../kit.ts';
import { touches } from '../contact.ts';
import { enemyZones, isInZone, type Zone } from '../zones.ts';

type R = Asked<'getOut'>;
type Survivor = { readonly unit: string; readonly spot: Spot };

/** Reads an answer. Null if it is not one. */
export function survivorsIn(answer: readonly Placed[]): Survivor[] | null {
  const survivors: Survivor[] = [];
  for (const { piece, pose } of answer) {
    const { x, y, facing = 0 } = pose;
    if (!isCoordinate(x) || !isCoordinate(y) || facing < 0 || facing >= FULL_TURN) return null;
    survivors.push({ unit: piece, spot: { x, y, facing } });
  }
  return survivors;
}

/** What is the same for all who get out of one wreck. */
type Wreck = { readonly look: L; readonly at: Body; readonly zones: readonly Zone[] };

const wreckOf = (look: L, { args }: R): Wreck => ({
  look,
  at: bodyAt(baseOf(look.state, args.transport), args),
  zones: enemyZones(look, formationOf(look.state, args.transport)),
});

/** EA-G-43: touching the place of the transport. The transport itself is not there any more. */
function refusePlace({ look, at }: Wreck, { unit, spot }: Survivor, others: readonly Body[]): Refusal | null {
  const s = look.state;
  const body = bodyAt(baseOf(s, unit), spot);
  const { box, pieces, units } = tableTop(look);
  if (!isBodyIn(body, box)) return { code: 'offTable', rule: 'EA-G-57', args: { unit } };
  if (!touches(body, at) && !overlaps(body, at)) return { code: 'notAtWreck', rule: 'EA-G-43', args: { unit } };
  const ground = pieces.find(
    ({ shape, terrain }) => effectOn(s, unit, terrain) === 'impassable' && overlapsRegion(body, shape),
  );
  if (ground !== undefined) return { code: 'impassable', rule: 'EA-1.8-01', args: { unit, terrain: ground.id } };
  const crowded = [...others, ...units.flatMap(({ bodies }) => bodies)].some((other) => overlaps(body, other));
  return crowded ? { code: 'onOthers', rule: 'EA-1.7.2-02', args: { unit } } : null;
}

const bodiesOf = (look: L, survivors: readonly Survivor[]): Body[] =>
  survivors.map(({ unit, spot }) => bodyAt(baseOf(look.state, unit), spot));

const zoneAround = ({ zones }: Wreck, bodies: readonly Body[]): Zone | undefined =>
  zones.find((zone) => bodies.some((body) => isInZone(body, zone)));

const DIRECTIONS = 24;
const STEP = cm(0.5);
const FARTHEST = cm(12);

/** The place itself, and then rings around it. */
function* spotsAround({ x, y, facing }: Spot): Generator<Spot> {
  yield { x, y, facing };
  for (let far = STEP; far <= FARTHEST; far += STEP)
    for (let i = 0; i < DIRECTIONS; i++) {
      const { dx, dy } = stepIn((i * FULL_TURN) / DIRECTIONS, far);
      yield { x: x + dx, y: y + dy, facing };
    }
}

/** One after another to the first place that is free; `safely`: outside enemy zones of control. Null if one finds none. */
function findPlaces(wreck: Wreck, r: R, safely: boolean): Survivor[] | null {
  const survivors: Survivor[] = [];
  for (const unit of r.pieces) {
    const others = bodiesOf(wreck.look, survivors);
    const spot = [...spotsAround(r.args)].find((at) => {
      const survivor = { unit, spot: at };
      if (refusePlace(wreck, survivor, others) !== null) return false;
      return !safely || zoneAround(wreck, bodiesOf(wreck.look, [survivor])) === undefined;
    });
    if (spot === undefined) return null;
    survivors.push({ unit, spot });
  }
  return survivors;
}

const placedAs = (survivors: readonly Survivor[]): Placed[] =>
  survivors.map(({ unit, spot: { x, y, facing } }) => ({ piece: unit, pose: { x, y, facing } }));

/** EA-G-43: outside enemy zones of control if possible. Refused only with places that were found. */
function refuseUnsafe(wreck: Wreck, r: R, survivors: readonly Survivor[]): Refusal | null {
  const zone = zoneAround(wreck, bodiesOf(wreck.look, survivors));
  if (zone === undefined && survivors.length > 0) return null;
  const better = findPlaces(wreck, r, true) ?? (survivors.length === 0 ? findPlaces(wreck, r, false) : null);
  if (better === null) return null;
  const code = survivors.length === 0 ? 'mustGetOut' : 'intoZone';
  const args = zone === undefined ? {} : { unit: survivors[0]!.unit, enemy: zone.unit };
  return { code, rule: 'EA-G-43', args, better: placedAs(better) as never };
}

export const requests = {
  getOut: request('getOut', {
    check(look, r, answer, all) {
      const survivors = survivorsIn(answer);
      if (survivors === null)
        return { code: 'malformed', rule: null, args: { kind: 'place', wanted: 'x, y and facing' } };
      const wreck = wreckOf(look, r);
      const bodies = bodiesOf(look, survivors);
      return faultsOf(all, (faults) => {
        for (const [i, survivor] of survivors.entries()) {
          const refusal = refusePlace(wreck, survivor, bodies.slice(0, i));
          if (refusal !== null && faults.add(refusal)) return;
        }
        faults.add(refuseUnsafe(wreck, r, survivors));
      });
    },
    witness(look, r) {
      const wreck = wreckOf(look, r);
      const found = findPlaces(wreck, r, true) ?? findPlaces(wreck, r, false);
      return found === null ? [] : placedAs(found);
    },
  }),
};

import type { Refusal } from '@walstatt/engine';
import type { Spot } from '@walstatt/tabletop';
import { aboard, formationOf } from '../../1-01-units/units.ts';
import { touches } from '../contact.ts';
import { bodyAtSpot, type Following } from '../move/following.ts';
import { fits } from './capacity.ts';

type Loading = { readonly transport: string; readonly passenger: string; readonly at: Spot };

/** EA-1.7.5-03: whether a transport may pick a unit up where it stands now. */
export function refuseLoading(f: Following, { transport, passenger, at }: Loading): Refusal | null {
  const s = f.look.state;
  const spot = f.spots.get(passenger);
  const args = { passenger };
  if (!f.manner.transports || spot === undefined) return { code: 'notThere', rule: 'EA-1.7.5-03', args };
  if (formationOf(s, passenger) !== formationOf(s, transport))
    return { code: 'otherFormation', rule: 'EA-1.7.5-02', args };
  const started = s.units[passenger]!.where;
  if (started.at !== 'table' || started.x !== spot.x || started.y !== spot.y || started.facing !== spot.facing)
    return { code: 'hasMoved', rule: 'EA-1.7.5-04', args };
  if (!touches(bodyAtSpot(f, transport, at), bodyAtSpot(f, passenger, spot)))
    return { code: 'notTouching', rule: 'EA-1.7.5-03', args };
  if (aboard(s, passenger).length > 0) return { code: 'carriesUnits', rule: 'EA-1.7.5-17', args };
  const inside = [...f.boarding].flatMap(([unit, carrier]) => (carrier === transport ? [unit] : []));
  return fits(s, transport, [...aboard(s, transport), ...inside, passenger])
    ? null
    : { code: 'noRoom', rule: 'EA-1.7.5-01', args };
}

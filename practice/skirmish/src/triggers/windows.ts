import { enemiesOf, type RolledPool, type WindowDefinition } from '@walstatt/engine';
import type { ShootContext } from '../generated/state.ts';
import { type Skirmish, windowOf } from '../kit.ts';
import type { Fallen } from '../rules/losses.ts';
import { unitOf } from '../rules/units.ts';

/** The timing chart. */
export const windows: readonly WindowDefinition<Skirmish>[] = [
  /** A big window: after every move. */
  windowOf({
    name: 'afterMove',
    rule: 'SK-REACT-01',
    seats: (look, c: { unit: string }) => enemiesOf(look.state, unitOf(look.state, c.unit).owner),
    order: 'each',
  }),
  windowOf({
    name: 'beforeHit',
    rule: 'SK-REACT-05',
    seats: (look, c: ShootContext) => [unitOf(look.state, c.target).owner],
    order: 'each',
  }),
  windowOf({
    name: 'afterRoll',
    rule: 'SK-REACT-06',
    seats: (_look, pool: RolledPool) => (pool.roll.by === null ? [] : [pool.roll.by]),
    order: 'each',
  }),
  windowOf({
    name: 'insteadOfLosses',
    rule: 'SK-REACT-08',
    seats: (look, f: Fallen) => [unitOf(look.state, f.unit).owner],
    order: 'each',
  }),
  /** A big window: after every shot. */
  windowOf({
    name: 'afterShot',
    rule: 'SK-REACT-04',
    seats: (look, c: ShootContext) => [unitOf(look.state, c.target).owner],
    order: 'each',
  }),
];

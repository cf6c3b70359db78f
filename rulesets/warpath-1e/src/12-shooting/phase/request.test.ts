import { expect, it } from 'vitest';
import { type Field, play } from '../../../test/field.ts';
import { squad } from '../../../test/pieces.ts';
import { shootUnitRequest } from './request.ts';
import { noTargetBy } from './shooters.ts';

const gun = { firepower: 2, range: 12 };
const f: Field = {
  phase: 'shooting',
  red: {
    r: squad([10, 10], gun),
    ran: squad([30, 10], gun, { order: 'doubleTime' }),
    shot: squad([50, 10], gun, { shot: true }),
    bare: squad([60, 10], { firepower: 0 }),
  },
  blue: { b: squad([10, 40]), c: squad([10, 30]), off: { with: { where: { at: 'reserve' } } } },
};

it('[WP-TURN-03] [WP-SHOOT-02] [WP-SHOOT-08] why a unit does not shoot: whose turn it is, what silences it, what bars all its targets', () => {
  const s = play(f);
  const why = (unit: string) => shootUnitRequest.whyNot!(s.battle.look, s.request('shootUnit'), unit);
  expect(['b', 'ran', 'r'].map(why)).toEqual(['WP-TURN-03', 'WP-SHOOT-02', 'WP-SHOOT-08']);
  expect(['shot', 'bare', 'nobody'].map(why)).toEqual([null, null, null]);
  expect(s.refused('shootUnit', 'r').rule).toBe('WP-SHOOT-08');
});

it('[WP-SHOOT-08] if different rules bar its targets, none of them is the reason', () => {
  const bar = (blue: NonNullable<Field['blue']>) => noTargetBy(play({ ...f, blue }).battle.look, 'r', 'own');
  expect(bar({ b: squad([10, 40]), off: { with: { where: { at: 'reserve' } } } })).toBe('WP-SHOOT-08');
  expect(bar({ b: squad([10, 40]), c: squad([10, 18]) })).toBeNull();
});

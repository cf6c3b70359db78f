import { expect, test } from 'vitest';
import { type Field, field, type Play, type Troop } from '../../test/field.ts';
import { put } from '../../test/plans.ts';

/** Blue is the defender, whose zone is the 18" in the east. */
const squad: Troop = { places: [[0, 0]], status: { at: 'reserves', strategic: true } };
const arriving = (round: number, f: Field = {}): Play =>
  field({ round, red: { squad }, ...f })
    .start('movementPhase', { seat: 'red' })
    .answer('arriveNext', 'squad');
const refusal = (s: Play, x: number, y: number) => {
  const { code, rule } = s.refused('setUp', put('squad', [x, y]));
  return `${code} ${rule}`;
};

test('[WH-RES-06][WH-G-21] in the second round wholly within 6" of any edge of the battlefield', () => {
  const s = arriving(2);
  expect(refusal(s, 30, 5.51)).toBe('farFromEdge WH-RES-06');
  expect(refusal(s, 5.51, 20)).toBe('farFromEdge WH-RES-06');
  for (const [x, y] of [
    [30, 5.5],
    [30, 38.5],
    [5.5, 20],
  ] as const)
    arriving(2).answer('setUp', put('squad', [x, y]));
});

test('[WH-RES-07][WH-RES-08] out of the enemy zone in the second round, anywhere along the edges from the third', () => {
  expect(refusal(arriving(2), 41.6, 5)).toBe('enemyZone WH-RES-07');
  expect(refusal(arriving(2), 55, 20)).toBe('enemyZone WH-RES-07');
  arriving(2).answer('setUp', put('squad', [41.5, 5]));
  arriving(3).answer('setUp', put('squad', [55, 20]));
  expect(refusal(arriving(3), 30, 20)).toBe('farFromEdge WH-RES-08');
});

test('[WH-RES-09] more than 9" horizontally from all enemies', () => {
  const blue = { horde: { places: [[30, 14, 9]] as const } };
  expect(refusal(arriving(3, { blue }), 30, 4)).toBe('tooNear WH-RES-09');
  arriving(3, { blue }).answer('setUp', put('squad', [30, 3.99]));
});

test('[WH-RES-04][WH-RES-10] not in the first round; otherwise like all reserves', () => {
  field({ round: 1, red: { squad } }).start('movementPhase', { seat: 'red' }).end();
  const s = arriving(2).answer('setUp', []);
  expect(s.state.units['squad']!.status.at).toBe('reserves');
  // It counts as having moved, so it moves no more.
  const there = arriving(2).answer('setUp', put('squad', [30, 5]));
  there.end();
  expect(there.state.effects.map((e) => [e.on, e.name, e.rule])).toEqual([['squad', 'moved', 'WH-REINF-05']]);
  const pair: Troop = {
    places: [
      [0, 0],
      [0, 0],
    ],
    status: { at: 'reserves', strategic: true },
  };
  const apart = arriving(2, { red: { squad: pair } });
  expect(apart.refused('setUp', put('squad', [30, 5], [34, 5]))).toMatchObject({ rule: 'WH-COH-03' });
});

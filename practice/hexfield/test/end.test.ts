import { scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { given } from './on-table.ts';

const TABLE = `
  axes: { unit: axes, owner: amber, at: { q: 4, r: 9, facing: 4 }, elements: 3 }
  bows: { unit: bows, owner: slate, at: { q: 14, r: 1, facing: 1 }, elements: 2 }
`;

describe('the end', () => {
  it('[HX-END-01][HX-END-02] after six rounds the higher score wins, if it is 8 or more ahead', () => {
    const s = given('battle.round / round.end', TABLE, 'round: 6\n');
    expect(s.battle.idle).toBe(true);
    expect(s.battle.result).toMatchObject({ over: true, winners: ['amber', 'slate'], score: { amber: 8, slate: 4 } });
    const gold = 'round: 6\nforces: { amber: { edge: south, gold: 1 }, slate: { edge: north } }\n';
    const t = given('battle.round / round.end', TABLE, gold);
    expect(t.battle.result).toMatchObject({ winners: ['amber'], score: { amber: 14, slate: 4 } });
    t.end();
  });

  it('[HX-END-01] or when a side has nothing left', () => {
    const s = given(
      'battle.round / round.end',
      TABLE.replace('at: { q: 14, r: 1, facing: 1 }, elements: 2', 'where: { at: gone, why: fled }'),
    );
    expect(s.battle.idle).toBe(true);
    expect(s.battle.result).toMatchObject({ over: true, winners: ['amber'], score: { amber: 16, slate: 4 } });
    s.end();
  });

  it('[HX-END-03] a truce, if all agree', () => {
    const s = given('battle.round / round.truce', TABLE, 'round: 3\n');
    expect(s.asked).toEqual(['amber:truce', 'slate:truce']);
    s.answer('truce', true, 'amber').answer('truce', true, 'slate');
    expect(s.battle.result).toMatchObject({ over: true, winners: ['amber', 'slate'], rule: 'HX-END-03' });
    s.end();
  });

  it('[HX-END-03] no truce if one does not want it, or nobody has bled', () => {
    const s = given('battle.round / round.truce', TABLE, 'round: 3\n');
    s.answer('truce', true, 'amber').answer('truce', false, 'slate');
    s.end('orders', 'orders');
    const t = given('battle.round / round.truce', TABLE.replace('elements: 3', 'elements: 4'), 'round: 3\n');
    t.end('orders', 'orders');
  });

  it('[HX-END-04] who resigns has lost', () => {
    const s = scenario(ruleset, { setup: {} });
    s.signal({ type: 'resign', seat: 'amber' });
    expect(s.battle.result).toMatchObject({ over: true, winners: ['slate'], rule: 'HX-END-04' });
    s.end();
  });

  it('[HX-END-05] without time a seat is asked nothing more this round', () => {
    const s = given('battle.round / round.orders', TABLE, 'round: 4\n', [1, 2]);
    s.signal({ type: 'clock', seat: 'amber' });
    expect(s.asked).toEqual(['slate:orders']);
    s.answer('orders', { bows: 'hold' }, 'slate');
    expect(s.of('ordersShown')[0]!.orders).toEqual([
      { unit: 'axes', order: 'hold' },
      { unit: 'bows', order: 'hold' },
    ]);
    s.answer('truce', false, 'slate');
    expect(s.asked).toEqual(['amber:orders', 'slate:orders']);
  });
});

import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { odds } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { given, line, type Table } from './on-table.ts';

const BATTLES = 3000;

/** A position in the middle of something where only dice are left: exact odds, and the mean of many battles. */
function compare(
  units: Table['units'],
  frame: { do: string; at: string; c: object },
  unit: string,
  unitCards: object = {},
) {
  const { state } = given({ at: 'free', units, cards: unitCards as never });
  const start = ruleset.codec.clone(state);
  start.agenda = [{ ...frame, reply: null }] as never;
  const exact = odds(ruleset, { state: start, since: [] }, { measure: { name: 'lost', args: { unit } } });
  expect(exact.method).toBe('exact');
  let lost = 0;
  for (let seed = 1; seed <= BATTLES; seed++)
    lost += ruleset.measures['lost']!.value(selfPlay(ruleset, start, seededRng(seed)).state, { unit });
  return { exact: exact.mean, often: lost / BATTLES };
}

describe('odds', () => {
  it('[DW-VI-21] a step of melee: three strikes, one of them supported', () => {
    const units = {
      a: { owner: 'imperial', order: 'attack', stand: line(3, 12, 4, 4) },
      b: { owner: 'ork', order: 'move', stand: line(7, 11, 1, 4) },
    } as const;
    const attacks = [
      { by: 'a.1', target: 'b.4', support: ['a.2'] },
      { by: 'a.3', target: 'b.2', support: [] },
      { by: 'a.4', target: 'b.2', support: [] },
    ];
    const done = ['a.1', 'a.2', 'a.3', 'a.4', 'b.1', 'b.2', 'b.3', 'b.4'];
    const c = { units: ['a', 'b'], step: 4, done, attacks, at: 0, kills: [] };
    const { exact, often } = compare(units, { do: 'melee', at: 'strike', c }, 'b');
    expect(exact).toBeCloseTo(11 / 20 + 1 - (12 / 20) * (12 / 20), 9);
    expect(Math.abs(often - exact)).toBeLessThan(0.06);
  });

  it('[DW-IV-39][DW-IV-40] a volley into a melee strays as often as it should', () => {
    const units = {
      a: { owner: 'imperial', card: 'bows', order: 'skirmish', stand: line(1, 12, 4, 3) },
      c: { owner: 'imperial', engaged: true, stand: [[4, 8, 4]] },
      b: { owner: 'ork', engaged: true, stand: [[3, 8, 1]] },
    } as const;
    const attacks = [{ by: 'a.1', target: 'b.1', support: [] }];
    const { state } = given({ at: 'free', units });
    const start = ruleset.codec.clone(state);
    start.agenda = [{ do: 'volley', at: 'shot', c: { unit: 'a', attacks, at: 0 }, reply: null }] as never;
    const mean = (unit: string) =>
      odds(ruleset, { state: start, since: [] }, { measure: { name: 'lost', args: { unit } } }).mean;
    expect(mean('b')).toBeCloseTo((1 / 2) * (5 / 20), 9);
    expect(mean('c')).toBeCloseTo((1 / 2) * (1 / 6) * (5 / 20), 9);
    let lost = 0;
    for (let seed = 1; seed <= BATTLES; seed++)
      lost += ruleset.measures['lost']!.value(selfPlay(ruleset, start, seededRng(seed)).state, { unit: 'b' });
    expect(Math.abs(lost / BATTLES - mean('b'))).toBeLessThan(0.03);
  });
});

import { describe, expect, it } from 'vitest';
import { fieldsOf, given } from './on-table.ts';

const table = (q: number, r: number, more = '') => `
  axes: { unit: axes, owner: slate, at: { q: ${q}, r: ${r}, facing: 1 }, elements: 3 }
  foe: { unit: spears, owner: amber, at: { q: 0, r: 14, facing: 4 } }
${more}`;
const run = (unit: string, ...to: number[]) => [{ mover: unit, legs: to.map((t) => ({ leg: 'run', to: t })) }];
const need = (s: ReturnType<typeof given>) =>
  s.battle.ruleset.questions['moraleNeed']!.ask(s.battle.look, { unit: 'axes' });

const FLIGHT = 'flight { unit: axes }';

describe('morale and flight', () => {
  it('[HX-MORALE-02] advanced: a point worse for every element lost', () => {
    const s = given('free', table(6, 8));
    expect(need(s)).toMatchObject({ base: 11, value: 10, reasons: [{ rule: 'HX-MORALE-02', by: -1 }] });
    s.end();
  });

  it('[HX-MORALE-02] basic: losses do not matter', () => {
    const s = given('free', table(6, 8), 'options: { level: basic }\n');
    expect(need(s)).toMatchObject({ value: 11, reasons: [] });
    s.end();
  });

  it('[HX-MORALE-01][HX-MORALE-03] the banner: a failed test once more, once per battle', () => {
    const s = given('shooting.test { tests: [axes, axes] }', table(6, 8), '', {
      'HX-MORALE-01': [11, 11],
      'HX-MORALE-03': [10],
    });
    s.answer('afterRoll', 'banner/raise', 'slate');
    expect(s.of('rolled').map((e) => e.rules[0])).toEqual(['HX-MORALE-01', 'HX-MORALE-03', 'HX-MORALE-01']);
    expect(s.of('broke')).toHaveLength(1);
    s.answer('flee', run('axes', 0, 0, 0, 0));
    s.end();
  });

  it('[HX-MORALE-04][HX-MORALE-06] as far as possible, by any way', () => {
    const s = given(FLIGHT, table(6, 8));
    expect(s.refused('flee', run('axes', 0, 0))).toMatchObject({ rule: 'HX-MORALE-04', measured: 2, limit: 4 });
    expect(s.refused('flee', run('axes', 0, 0, 0, 0, 0))).toMatchObject({ code: 'barred' });
    s.answer('flee', run('axes', 0, 1, 0, 1));
    expect(fieldsOf(s, 'axes')).toBe('8,4 7,4 6,4');
    expect(s.state.effects).toMatchObject([{ name: 'shaken', on: 'axes' }]);
    s.end();
  });

  it('[HX-MORALE-04] a shorter way will do where no longer one is left', () => {
    const barred =
      'terrain: { f: { kind: fire, fields: [{ q: 6, r: 5 }, { q: 5, r: 5 }, { q: 7, r: 5 }, { q: 8, r: 5 }, { q: 9, r: 5 }] } }\n';
    const s = given(FLIGHT, table(6, 8), barred);
    expect(s.refused('flee', run('axes', 0))).toMatchObject({ measured: 1, limit: 2, better: run('axes', 0, 0) });
    s.answer('flee', run('axes', 1, 0));
    s.end();
  });

  it('[HX-MORALE-04] over the edge is gone', () => {
    const s = given(FLIGHT, table(10, 2));
    s.answer('flee', run('axes', 0, 0, 0));
    expect(s.of('leftTable')).toHaveLength(1);
    expect(s.state.units['axes']!.where).toEqual({ at: 'gone', why: 'fled' });
    s.end();
  });

  it('[HX-MORALE-05] who cannot run loses an element', () => {
    const barred =
      'terrain: { f: { kind: fire, fields: [{ q: 6, r: 7 }, { q: 5, r: 7 }, { q: 4, r: 7 }, { q: 7, r: 7 }] } }\n';
    const s = given(FLIGHT, table(6, 8), barred);
    expect(s.of('struck')).toMatchObject([{ hits: [{ unit: 'axes', n: 1 }], rules: ['HX-MORALE-05'] }]);
    s.answer('fall', ['e6_8']);
    s.end();
  });

  it('[HX-MORALE-06] the shaken strike and shoot two worse, until the next round is over', () => {
    const shaken = `round: 2
effects: [{ name: shaken, rule: HX-MORALE-06, on: axes, by: null, data: {}, until: { until: end, frame: round, of: null, complete: true } }]
`;
    const s = given('battle.round / round.end', table(6, 8), shaken);
    const strike = s.battle.ruleset.questions['strikeNeed']!.ask(s.battle.look, { unit: 'axes', target: 'foe' });
    expect(strike).toMatchObject({
      base: 11,
      reasons: expect.arrayContaining([expect.objectContaining({ rule: 'HX-MORALE-06', by: -2 })]),
    });
    expect(s.state.effects).toMatchObject([{ armed: true }]);
    s.moreDice(1, 2);
    s.answer('orders', { axes: 'hold' }, 'slate').answer('orders', { foe: 'hold' }, 'amber');
    expect(s.state.effects).toEqual([]);
    s.end('orders', 'orders');
  });

  it('[HX-MORALE-07] several units flee in the order their owner chooses', () => {
    const more = '  bows: { unit: bows, owner: slate, at: { q: 9, r: 4, facing: 1 } }\n';
    const s = given('melee.order { fleeing: [axes, bows] }', table(6, 8, more));
    s.answer('flightOrder', ['bows', 'axes']);
    s.answer('flee', run('bows', 0, 0, 0, 0));
    s.answer('flee', run('axes', 0, 0, 0, 0));
    expect(
      s
        .of('moved')
        .map((e) => e.unit)
        .slice(0, 1),
    ).toEqual(['bows']);
    s.end();
  });
});

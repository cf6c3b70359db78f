import { describe, expect, test } from 'vitest';
import { BASE, field, type Troop } from '../../test/field.ts';

type Place = NonNullable<Troop['places']>[number];

const isCoherent = (...places: readonly Place[]) =>
  field({ red: { squad: { places } } }).question('coherent', { unit: 'squad' });

/** Models in a row, so far from base to base. */
const row = (models: number, gap: number, from = 5, y = 10): Place[] =>
  Array.from({ length: models }, (_, i) => [from + i * (BASE + gap), y]);

describe('who is in coherency', () => {
  test('[WH-COH-03] up to six models: each within 2" of one other', () => {
    expect(isCoherent(...row(2, 2))).toBe(true);
    expect(isCoherent(...row(2, 2.001))).toBe(false);
    expect(isCoherent(...row(6, 2))).toBe(true);
  });

  test('[WH-COH-03] 5" up or down, beside that 2" across', () => {
    expect(isCoherent([5, 10, 0], [8, 10, 5])).toBe(true);
    expect(isCoherent([5, 10, 0], [8, 10, 5.01])).toBe(false);
    expect(isCoherent([5, 10, 0], [8.01, 10, 1])).toBe(false);
  });

  test('[WH-COH-04][WH-COH-05] from seven models that stand now each needs two others', () => {
    expect(isCoherent(...row(7, 2))).toBe(false);
    expect(isCoherent(...row(7, 0.5))).toBe(true);
    const six = field({ red: { squad: { places: row(6, 2), strength: 10 } } });
    expect(six.question('coherent', { unit: 'squad' })).toBe(true);
  });

  test('[WH-COH-06] two clumps are not one group', () => {
    expect(isCoherent(...row(2, 1), ...row(2, 1, 20))).toBe(false);
    expect(isCoherent(...row(4, 0.2), ...row(4, 0.2, 20))).toBe(false);
  });

  test('[WH-COH-07] a single model always is', () => {
    expect(isCoherent([5, 5])).toBe(true);
  });
});

describe('the end of a turn', () => {
  const scattered: Place[] = [...row(3, 1), ...row(2, 1, 30)];

  test('[WH-COH-10][WH-COH-11][WH-COH-12][WH-COH-13] its player removes models until one group is left', () => {
    const s = field({ red: { squad: { places: scattered } } });
    s.start('coherencyRemoval', { seats: ['blue', 'red'] });
    expect(s.request('straggler').options.map((o) => o.id)).toEqual(s.state.units['squad']!.models);
    s.answer('straggler', 'squad.5', 'red').answer('straggler', 'squad.4', 'red');
    expect(s.of('modelDestroyed').map((e) => [e.model, e.silent])).toEqual([
      ['squad.5', true],
      ['squad.4', true],
    ]);
    expect(s.state.units['squad']!.status).toEqual({ at: 'battlefield' });
    s.end();
  });

  test('[WH-COH-10][WH-COH-11] both players, whoever has the turn, and the larger group may go', () => {
    const s = field({ red: { squad: { places: scattered } }, blue: { horde: { places: row(2, 3, 5, 30) } } });
    s.start('coherencyRemoval', { seats: ['red', 'blue'] });
    for (const model of ['squad.1', 'squad.2', 'squad.3']) s.answer('straggler', model, 'red');
    s.answer('straggler', 'horde.1', 'blue');
    s.end();
  });
});

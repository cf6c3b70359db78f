import { describe, expect, it } from 'vitest';
import { fieldsOf, given, way } from './on-table.ts';

const TABLE = `
  eagles: { unit: eagles, owner: amber, at: { q: 4, r: 9, facing: 4 } }
  foe: { unit: axes, owner: slate, at: { q: 7, r: 7, facing: 1 } }
`;
const CHARGE = 'walk { unit: eagles, mode: charge, points: 8, manoeuvres: 2 }';

describe('flyers', () => {
  it('[HX-FLY-01] in the air one passes over everything', () => {
    const ground = `terrain:
  fire: { kind: fire, fields: [{ q: 4, r: 8 }] }
  wall: { kind: wall, sides: [{ q: 5, r: 8, side: 1 }] }
`;
    const s = given(CHARGE, TABLE, ground);
    expect(s.refused('walk', way('eagles', 'advance 0')).rule).toBe('HX-MOVE-08');
    expect(s.refused('walk', way('eagles', 'rise', 'rise', 'rise', 'rise')).code).toBe('noSuchLeg');
    s.answer('walk', way('eagles', 'rise', 'advance 0', 'advance 1', 'advance 1', 'advance 1'));
    expect(fieldsOf(s, 'eagles')).toBe('7,5 8,5 9,5');
    expect(s.state.units['eagles']!.where).toMatchObject({ altitude: 1 });
    expect(s.of('moved')[0]!.rules).toEqual(['HX-FLY-01']);
    s.end();
  });

  it('[HX-FLY-02] in the air nobody touches anybody; one lands on free fields only', () => {
    const s = given(CHARGE, TABLE);
    const above = ['rise', 'advance 0', 'advance 1'];
    expect(s.refused('walk', way('eagles', ...above, 'sink'))).toMatchObject({ code: 'held', rule: 'HX-FLY-02' });
    s.answer('walk', way('eagles', ...above));
    expect(s.of('contacted')).toEqual([]);
    s.end();
  });

  it('[HX-FLY-02][HX-TOUCH-01] landing beside an enemy is contact', () => {
    const s = given(CHARGE, TABLE);
    s.answer('walk', way('eagles', 'rise', 'advance 0', 'sink'));
    expect(s.of('contacted')).toHaveLength(1);
    s.answer('reaction', 'stand').answer('walk', way('eagles'));
    s.end();
  });

  it('[HX-FLY-03] altitude counts as distance', () => {
    const s = given(
      'shooting',
      `
  eagles: { unit: eagles, owner: amber, at: { q: 4, r: 9, facing: 4, altitude: 2 } }
  bows: { unit: bows, owner: slate, at: { q: 7, r: 2, facing: 1 }, order: shoot }
`,
    );
    s.answer('aim', { bows: 'eagles' });
    expect(s.of('shotWasted')).toMatchObject([{ why: 'range' }]);
    s.end();
  });
});

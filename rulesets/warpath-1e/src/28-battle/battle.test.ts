import { describe, expect, it } from 'vitest';
import { begun, propose } from '../../test/field.ts';
import { battleOf } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('the battle scenario', () => {
  const small = battleOf(['demo-grunts', 'demo-raptor'], ['demo-grunts', 'demo-raptor']);

  it('[WP-BATTLE-07] the book: 1-2 a meat grinder, 3-4 scorched earth, 5-6 total control', () => {
    const condition = (die: number) =>
      begun({ setup: small, dice: die <= 2 ? [die, 6, 1] : [die, 1, 6, 1] }).state.condition;
    expect([1, 2, 3, 4, 5, 6].map(condition)).toEqual([
      'meatGrinder',
      'meatGrinder',
      'scorchedEarth',
      'scorchedEarth',
      'totalControl',
      'totalControl',
    ]);
  });

  it('[WP-BATTLE-07] [WP-BATTLE-10] [WP-BATTLE-11] [WP-BATTLE-12] [WP-BATTLE-13] [WP-DICE-03] [WP-G-31] [WP-G-43] condition and objectives: D6+1, in turn, more than 12 inches apart, terrain too', () => {
    const s = begun({ setup: small, dice: [3, 1, 2, 2, 5, 1, 6, 1] });
    expect(s.state.condition).toBe('scorchedEarth');
    s.answer('objectiveKind', 'marker', 'red');
    s.answer('objective', [{ piece: 'marker', pose: { x: inches(4), y: inches(24) } }]);
    expect(s.asked).toEqual(['blue:objectiveKind']);
    s.answer('objectiveKind', 'marker');
    expect(s.refused('objective', [{ piece: 'marker', pose: { x: inches(16), y: inches(24) } }])).toMatchObject({
      rule: 'WP-BATTLE-13',
      limit: inches(12),
    });
    s.answer('objective', [{ piece: 'marker', pose: { x: inches(68), y: inches(24) } }]);
    expect(s.state.objectives).toHaveLength(2);
    expect(s.asked).toEqual(['red:edge']);
    s.end('edge');
    const t = begun({ setup: small, dice: [5, 1, 5, 1] });
    expect(t.state.condition).toBe('totalControl');
    t.answer('objectiveKind', 'southJungle');
    expect(t.state.objectives[0]).toMatchObject({ terrain: 'southJungle' });
    t.end('objectiveKind');
  });

  it('[WP-BATTLE-19] [WP-BATTLE-20] [WP-BATTLE-21] [WP-BATTLE-22] [WP-BATTLE-23] [WP-BATTLE-24] [WP-BATTLE-26] [WP-TURN-02] [WP-FLYER-02] [WP-TRANSPORT-02] edges, alternating deployment 12 inches from the centre line, transports, reserves, first turn', () => {
    const setup = battleOf(
      ['demo-grunts', 'example-war-truck', 'example-scrap-bomber', 'example-warlord'],
      ['demo-grunts'],
      { condition: 'meatGrinder' },
    );
    const s = begun({ setup, dice: [5, 2, 1, 4] });
    expect(s.state.units['red3']!.where.at).toBe('sky');
    s.answer('edge', 'north').answer('deploy', 'red2');
    expect(s.state.sides).toMatchObject({ red: { edge: 'north' }, blue: { edge: 'south' } });
    s.answer('deployHow', 'table');
    expect(
      s.refused('deployPlace', [{ piece: 'red2.0', pose: { x: inches(30), y: inches(36), facing: 2700 } }]).rule,
    ).toBe('WP-BATTLE-20');
    s.answer('deployPlace', [{ piece: 'red2.0', pose: { x: inches(30), y: inches(42), facing: 2700 } }]);
    expect(s.asked).toEqual(['blue:deployHow']);
    s.answer('deployHow', 'reserve');
    expect(s.state.units['blue1']!.where.at).toBe('reserve');
    s.answer('deploy', 'red4').answer('deployHow', 'table');
    propose(s, 'deployPlace');
    s.answer('deployHow', 'red2');
    expect(s.state.units['red1']!.where).toEqual({ at: 'aboard', of: 'red2' });
    expect(s.asked).toEqual(['blue:firstTurn']);
    s.answer('firstTurn', 'red');
    expect(s.state).toMatchObject({ first: 'red', active: 'red', turn: 1 });
    s.end('moveUnit');
  });

  it('[WP-BATTLE-25] scouts move after the deployment and before the first turn is rolled for', () => {
    const setup = battleOf(['example-raiders'], ['demo-grunts'], { condition: 'meatGrinder' });
    const s = begun({ setup, dice: [5, 2] });
    s.answer('edge', 'south').answer('deployHow', 'table');
    propose(s, 'deployPlace').answer('deployHow', 'reserve');
    expect(s.asked).toEqual(['red:scout']);
    s.moreDice(6, 1);
    s.answer('scout', 'red1').answer('walk', []);
    expect(s.asked).toEqual(['red:firstTurn']);
  });
});

import { describe, expect, it } from 'vitest';
import { begun, look, play, stateOf } from '../../test/field.ts';
import { FAR, hero } from '../../test/pieces.ts';
import { battleOf } from '../../test/setup.ts';
import { leadSeat, notGivenUp, turnSeat } from './seats.ts';

const seats = [
  { id: 'red', side: 'red' },
  { id: 'blue', side: 'blue' },
  { id: 'ally', side: 'red' },
];

describe('who acts for a side', () => {
  it('[WP-ARMY-08] [WP-G-56] its first player who has not given up, or at last the first of all', () => {
    const lead = (...resigned: string[]) => {
      const { state } = look({ red: { r: hero([10, 10]) }, blue: FAR, state: { seats, resigned } });
      return ['red', 'blue'].map((side) => leadSeat(state, side));
    };
    expect(lead()).toEqual(['red', 'blue']);
    expect(lead('red')).toEqual(['ally', 'blue']);
    expect(lead('blue')).toEqual(['red', 'blue']);
    expect(lead('red', 'ally')).toEqual(['red', 'blue']);
    const { state } = look({ red: { r: hero([10, 10]) }, blue: FAR, state: { seats, resigned: ['red'] } });
    expect(turnSeat(state, 'red')).toBe('red');
    const gone = look({ red: { r: hero([10, 10]), q: { with: { where: { at: 'gone' } } } } });
    expect(notGivenUp(gone as never, ['r', 'q'])).toEqual(['r']);
  });
});

describe('dice before the battle', () => {
  it('[WP-BATTLE-07] [WP-BATTLE-10] [WP-G-31] are rolled by nobody, those of a roll-off by each side, again after a tie', () => {
    const s = begun({ setup: battleOf(['demo-grunts']), dice: [3, 2, 4, 4, 1, 6] });
    expect(s.of('rolled').map((e) => [e.by, e.purpose, e.rules])).toEqual([
      [null, 'condition', ['WP-BATTLE-07']],
      [null, 'objectives', ['WP-BATTLE-10']],
      ['red', 'rollOff', ['WP-BATTLE-12']],
      ['blue', 'rollOff', ['WP-BATTLE-12']],
      ['red', 'rollOff', ['WP-BATTLE-12']],
      ['blue', 'rollOff', ['WP-BATTLE-12']],
    ]);
    expect(s.asked).toEqual(['blue:objectiveKind']);
    expect(s.of('objectivesRolled')).toMatchObject([{ count: 3, rules: ['WP-BATTLE-10'] }]);
  });
});

describe('the turns', () => {
  it('[WP-TURN-01] [WP-DEMO-05] the first turn of the demo is the Marauders’, every other follows in turn', () => {
    const rules = (mission: string, turn: number) =>
      begun({
        state: stateOf({
          phase: 'turns',
          red: { r: hero([10, 10]) },
          blue: FAR,
          state: { mission, turn, condition: 'annihilation' },
        }),
      })
        .of('began')
        .find((e) => (e.frame as { do: string }).do === 'turn')!.rules;
    expect([rules('demo', 0), rules('demo', 2), rules('battle', 0), rules('battle', 2)]).toEqual([
      ['WP-DEMO-05'],
      ['WP-TURN-01'],
      ['WP-TURN-01'],
      ['WP-TURN-01'],
    ]);
  });

  it('[WP-MORALE-01] [WP-MORALE-02] [WP-TURN-04] nobody tests where nobody was hurt, and nothing lapses that was not cut', () => {
    const s = play({ red: { r: hero([10, 10]) }, blue: { b: hero([60, 40]) } });
    s.answer('moveUnit', null).answer('shootUnit', null);
    const done = s.of('began').map((e) => (e.frame as { do: string }).do);
    expect(done).not.toContain('tests');
    expect(done).not.toContain('lapse');
    expect(s.state.active).toBe('blue');
  });
});

import { describe, expect, it } from 'vitest';
import { play } from '../../../test/field.ts';
import { hurt } from '../../../test/judge.ts';
import { FAR } from '../../../test/pieces.ts';

describe('turns', () => {
  it('[WP-TURN-04] [WP-G-34] a side begins its turn as if its units had done nothing yet', () => {
    const done = { jumped: true, turned: true, travelled: 5, shot: true, order: 'halt' as const };
    const s = play({
      phase: 'turns',
      red: { r: { at: [10, 10], profile: { specials: ['jumpTroops'] }, with: done } },
      blue: { b: { at: [10, 40], profile: { specials: ['jumpTroops'] }, with: done } },
      options: { turns: 2 },
    });
    const fresh = { jumped: false, turned: false, travelled: 0, shot: false, order: 'none' };
    expect(s.state.units['r']).toMatchObject(fresh);
    expect(s.state.units['b']).toMatchObject(done);
  });

  it('[WP-TURN-01] [WP-TURN-03] [WP-TURN-04] [WP-BATTLE-05] [WP-TIME-05] turns in alternation, three phases each, until the agreed number', () => {
    const s = play({
      phase: 'turns',
      red: { r: { at: [10, 10] } },
      blue: { b: { at: [10, 40] } },
      options: { turns: 2 },
    });
    expect(s.state.active).toBe('red');
    s.answer('moveUnit', null);
    expect(s.state.active).toBe('blue');
    s.answer('moveUnit', null);
    expect(s.state).toMatchObject({ over: true, turn: 2, winners: [] });
    const phases = s
      .of('began')
      .map((e) => (e.frame as { do: string }).do)
      .filter((d) => ['movement', 'shooting', 'melee'].includes(d));
    expect(phases).toEqual(['movement', 'shooting', 'melee', 'movement', 'shooting', 'melee']);
  });

  it('[WP-TIME-08] [WP-MORALE-04] tests of a turn that was cut short are taken without asking for their order', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [10, 10] } },
      blue: { ...hurt('b', { damage: 1 }), ...hurt('c', { damage: 1 }) },
      state: { cut: 'now' },
      dice: [1, 2, 1, 2],
    });
    expect(s.of('tested').map((e) => e.unit)).toEqual(['b', 'c']);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-MORALE-01] [WP-MORALE-07] who was hurt while moving can be suppressed: that was no melee', () => {
    const s = play({ red: {}, blue: hurt('b', { damage: 4 }), dice: [4, 3] });
    s.answer('moveUnit', null);
    expect(s.of('tested')).toMatchObject([{ unit: 'b', result: 'suppressed' }]);
  });

  it('[WP-BATTLE-10] nobody rolls for objectives that lie there already', () => {
    const agenda = [{ do: 'battle', at: 'objectives', c: {} }];
    const objectives = [{ x: 25400, y: 25400, terrain: null }];
    const s = play({
      red: { r: { at: [10, 10] } },
      blue: FAR,
      state: { agenda, condition: 'totalControl', objectives },
    });
    expect([s.of('objectivesRolled'), s.state.objectives]).toEqual([[], objectives]);
  });
});

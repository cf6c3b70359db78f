import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, row, type Troop } from '../../test/field.ts';

const FAR = { places: [[100, 90]] } as const;

const phase = (f: Field): Play => field(f).start('actionPhase', { seat: 'red', retained: false });

/** A formation that declares an action, and whose test shows a die. */
const act = (troop: Troop, action: string, dice: readonly number[], more: Partial<Field> = {}): Play =>
  field({ red: { mob: troop }, blue: { foes: FAR }, dice, ...more })
    .start('activation', { seat: 'red', retained: false, formations: ['mob'], action: '', passed: false })
    .answer('declare', action, 'red');

const stay = (s: Play, moves: number, seat = 'red'): Play => {
  for (let i = 0; i < moves; i++) s.answer('move', [], seat);
  return s;
};

describe('activation', () => {
  test('[EA-1.6-03][EA-1.6-04][EA-1.6-01][EA-1.6.1-02] turn about, and a player with formations left goes on alone', () => {
    const s = phase({
      red: { a: { places: [[20, 20]] } },
      blue: { b: FAR, c: { places: [[100, 60]] } },
      dice: [2, 2, 2],
    });
    s.answer('declare', 'advance', 'red');
    stay(s, 1).answer('nominate', 'b', 'blue').answer('declare', 'advance', 'blue');
    stay(s, 1, 'blue').answer('declare', 'advance', 'blue');
    stay(s, 1, 'blue').end();
    expect(s.of('actionDeclared').map((e) => e.formation)).toEqual(['a', 'b', 'c']);
  });

  test('[EA-1.6-02][EA-1.6.1-01][EA-1.6.1-03][EA-1.13-02] neither broken nor activated formations', () => {
    const at = (x: number) => ({ places: [[x, 20] as const] });
    const s = phase({
      red: { a: at(20), b: at(40), broken: { ...at(50), broken: true }, done: at(60) },
      blue: { foes: FAR },
      effects: { done: ['activated'] },
    });
    expect(s.request('nominate').options.map((o) => o.id)).toEqual(['a', 'b']);
    expect(s.refused('nominate', 'broken', 'red')).toMatchObject({ rule: 'EA-1.6.1-01' });
    expect(s.refused('nominate', 'done', 'red')).toMatchObject({ rule: 'EA-1.6.1-03' });
  });

  test('[EA-1.6-05][EA-1.6-06][EA-1.6-07] formation, action, test, in this order', () => {
    const s = phase({ red: { a: { places: [[20, 20]] }, b: { places: [[40, 20]] } }, blue: { foes: FAR }, dice: [6] });
    expect(s.of('rolled')).toHaveLength(0);
    s.answer('nominate', 'b', 'red');
    expect(s.of('rolled')).toHaveLength(0);
    s.answer('declare', 'double', 'red');
    expect(s.of('rolled')).toMatchObject([{ purpose: 'actionTest', about: 'b' }]);
    stay(s, 2);
  });
});

describe('the action test', () => {
  const roll = (troop: Troop, die: number, retained = false) => {
    const s = field({ red: { mob: { places: row(3, 1), ...troop } }, blue: { foes: FAR }, dice: [die] })
      .start('activation', { seat: 'red', retained, formations: ['mob'], action: '', passed: false })
      .answer('declare', 'march', 'red');
    return s.of('actionFailed').length === 0;
  };

  test('[EA-1.6.2-01] the initiative value or more', () => {
    expect([roll({ initiative: 3 }, 3), roll({ initiative: 3 }, 2)]).toEqual([true, false]);
  });

  test('[EA-1.6.2-02] -1 with one blast marker or with two', () => {
    const troop = { initiative: 2 };
    for (const blastMarkers of [1, 2])
      expect([roll({ ...troop, blastMarkers }, 3), roll({ ...troop, blastMarkers }, 2)]).toEqual([true, false]);
  });

  test('[EA-1.6.2-03][EA-1.6.2-04] -1 for retaining, and both together', () => {
    expect([roll({ initiative: 2 }, 3, true), roll({ initiative: 2 }, 2, true)]).toEqual([true, false]);
    const both = { initiative: 2, blastMarkers: 1 };
    expect([roll(both, 4, true), roll(both, 3, true)]).toEqual([true, false]);
  });

  test('[EA-1.0.1-06] a test that needs 1 is not rolled', () => {
    const s = act({ places: [[20, 20]], initiative: 1 }, 'march', []);
    stay(s, 3).end();
  });

  test('[EA-1.6.2-05][EA-1.6.2-06][EA-1.3-03][EA-1.6.1-14] failed: one blast marker, and hold instead', () => {
    const s = act({ places: row(3, 1) }, 'march', [1]);
    expect(s.state.formations['mob']!.blastMarkers).toBe(1);
    s.answer('alternative', 'move', 'red');
    stay(s, 1).end();
  });

  test('[EA-1.6.1-14] hold is never declared', () => {
    const s = field({ red: { mob: { places: [[20, 20]] } }, blue: { foes: FAR } }).start('activation', {
      seat: 'red',
      retained: false,
      formations: ['mob'],
      action: '',
      passed: false,
    });
    expect(s.refused('declare', 'hold', 'red')).toMatchObject({ rule: 'EA-1.6.1-14' });
  });

  test('[EA-1.6.2-07][EA-1.13.3-03] the marker breaks the formation: it withdraws and does not hold', () => {
    const s = act({ places: row(2, 1), blastMarkers: 1 }, 'advance', [1]);
    expect(s.state.formations['mob']).toMatchObject({ broken: true, blastMarkers: 0 });
    stay(s, 2).end();
    expect(s.of('withdrawalBegan')).toHaveLength(1);
  });
});

describe('actions', () => {
  test('[EA-1.6.1-04][EA-1.6.1-06][EA-1.6.1-07][EA-1.7.1-01] one, two or three moves', () => {
    stay(act({ places: [[20, 20]] }, 'advance', [6]), 1).end();
    stay(act({ places: [[20, 20]] }, 'double', [6]), 2).end();
    stay(act({ places: [[20, 20]] }, 'march', [6]), 3).end();
  });

  test('[EA-G-54] a formation that has marched is marked to the end of the round', () => {
    const s = act({ places: [[20, 20]] }, 'march', [6]);
    expect(s.state.effects.map((e) => e.name)).toContain('marched');
  });

  test('[EA-1.6.1-08][EA-1.13.1-01] marshal: a move or shooting at -1, then the higher of two dice', () => {
    const s = act({ places: row(6, 1), blastMarkers: 5 }, 'marshal', [6, 2, 3]);
    s.answer('alternative', 'move', 'red');
    stay(s, 1).end();
    expect(s.state.formations['mob']!.blastMarkers).toBe(2);
  });

  test('[EA-1.6.1-15][EA-G-39] hold: a move, shooting or regrouping, and nothing else', () => {
    const s = act({ places: row(6, 1), blastMarkers: 2 }, 'double', [1, 1, 2]);
    expect(s.request('alternative').options.map((o) => o.id)).toEqual(['move', 'shoot', 'regroup']);
    s.answer('alternative', 'regroup', 'red').end();
    expect(s.state.formations['mob']!.blastMarkers).toBe(1);
  });

  test('[EA-1.6.1-16][EA-G-04] a hold or marshal action out of coherency moves', () => {
    const torn = { places: [...row(2, 1), ...row(2, 1, 30)] } as const;
    const s = act(torn, 'double', [1]);
    expect(s.request('move')).toBeDefined();
  });

  test('[EA-1.6.1-09][EA-1.10-09] overwatch lasts into the next round, to the next action', () => {
    const s = act({ places: [[20, 20]] }, 'overwatch', [6], { round: 3 });
    expect(s.state.formations['mob']!.overwatch).toBe(3);
    s.end();
    const next = act({ places: [[20, 20]], overwatch: 3 }, 'advance', [6]);
    expect(next.state.formations['mob']!.overwatch).toBeNull();
  });

  const declaring = (f: Field) =>
    field(f).start('activation', { seat: 'red', retained: false, formations: ['mob'], action: '', passed: false });

  test('[EA-1.6.1-10] no overwatch with enemies within 15 cm', () => {
    const at = (x: number) =>
      declaring({ red: { mob: { places: [[10, 10]] } }, blue: { foes: { places: [[x, 10]] } } });
    expect(at(27).refused('declare', 'overwatch', 'red')).toMatchObject({ rule: 'EA-1.6.1-10' });
    expect(
      at(27.001)
        .request('declare')
        .options.map((o) => o.id),
    ).toContain('overwatch');
  });

  test('[EA-1.6.1-11][EA-1.6.1-13][EA-1.10-02] neither overwatch nor sustained fire out of coherency', () => {
    const s = declaring({ red: { mob: { places: row(2, 6) } }, blue: { foes: FAR } });
    expect(s.refused('declare', 'overwatch', 'red')).toMatchObject({ rule: 'EA-1.6.1-11' });
    expect(s.refused('declare', 'sustainedFire', 'red')).toMatchObject({ rule: 'EA-1.6.1-13' });
  });

  test('[EA-1.7.3-07][EA-1.7.3-08] in an enemy zone of control no action without a move', () => {
    const close: Field = { red: { mob: { places: [[10, 10]] } }, blue: { foes: { places: [[17, 10]] } } };
    const s = declaring(close);
    expect(s.request('declare').options.map((o) => o.id)).toEqual(['advance', 'double', 'march', 'marshal', 'engage']);
    expect(s.refused('declare', 'sustainedFire', 'red')).toMatchObject({ rule: 'EA-1.7.3-08' });
    const marshal = declaring({ ...close, dice: [6] }).answer('declare', 'marshal', 'red');
    expect(marshal.request('move')).toBeDefined();
  });
});

describe('retaining the initiative', () => {
  const two = { a: { places: [[20, 20]] }, b: { places: [[40, 20]] }, c: { places: [[60, 20]] } } as const;

  test('[EA-1.6.3-01][EA-1.6.3-02][EA-1.6.3-04] once, at -1, then the opponent', () => {
    const s = phase({ red: two, blue: { foes: FAR }, dice: [2, 3] });
    s.answer('nominate', 'a', 'red').answer('declare', 'advance', 'red');
    stay(s, 1).answer('retain', true, 'red').answer('nominate', 'b', 'red').answer('declare', 'advance', 'red');
    stay(s, 1);
    expect(s.of('rolled').map((e) => (e.needs as { value: number }).value)).toEqual([2, 3]);
    expect(s.request('declare')).toMatchObject({ by: 'blue' });
  });

  test('[EA-1.6.3-03] not after a failed test', () => {
    const s = phase({ red: { ...two, a: { places: row(3, 1) } }, blue: { foes: FAR }, dice: [1] });
    s.answer('nominate', 'a', 'red').answer('declare', 'advance', 'red').answer('alternative', 'move', 'red');
    stay(s, 1);
    expect(s.request('declare')).toMatchObject({ by: 'blue' });
  });

  test('[EA-1.6.3-05] without opponents there is nothing to retain, and no -1', () => {
    const s = phase({ red: two, blue: { foes: { ...FAR, broken: true } }, dice: [2, 2, 2] });
    s.answer('nominate', 'a', 'red').answer('declare', 'advance', 'red');
    stay(s, 1).answer('nominate', 'b', 'red').answer('declare', 'advance', 'red');
    stay(s, 1).answer('declare', 'advance', 'red');
    stay(s, 1).end();
    expect(s.of('actionFailed')).toHaveLength(0);
  });
});

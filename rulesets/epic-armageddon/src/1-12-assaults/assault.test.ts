import type { DiceScript } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import {
  CARRIER,
  type Field,
  field,
  go,
  type Place,
  type Play,
  plan,
  rectangle,
  row,
  type Troop,
} from '../../test/field.ts';
import { engage } from './engage.ts';

const at = (...places: Place[]): Troop => ({ places });

/** `mob` of red engages `foes` of blue where it stands: nobody moves before the attacks. */
function fight(
  f: Field,
  dice: DiceScript,
  { counter = true, also }: { counter?: boolean; also?: string[] } = {},
): Play {
  const s = field({ ...f, dice });
  const { activity, context } = engage.starts(s as never, { seat: 'red', formations: ['mob'] });
  s.start(activity as 'assault', context as never);
  if (Object.keys(f.blue!).length > 1) s.answer('assaultTarget', 'foes', 'red');
  if (also !== undefined) s.answer('intermingled', also, 'red');
  s.answer('move', [], 'red');
  return counter ? s.answer('move', [], 'blue') : s;
}

const gone = (s: Play): string[] => s.of('unitDestroyed').map((e) => e.unit);
const totals = (s: Play): number[] => s.of('assaultWon').map((e) => e.by);

/** Two units each, ten centimetres apart: a firefight on 5 and more. */
const TWO: Field = { red: { mob: at([30, 30], [33, 30]) }, blue: { foes: at([30, 42], [33, 42]) } };

describe('the assault', () => {
  test('[EA-1.12-01][EA-1.6-06] comes from the action engage', () => {
    const s = field({ ...TWO, dice: [6] }).start('activation', {
      seat: 'red',
      retained: false,
      formations: ['mob'],
      action: '',
      passed: false,
    });
    s.answer('declare', 'engage', 'red');
    expect(s.of('assaultBegan')).toMatchObject([{ formation: 'mob', target: 'foes' }]);
    expect(s.request('move')).toMatchObject({ by: 'red', args: { manner: 'charge', targets: ['foes'] } });
  });

  test('[EA-1.12.3-02] without anybody within 15 cm there is none', () => {
    const s = fight({ red: { mob: at([30, 30]) }, blue: { foes: at([30, 60]) } }, [], { counter: false });
    expect(s.of('assaultMissed')).toHaveLength(1);
    s.end();
  });

  test('[EA-1.12.5-02][EA-1.12.5-05][EA-1.12.5-06][EA-1.12.5-07] firefights on both sides at once, then saves', () => {
    const s = fight(TWO, [5, 1, 1, 5, 5, 4, 1, 1, 1, 1]);
    expect(s.request('takeHits')).toMatchObject({ by: 'red', args: { hits: 1 } });
    s.answer('takeHits', ['mob.2'], 'red').answer('takeHits', ['foes.2'], 'blue');
    expect(s.of('assaultWon')).toMatchObject([{ formation: 'mob', by: 2 }]);
    expect(gone(s)).toEqual(['foes.2', 'foes.1']);
  });

  test('[EA-1.12.5-01] in base contact with close combat, which is on 4 and more', () => {
    const s = fight({ red: { mob: at([30, 30]) }, blue: { foes: at([30, 32]) } }, [4, 3, 1], { counter: false });
    expect(gone(s)).toEqual(['foes.1']);
    expect(s.of('assaultWon')[0]).toMatchObject({ formation: 'mob', by: 0 });
  });

  test('[EA-1.12.5-03] a unit with assault weapons only does not shoot', () => {
    const blade = { name: 'blade', count: 1, modes: [{ use: 'assault' }] } as never;
    const f = { ...TWO, red: { mob: { ...at([30, 30]), profile: { weapons: [blade] } } } };
    const s = fight(f, [1, 1, 6, 1, 1, 1]);
    expect(s.of('assaultWon')[0]).toMatchObject({ formation: 'mob' });
  });

  test('[EA-1.12.5-09][EA-1.12.5-10] cover is for those who have not charged', () => {
    const terrain = { wall: { kind: 'fortification', shape: rectangle(28, 40, 8, 4) } } as const;
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([30, 42]) }, terrain };
    expect(gone(fight(f, [5, 1, 3, 1, 1, 6, 1]))).not.toContain('foes.1');
    const own = { wall: { kind: 'fortification', shape: rectangle(28, 28, 8, 4) } } as const;
    expect(gone(fight({ ...f, terrain: own }, [1, 5, 4]))).toEqual(['mob.1']);
  });

  test('[EA-1.12.5-11][EA-1.12.7-01] attackers that wipe the defenders out win at once, and consolidate', () => {
    const s = fight({ red: { mob: at([30, 30]) }, blue: { foes: at([30, 42]) } }, [5, 1, 1]);
    expect(s.of('assaultWon')).toMatchObject([
      { formation: 'mob', target: 'foes', by: 0, rules: ['EA-1.12.5-11', 'EA-1.12.7-01'] },
    ]);
    s.answer('move', plan({ 'mob.1': [go(30, 34)] }), 'red').end();
  });

  test('[EA-1.12.5-12] an assault without attackers near stalls, although others are left', () => {
    const f = { red: { mob: at([30, 30], [30, 26]) }, blue: { foes: at([30, 46]) } };
    const s = fight(f, [1, 5, 1]);
    expect(gone(s)).toContain('mob.1');
    expect(s.of('assaultWon')).toMatchObject([{ formation: 'foes', rules: ['EA-1.12.5-12'] }]);
    expect(s.of('formationBroke')).toMatchObject([{ formation: 'mob' }]);
    expect(s.request('move')).toMatchObject({ by: 'red', args: { manner: 'withdrawal' } });
  });
});

describe('the result', () => {
  // Nobody hits in TWO: four dice, then two for each side.
  const miss = [1, 1, 1, 1];

  test('[EA-1.12.7-02][EA-1.12.7-11][EA-1.12.8-01][EA-1.12.8-03] the higher of two dice; the difference in hits without saves', () => {
    const s = fight(TWO, [...miss, 2, 6, 5, 4]);
    expect(totals(s)).toEqual([1]);
    expect(s.request('takeHits')).toMatchObject({ by: 'blue', args: { hits: 1 } });
    s.answer('takeHits', ['foes.2'], 'blue');
    expect(gone(s)).toEqual(['foes.2']);
    expect(s.state.formations['foes']).toMatchObject({ broken: true });
    s.answer('move', [], 'blue').answer('move', [], 'blue');
    expect(gone(s)).toEqual(['foes.2', 'foes.1']);
    s.answer('move', [], 'red').end();
  });

  test('[EA-1.12.7-04][EA-1.12.7-05][EA-1.12.7-06] more units, and more than twice as many, however far away', () => {
    const f = { ...TWO, red: { mob: { places: [...row(2, 1, 30, 30), ...row(3, 1, 30, 24)] } } };
    // 5 against 2: +2.
    expect(totals(fight(f, [...miss, 3, 3, 1, 2]))).toEqual([3]);
  });

  test('[EA-1.12.7-07][EA-1.12.7-08] no blast markers, and fewer than the enemy', () => {
    const f = { ...TWO, blue: { foes: { ...TWO.blue!['foes']!, blastMarkers: 1 } } };
    const s = fight(f, [...miss, 1, 1, 1, 1]);
    expect(totals(s)).toEqual([2]);
  });

  test('[EA-1.12.7-09] broken formations count as having as many markers as units', () => {
    const f = { ...TWO, blue: { foes: { ...TWO.blue!['foes']!, broken: true } } };
    expect(totals(fight(f, [...miss, 1, 1, 1, 1]))).toEqual([2]);
  });

  test('[EA-1.12.8-02] a formation that was broken already is destroyed as a whole', () => {
    const f = { ...TWO, blue: { foes: { places: row(4, 1, 30, 42), broken: true } } };
    const s = fight(f, [...miss, 1, 1, 6, 1, 5, 1]);
    expect(s.of('unitDestroyed').map((e) => e.rules)).toEqual([
      ['EA-1.12.7-11'],
      ['EA-1.12.7-11'],
      ['EA-1.12.8-02'],
      ['EA-1.12.8-02'],
    ]);
  });

  test('[EA-1.12.7-12] additional hits: units in base contact first', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([30, 42], [32, 30]) } };
    const s = fight(f, [1, 1, 1, 6, 6, 4, 1]);
    expect(s.of('unitDestroyed')[0]).toMatchObject({ unit: 'foes.2', rules: ['EA-1.12.7-11'] });
  });

  test('[EA-1.12.7-15] casualties of earlier rounds count in later ones', () => {
    const s = fight(TWO, [5, 1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 1, 1]).answer('takeHits', ['foes.2'], 'blue');
    expect(s.of('assaultTied')).toHaveLength(1);
    s.answer('move', [], 'red').answer('move', [], 'blue');
    expect(totals(s)).toEqual([2]);
  });

  test('[EA-1.12.7-13][EA-1.12.7-14] a tie is another round, with counter charges of both, attackers first', () => {
    const s = fight(TWO, [...miss, 3, 3, 3, 3]);
    expect(s.of('assaultTied')).toMatchObject([{ total: 4 }]);
    expect(s.request('move')).toMatchObject({ by: 'red', args: { formation: 'mob', manner: 'counterCharge' } });
  });
});

describe('hits and dice', () => {
  test('[EA-1.12.5-16] units in base contact are hit first, then the nearest, and nobody twice before all once', () => {
    const f = { red: { mob: at([30, 30], [30, 27]) }, blue: { foes: at([32, 30], [35, 30], [38, 30]) } };
    // Red: 4 in close combat, 5 in a firefight: two hits on foes.1 and foes.2. Blue misses.
    const s = fight(f, [4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(gone(s).slice(0, 2)).toEqual(['foes.1', 'foes.2']);
  });

  test('[EA-1.12.5-08][EA-1.9.6-10] nobody beyond 15 cm can be hit', () => {
    const f = { red: { mob: at([30, 30], [33, 30]) }, blue: { foes: at([30, 46], [30, 50]) } };
    // foes.1 is 14 cm away and takes both hits; foes.2 is 18 cm away.
    const s = fight(f, [5, 5, 1, 5, 1, 1, 1, 1, 1]);
    expect(s.of('unitDestroyed').filter((e) => e.rules.includes('EA-1.12.5-07'))).toMatchObject([{ unit: 'foes.1' }]);
  });

  test('[EA-2.2.4-01][EA-2.2.3-03] first strikes come first, and units that die of them do not strike back', () => {
    const lance = { name: 'lance', modes: [{ use: 'assault', abilities: [{ ability: 'firstStrike' }] }] } as never;
    const f = { red: { mob: { ...at([30, 30]), profile: { weapons: [lance] } } }, blue: { foes: at([30, 32]) } };
    const s = fight(f, [4, 1], { counter: false });
    expect(gone(s)).toEqual(['foes.1']);
    expect(s.of('assaultWon')).toMatchObject([{ formation: 'mob' }]);
  });

  test('[EA-2.2.6-06] macro hits leave no save to ordinary armour', () => {
    const fist = { name: 'fist', modes: [{ use: 'assault', abilities: [{ ability: 'macroWeapon' }] }] } as never;
    const f = { red: { mob: { ...at([30, 30]), profile: { weapons: [fist] } } }, blue: { foes: at([30, 32]) } };
    expect(gone(fight(f, [4, 1], { counter: false }))).toEqual(['foes.1']);
  });
});

describe('others', () => {
  const helped = (more: Partial<Troop> = {}): Field => ({
    red: { mob: at([30, 30]), help: { ...at([40, 36]), ...more } },
    blue: { foes: at([30, 42]) },
  });

  test('[EA-1.12.6-01][EA-1.12.6-02][EA-1.12.6-05] formations within 15 cm give support fire, if they like', () => {
    const s = fight(helped(), [1, 1, 5, 1]);
    expect(s.request('supportFire')).toMatchObject({ by: 'red', options: [{ id: 'help' }] });
    s.answer('supportFire', ['help'], 'red');
    expect(gone(s)).toEqual(['foes.1']);
    expect(s.of('assaultWon')).toMatchObject([{ formation: 'mob', by: 0 }]);
  });

  test('[EA-1.12.6-04] but not broken ones, nor those that have marched', () => {
    for (const f of [helped({ broken: true }), { ...helped(), effects: { help: ['marched'] } }])
      expect(() => fight(f, [1, 1, 6, 1, 1, 1]).request('supportFire')).toThrow();
  });

  test('[EA-1.12.8-04] those of the losing side who could have helped receive a blast marker', () => {
    const s = fight(helped(), [1, 1, 1, 1, 6, 1]).answer('supportFire', [], 'red');
    expect(s.of('markersPlaced')).toMatchObject([{ formation: 'help', by: 1, rules: ['EA-1.12.8-04'] }]);
  });

  test('[EA-1.12.9-01][EA-1.12.9-02][EA-1.12.5-13][EA-1.12.5-14] the winner receives markers for its losses, may break, and does not withdraw', () => {
    const s = fight({ ...TWO, red: { mob: { ...TWO.red!['mob']!, blastMarkers: 0 } } }, [1, 1, 5, 1, 1, 6, 6, 1, 1]);
    s.answer('takeHits', ['mob.2'], 'red');
    expect(s.state.formations['mob']).toMatchObject({ broken: true, withdraws: false });
    expect(s.request('move')).toMatchObject({ by: 'red', args: { manner: 'consolidation' } });
  });

  test('[EA-1.12.9-03] a winner that was broken already receives none', () => {
    const f = { ...TWO, blue: { foes: { ...TWO.blue!['foes']!, broken: true } } };
    const s = fight(f, [5, 1, 1, 1, 1, 1, 1, 6, 6]).answer('takeHits', ['foes.2'], 'blue');
    s.answer('move', [], 'red').answer('move', [], 'red');
    expect(s.of('assaultWon')).toMatchObject([{ formation: 'foes', by: 1 }]);
    expect([s.of('markersPlaced'), gone(s)]).toEqual([[], ['foes.2', 'mob.1', 'mob.2']]);
  });

  test('[EA-1.12.10-01][EA-1.12.10-02][EA-1.12.10-04] formations within 5 cm of the target can be included', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([30, 42]), near: at([37, 42]), far: at([48, 42]) } };
    const s = field(f);
    const { activity, context } = engage.starts(s as never, { seat: 'red', formations: ['mob'] });
    s.start(activity as 'assault', context as never).answer('assaultTarget', 'foes', 'red');
    expect(s.request('intermingled')).toMatchObject({ options: [{ id: 'near' }] });
    s.answer('intermingled', ['near'], 'red');
    expect(s.request('move')).toMatchObject({ args: { targets: ['foes', 'near'] } });
  });

  test('[EA-1.12.10-05][EA-1.12.10-06] their markers are added up, and all of them break', () => {
    const f: Field = {
      red: { mob: at([30, 30]) },
      blue: { foes: at([30, 42]), near: { ...at([34, 42]), blastMarkers: 1 } },
    };
    const s = fight(f, [1, 1, 1, 4, 1, 2, 1], { also: ['near'], counter: false });
    s.answer('move', [], 'blue').answer('move', [], 'blue');
    expect(s.of('assaultWon')).toMatchObject([{ formation: 'mob', by: 3 }]);
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['foes.1', 'near.1']);
  });

  test('[EA-1.12.10-07][EA-1.12.7-03] if the defender wins, each formation receives markers for its own losses', () => {
    const f = {
      red: { mob: at([30, 30], [33, 30]) },
      blue: { foes: at([30, 42], [27, 42], [24, 42]), near: at([34, 42]) },
    };
    // Both red units hit: foes.1 dies, near.1 is saved. Red: 1 + 1 + 1. Blue: 6 + 1 + 1.
    const s = fight(f, [5, 5, 1, 1, 1, 1, 1, 5, 1, 1, 6, 6], { also: ['near'] }).answer('move', [], 'blue');
    expect(s.of('assaultWon')).toMatchObject([{ formation: 'foes', by: 5 }]);
    expect(s.of('markersPlaced')).toMatchObject([{ formation: 'foes', by: 1 }]);
  });

  test('[EA-1.12.4-06][EA-1.7.5-12] passengers get out in a counter charge, unless two enemies hold their transport', () => {
    const foes: Troop = { places: [[30, 42], { aboard: 'foes.1' }], other: { 0: CARRIER } };
    const s = fight({ red: { mob: at([30, 30], [33, 30]) }, blue: { foes } }, [1, 1, 1, 1, 1, 1, 1, 6]);
    expect(s.request('disembark')).toMatchObject({ by: 'blue', args: { manner: 'counterCharge' } });
    const held = { red: { mob: at([28, 42]) }, blue: { foes } };
    expect(fight(held, []).request('disembark')).toMatchObject({ by: 'blue' });
    const trapped = { red: { mob: at([28, 42], [32, 42]) }, blue: { foes } };
    expect(fight(trapped, [1, 1, 1, 1, 1, 6, 6], { counter: false }).of('assaultWon')).toHaveLength(1);
  });

  describe('an enemy formation that is touched by a counter charge', () => {
    const f: Field = {
      red: { mob: at([30, 28], [27, 28]), other: at([36, 42], [39, 42], [42, 42]) },
      blue: { foes: at([30, 42]) },
    };
    /** Five red units against one, of which nobody hits. */
    const drawn = (dice: readonly number[]): Play =>
      fight(f, [1, 1, 1, 1, 1, ...dice], { counter: false }).answer('move', plan({ 'foes.1': [go(34, 42)] }), 'blue');

    test('[EA-1.12.4-10][EA-1.12.4-11][EA-1.12.4-12] is drawn in; one roll decides', () => {
      const s = drawn([1, 1, 1, 4, 1]);
      expect(s.of('drawnIn')).toMatchObject([{ formation: 'other' }]);
      expect(s.of('assaultWon')).toMatchObject([{ formation: 'foes', target: 'mob', by: 1 }]);
    });

    test('[EA-1.12.4-13] if the attackers lose, all of them break', () => {
      const s = drawn([1, 1, 1, 4, 1]).answer('move', [], 'red').answer('move', [], 'red');
      expect(s.of('formationBroke').map((e) => e.formation)).toEqual(['mob', 'other']);
    });

    test('[EA-1.12.4-14] if they win, each receives markers for its own losses', () => {
      const s = drawn([4, 1, 6, 6, 1, 1]);
      expect(s.of('assaultWon')).toMatchObject([{ formation: 'mob', by: 6 }]);
      expect(s.of('markersPlaced')).toMatchObject([{ formation: 'other', by: 1 }]);
    });
  });
});

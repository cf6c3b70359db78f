import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, row, type Troop } from '../../test/field.ts';

const FAR = { places: [[100, 90]] } as const;

const endPhase = (f: Field): Play => field(f).start('endPhase', { order: [], turn: 0, tried: [] });

const rally = (troop: Troop, dice: readonly number[], foe: Troop = FAR): Play =>
  field({ red: { mob: { places: row(7, 1), ...troop } }, blue: { foes: foe }, dice }).start('rally', {
    seat: 'red',
    formation: 'mob',
  });

describe('who rallies', () => {
  const marked = { places: [[20, 20]], blastMarkers: 1 } as const;

  test('[EA-1.14.1-01][EA-1.14.1-02][EA-1.4.3-03] all with markers, in turn, the higher strategy rating first', () => {
    const s = endPhase({
      red: {
        a: { ...marked, places: row(2, 1) },
        free: { places: [[60, 60]] },
        b: { ...marked, places: row(3, 1, 50) },
      },
      blue: { c: { ...marked, places: [[100, 90]] } },
      ratings: { red: 2, blue: 5 },
      dice: [6, 6, 6],
    });
    s.answer('rallyNext', 'b', 'red').end();
    expect(s.of('formationRallied').map((e) => e.formation)).toEqual(['c', 'b', 'a']);
  });

  test('[EA-G-40][EA-1.4.4-04] with equal ratings one die: on 4 or more the later seat', () => {
    const order = (die: number) =>
      endPhase({ red: { a: marked }, blue: { b: { ...marked, places: [[100, 90]] } }, dice: [die, 6, 6] })
        .of('formationRallied')
        .map((e) => e.formation);
    expect([order(3), order(4)]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });
});

describe('the rally test', () => {
  const passes = (troop: Troop, die: number, foe?: Troop) =>
    rally(troop, [die], foe).of('formationRallied').length === 1;

  test('[EA-1.14.1-03] the initiative value or more', () => {
    expect([passes({ blastMarkers: 1, initiative: 3 }, 3), passes({ blastMarkers: 1, initiative: 3 }, 2)]).toEqual([
      true,
      false,
    ]);
  });

  test('[EA-1.14.1-04] -2 if it is broken', () => {
    expect([passes({ broken: true }, 4), passes({ broken: true }, 3)]).toEqual([true, false]);
  });

  test('[EA-1.14.1-05][EA-1.14.1-06] -1 with an enemy within 30 cm, and both together', () => {
    const near = { places: [[5, 42]] } as const;
    expect([passes({ blastMarkers: 1 }, 3, near), passes({ blastMarkers: 1 }, 2, near)]).toEqual([true, false]);
    expect(passes({ blastMarkers: 1 }, 2, { places: [[5, 42.001]] })).toBe(true);
    expect([passes({ broken: true }, 5, near), passes({ broken: true }, 4, near)]).toEqual([true, false]);
  });

  test('[EA-G-52] a test that cannot succeed is not rolled', () => {
    const s = rally({ broken: true, initiative: 5 }, []);
    expect(s.of('rallyFailed')).toHaveLength(1);
  });
});

describe('what comes of it', () => {
  test('[EA-1.14.1-09][EA-1.14.1-10][EA-1.14.2-02] half of the markers go, rounded up', () => {
    const left = (blastMarkers: number) => rally({ blastMarkers }, [6]).state.formations['mob']!.blastMarkers;
    expect([left(1), left(2), left(5)]).toEqual([0, 1, 2]);
  });

  test('[EA-1.14.1-11] a broken formation of seven units keeps three markers', () => {
    const s = rally({ broken: true }, [6]);
    expect(s.state.formations['mob']).toMatchObject({ broken: false, blastMarkers: 3 });
    s.end();
  });

  test('[EA-1.14.1-07] failed and broken: it withdraws', () => {
    const s = rally({ broken: true }, [1]);
    s.answer('move', [], 'red').answer('move', [], 'red').end();
    expect(s.state.formations['mob']!.broken).toBe(true);
  });

  test('[EA-1.14.1-08] failed and not broken: it stays and keeps its markers', () => {
    const s = rally({ blastMarkers: 3 }, [1]);
    expect(s.state.formations['mob']!.blastMarkers).toBe(3);
    s.end();
  });
});

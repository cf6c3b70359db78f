import { describe, expect, test } from 'vitest';
import { type Field, field, go, type Play, plan, row } from '../../test/field.ts';

const withdraw = (f: Field): Play =>
  field(f).start('withdrawal', { seat: 'red', formation: 'mob', movesLeft: 2, moved: [] });

const gone = (s: Play): string[] => s.of('unitDestroyed').map((e) => e.unit);

describe('withdrawal', () => {
  test('[EA-1.13.3-04][EA-1.13.3-02] two moves, for the units whose player likes', () => {
    const s = withdraw({ red: { mob: { places: row(2, 1), broken: true } }, blue: { foes: { places: [[100, 90]] } } });
    s.answer('move', plan({ 'mob.1': [go(5, 14)] }), 'red')
      .answer('move', [], 'red')
      .end();
    expect(gone(s)).toEqual([]);
  });

  test('[EA-1.13.3-05] a unit within 15 cm of an enemy then is destroyed', () => {
    const places = [
      [20, 20],
      [20, 23],
    ] as const;
    const s = withdraw({ red: { mob: { places, broken: true } }, blue: { foes: { places: [[20, 3]] } } });
    s.answer('move', [], 'red').answer('move', [], 'red').end();
    expect(gone(s)).toEqual(['mob.1']);
  });

  test('[EA-1.13.3-06] zones of control do not matter, but enemies are never crossed', () => {
    const s = withdraw({
      red: { mob: { places: [[20, 20]], broken: true } },
      blue: {
        foes: {
          places: [
            [20, 24],
            [26, 28],
          ],
        },
      },
    });
    expect(s.refused('move', plan({ 'mob.1': [go(20, 30)] }), 'red')).toMatchObject({ rule: 'EA-1.7.2-01' });
    s.answer('move', plan({ 'mob.1': [go(23, 22), go(23, 31)] }), 'red');
    expect(s.of('unitMoved')).toHaveLength(2);
  });

  test('[EA-1.13.3-09] a unit that cannot move is destroyed where it stands', () => {
    const s = withdraw({
      red: { mob: { places: [[20, 20]], broken: true, profile: { speed: 0 } } },
      blue: { foes: { places: [[20, 37]] } },
    });
    expect(gone(s)).toEqual(['mob.1']);
    s.end();
  });

  test('[EA-3.2.4-07][EA-3-01] a war engine loses a damage point for each enemy so near, and the last one destroys it', () => {
    const engine = { places: [[20, 20]], broken: true, profile: { type: 'warEngine', damageCapacity: 3 } } as const;
    const foes = { places: row(2, 1, 20, 34) };
    const s = withdraw({ red: { mob: engine }, blue: { foes } });
    s.answer('move', [], 'red').answer('move', [], 'red').end();
    expect(s.state.units['mob.1']).toMatchObject({ damage: 2, where: { at: 'table' } });
    const hurt = withdraw({ red: { mob: { ...engine, unit: { 0: { damage: 2 } } } }, blue: { foes } });
    hurt.answer('move', [], 'red').answer('move', [], 'red').end();
    expect(hurt.state.formations['mob']!.status).toEqual({ at: 'destroyed' });
  });
});

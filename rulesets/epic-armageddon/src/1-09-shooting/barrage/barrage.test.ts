import { describe, expect, test } from 'vitest';
import { type Field, type Play, row, TANK, type Troop } from '../../../test/field.ts';
import { gun, guns, shoots } from '../../../test/guns.ts';
import { cm } from '../../1-00-materials/cm.ts';
import { barrageOf } from './table.ts';

const points = (plus: number) => ({ dice: 0, sides: 6, plus });
const MORTAR = (bp: number) => ({ weapons: [gun({ barrage: points(bp), range: cm(60) })] });
const at = (x: number, y: number) => [{ piece: 'template', pose: { x: cm(x), y: cm(y) } }];

const bombard = (foes: Troop, bp: number, dice: number[], more: Partial<Field> = {}): Play =>
  shoots({
    red: { mob: { places: [[20, 10]], profile: MORTAR(bp) }, ...more.red },
    blue: { foes: { profile: { armour: null }, ...foes }, ...more.blue },
    dice,
  });

describe('the template', () => {
  // Three close together, and one apart.
  const foes: Troop = {
    places: [
      [18, 40],
      [20.5, 40],
      [23, 40],
      [40, 40],
    ],
  };

  test('[EA-1.9.8-14] covers as many units of the target as possible, and is refused only with a better place', () => {
    const s = bombard(foes, 1, [1, 1, 1]);
    const refusal = s.refused('template', at(40, 40), 'red');
    expect(refusal).toMatchObject({ code: 'coversFewer', rule: 'EA-1.9.8-14', measured: 1, limit: 3 });
    s.answer('template', (refusal as { better?: unknown }).better, 'red').end();
    expect(s.of('templatePlaced')).toHaveLength(1);
  });

  test('[EA-1.9.8-02] lies where a weapon reaches somebody under it', () => {
    expect(bombard(foes, 1, []).refused('template', at(100, 100), 'red')).toMatchObject({ rule: 'EA-1.9.8-02' });
  });

  test('[EA-1.9.8-10][EA-1.9.8-11] extra templates touch the first one without overlapping', () => {
    const s = bombard(foes, 4, []).answer('template', at(20.5, 40), 'red');
    expect(s.refused('template', at(22, 40), 'red')).toMatchObject({ code: 'templatesOverlap' });
    expect(s.refused('template', at(40, 40), 'red')).toMatchObject({ code: 'templateApart' });
    s.moreDice(1, 1, 1);
    s.answer('template', at(20.5, 47.4), 'red').end();
  });
});

describe('the barrage', () => {
  test('[EA-1.9.8-06][EA-G-07] table T-1', () => {
    const rows = [1, 2, 3, 4, 6, 8, 10, 13, 16, 30].map((n) => Object.values(barrageOf(n)).slice(1));
    expect(rows).toEqual([
      [0, 0, 6, 6],
      [0, 0, 5, 6],
      [0, 0, 4, 5],
      [1, 0, 4, 5],
      [1, 1, 4, 5],
      [2, 1, 4, 5],
      [2, 2, 4, 5],
      [2, 3, 4, 5],
      [2, 4, 4, 5],
      [2, 4, 4, 5],
    ]);
  });

  test('[EA-1.9.8-08] one roll for each unit: AP for infantry, AT for vehicles', () => {
    const foes: Troop = {
      places: [
        [20, 40],
        [20, 43],
        [60, 60],
        [70, 70],
      ],
      profile: { armour: null },
      other: { 1: { ...TANK, armour: null } },
    };
    const s = bombard(foes, 2, [5, 5]).answer('template', at(20, 41.5), 'red');
    s.end();
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['foes.1']);
  });

  test('[EA-1.9.8-01][EA-1.9.8-06] the points of all weapons add up', () => {
    const s = shoots({
      red: { mob: { places: row(3, 1, 20), profile: MORTAR(1) } },
      blue: {
        foes: {
          places: [
            [20, 40],
            [60, 60],
          ],
          profile: { armour: null },
        },
      },
      dice: [4],
    });
    s.answer('template', at(20, 40), 'red').end();
    expect(s.of('unitDestroyed')).toHaveLength(1);
  });

  test('[EA-1.9.8-03] weapons that reach nobody under the template do not fire', () => {
    const s = shoots({
      red: {
        mob: {
          places: [
            [20, 10],
            [60, 10],
          ],
          profile: { weapons: [gun({ barrage: points(1), range: cm(30) })] },
        },
      },
      blue: {
        foes: {
          places: [
            [20, 40],
            [60, 40],
          ],
          profile: { armour: null },
        },
      },
      dice: [5],
    });
    s.answer('template', at(20, 40), 'red').end();
    expect(s.of('unitDestroyed')).toHaveLength(0);
  });

  test('[EA-1.9.8-04][EA-1.9.8-05][EA-1.9.8-12][EA-G-07][EA-G-52] all under it are attacked once and get the markers, friends, too', () => {
    const s = bombard({ places: [...row(3, 0.2, 18, 40), ...row(6, 1, 60, 60)] }, 6, [1, 1, 1, 1, 1], {
      red: {
        friends: {
          places: [
            [20, 43],
            [60, 20],
            [63, 20],
            [66, 20],
          ],
        },
      },
      blue: {
        others: {
          places: [
            [20, 37],
            [70, 20],
            [73, 20],
            [76, 20],
          ],
        },
      },
    });
    s.answer('template', at(20.2, 40), 'red').answer('template', at(20.2, 47.4), 'red').end();
    const markers = ['foes', 'others', 'friends'].map((id) => s.state.formations[id]!.blastMarkers);
    expect(markers).toEqual([2, 2, 2]);
    expect(s.of('rolled').map((e) => e.about)).toEqual(['foes.2', 'foes.1', 'foes.3', 'others.1', 'friends.1']);
  });

  test('[EA-1.9.8-01] a weapon fires its barrage or something else', () => {
    const profile = { weapons: [guns('or', { at: 4, range: cm(60) }, { barrage: points(1), range: cm(60) })] };
    const start = (dice: number[]) =>
      shoots({
        red: { mob: { places: [[20, 10]], profile } },
        blue: {
          foes: {
            places: [
              [20, 40],
              [60, 60],
            ],
            profile: { ...TANK, armour: null },
          },
        },
        dice,
      });
    const direct = start([4]).answer('bombard', false, 'red');
    expect(direct.asked).not.toContain('red:template');
    start([5]).answer('bombard', true, 'red').answer('template', at(20, 40), 'red').end();
  });
});

import type { Plan } from '@walstatt/engine';
import { seededRng } from '@walstatt/engine';
import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle } from '../../test/field.ts';
import { engagedBy } from '../03-engagement/engagement.ts';
import { inch } from '../04-measuring/table-top.ts';
import { ruleset } from '../index.ts';

const red: Field['red'] = {
  squad: {
    places: [
      [10, 10],
      [10, 12],
    ],
    sheet: { keywords: ['INFANTRY'] },
  },
};
const asked = (f: Field, how: string): Play => {
  const s = field({ red, ...f }).start('move', { seat: 'red', unit: 'squad', how });
  return s.asked.includes('red:passOver') ? s.answer('passOver', []) : s;
};
const { likely, sample } = ruleset.tactics['move']!;
const wanted = (s: Play): Plan => likely!(s.battle.look, s.request('move') as never) as never;

describe('where computers move', () => {
  test('as far as they can towards the nearest enemy, but not into engagement range', () => {
    const far = asked({ blue: { horde: { places: [[30, 10]] } } }, 'normal');
    far.answer('move', wanted(far)).end();
    expect(far.state.models['squad.1']!.where).toMatchObject({ x: inch(16), y: inch(10) });
    const near = asked({ blue: { horde: { places: [[14, 10]] } } }, 'normal');
    near.answer('move', wanted(near)).end();
    expect(engagedBy(near.battle.look, 'squad')).toEqual([]);
  });

  test('away from enemies if they fall back', () => {
    const s = asked({ blue: { horde: { places: [[12, 10]] } } }, 'fallBack');
    s.answer('move', wanted(s)).end();
    expect(engagedBy(s.battle.look, 'squad')).toEqual([]);
    expect(s.of('unitMoved')).toHaveLength(1);
  });

  test('up to floors on which they can stand, if these are nearer to where they stand than the ground', () => {
    const floor = { part: 'floor' as const, shape: rectangle(4, 4, 30, 30), bottom: inch(3.9), top: inch(4) };
    const up: Field = {
      red: {
        squad: {
          ...red!['squad']!,
          places: [
            [10, 10, 4],
            [10, 12, 4],
          ],
        },
      },
      blue: { horde: { places: [[50, 10]] } },
      terrain: { r: { kind: 'ruins', footprint: rectangle(4, 4, 30, 30), solids: [floor] } },
    };
    const s = asked(up, 'normal');
    s.answer('move', wanted(s)).end();
    expect(s.state.models['squad.1']!.where).toMatchObject({ x: inch(16), z: inch(4) });
  });

  test('random moves are legal', () => {
    const s = asked({ blue: { horde: { places: [[14, 10]] } } }, 'normal');
    for (let seed = 1; seed <= 8; seed++) {
      const plan = sample!(s.battle.look, s.request('move') as never, seededRng(seed));
      expect(s.battle.refuse(s.battle.pending[0]!.id, plan)).toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { drive, type Field, look, type Piece, play } from '../../../test/field.ts';
import { FAR, hero, men, order, spot, tank } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';
import type { Drive } from './drive.ts';
import { roughOn } from './rough-ground.ts';

type Legs = Parameters<typeof drive>[1][];
const drives = (what: string, legs: Legs, r: Piece = tank([30, 20]), more: Partial<Field> = {}) => {
  const s = order(play({ ...more, red: { r, ...more.red }, blue: { ...FAR, ...more.blue } }), what);
  return s.answer('drive', drive('r', ...legs));
};
const agile = tank([30, 20], 900, { specials: ['agile'] });
const wood = (from: readonly [number, number], to: readonly [number, number]) =>
  ({ wood: { kind: 'difficult', from, to } }) as const;

describe('a drive on its way', () => {
  it('[WP-VEHICLE-27] [WP-VEHICLE-14] [WP-G-23] meets everything in the order of its way, whatever it is', () => {
    const purposes = (y: number, b: Piece, dice: number[]) => {
      const ground = wood([20, y], [40, y + 1]);
      const s = drives('fullPower', [{ go: 16 }], tank([30, 20]), { ground, blue: { b }, dice });
      return s.of('rolled').map((e) => [e.purpose, e.by, e.rules]);
    };
    const terrain = ['terrain', 'red', ['WP-VEHICLE-27']];
    const hits = ['overrunHits', 'red', ['WP-VEHICLE-24']];
    const wounds = ['toWound', 'red', ['WP-WOUND-01']];
    expect(purposes(30, hero([30, 25]), [1, 1, 2])).toEqual([hits, wounds, terrain]);
    expect(purposes(24, hero([30, 28]), [2, 1, 1])).toEqual([terrain, hits, wounds]);
    // Of many models it is the nearest that counts.
    const row = [
      [30, 29],
      [30, 25],
      [30, 27],
    ] as const;
    expect(purposes(26, men(row), [1, 1, 2])).toEqual([hits, wounds, terrain]);
  });

  it('[WP-VEHICLE-04] [WP-VEHICLE-06] [WP-SPECIAL-50] says by which rule it turns', () => {
    const rules = (what: string, legs: Legs, r?: Piece) =>
      drives(what, legs, r)
        .of('drove')
        .map((e) => e.rules);
    expect(rules('pivot', [{ turn: 30 }])).toEqual([['WP-VEHICLE-04']]);
    expect(rules('manoeuvre', [{ turn: -90 }])).toEqual([['WP-VEHICLE-06']]);
    expect(rules('manoeuvre', [{ turn: 120 }, { turn: 90 }], agile)).toEqual([['WP-SPECIAL-50'], ['WP-VEHICLE-06']]);
    expect(rules('manoeuvre', [{ turn: 90 }, { turn: 90 }], agile)).toEqual([['WP-VEHICLE-06'], ['WP-SPECIAL-50']]);
  });

  it('[WP-VEHICLE-05] [WP-VEHICLE-07] [WP-VEHICLE-22] says by which rule it drives, also without a length', () => {
    const rules = (what: string, ...legs: Legs) =>
      drives(what, legs)
        .of('drove')
        .map((e) => e.rules);
    expect(rules('manoeuvre', { go: 3 }, { go: 5 })).toEqual([['WP-VEHICLE-05'], ['WP-VEHICLE-05']]);
    expect(rules('fullPower', { go: 16 }, { go: 0 })).toEqual([['WP-VEHICLE-07'], ['WP-VEHICLE-07']]);
    const on = drives('fullPower', [{ go: 16 }], undefined, { blue: { b: hero([30, 36]) }, dice: [1, 1] });
    expect(on.of('drove').at(-1)!.rules).toEqual(['WP-VEHICLE-22']);
  });

  it('[WP-VEHICLE-27] [WP-SPECIAL-50] goes on turning where a wood has held it up', () => {
    const ground = wood([32, 18], [36, 22]);
    const s = drives('fullPower', [{ turn: -90 }, { go: 2 }], agile, { ground, dice: [2] });
    expect(spot(s, 'r')).toMatchObject({ x: inches(32), y: inches(20), facing: 0 });
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['terrain']);
  });

  it('[WP-VEHICLE-27] enters nothing that lies beside its slanting way', () => {
    const ground = {
      aside: { kind: 'difficult', from: [35, 20], to: [36, 21] },
      ahead: { kind: 'difficult', from: [35, 25], to: [36, 26] },
    } as const;
    const l = look({ red: { r: tank([30, 20], 450) }, ground });
    const leg = { leg: 'go', distance: inches(8) } as const;
    const c = { unit: 'r', met: [] } as unknown as Drive;
    expect(roughOn(l, c, spot(l, 'r')!, leg).map((e) => e.id)).toEqual(['ahead']);
  });
});

import { describe, expect, it } from 'vitest';
import { drive, type Field, look, type Piece, play } from '../../../test/field.ts';
import { FAR, flyer, hero, order, tank } from '../../../test/pieces.ts';
import { inches, TOLERANCE } from '../../07-measuring/lengths.ts';
import { isFastTarget, isStill } from '../vehicle-states.ts';
import type { Drive } from './drive.ts';
import { stillTouched, touchedBy } from './parting.ts';
import { roughOn } from './rough-ground.ts';

const start = (what: string, r: Piece = tank([30, 20]), more: Partial<Field> = {}) =>
  order(play({ ...more, red: { r, ...more.red }, blue: { ...FAR, ...more.blue } }), what);
const refusal = (what: string, legs: Parameters<typeof drive>[1][], r?: Piece, more?: Partial<Field>) =>
  start(what, r, more).refused('drive', drive('r', ...legs));

describe('a plan of legs', () => {
  it('[WP-VEHICLE-04] [WP-VEHICLE-05] consists of turns by at most half a circle and of straight ways', () => {
    const leg = (l: object) => start('manoeuvre').refused('drive', [{ mover: 'r.0', legs: [l] }] as never);
    const none = { code: 'malformed', rule: 'WP-VEHICLE-05' };
    expect(leg({ leg: 'turn', by: 1801 })).toMatchObject(none);
    expect(leg({ leg: 'turn', by: 0.5 })).toMatchObject(none);
    expect(leg({ leg: 'go', distance: 'far' })).toMatchObject(none);
    expect(leg({ leg: 'go', distance: 2_000_000 })).toMatchObject(none);
    expect(leg({ leg: 'to', x: 5, y: 5 })).toMatchObject(none);
    start('pivot').answer('drive', drive('r', { turn: 180 }));
    start('pivot').answer('drive', drive('r', { turn: -180 }));
  });

  it('[WP-VEHICLE-04] a pivot is one turn and no way', () => {
    expect(refusal('pivot', [{ turn: 30 }, { turn: 30 }])).toMatchObject({ code: 'mayNotTurn', rule: 'WP-VEHICLE-04' });
    expect(refusal('pivot', [{ go: 1 }])).toMatchObject({
      code: 'tooFar',
      rule: 'WP-VEHICLE-04',
      measured: inches(1),
      limit: 0,
      unit: 'length',
    });
  });

  it('[WP-VEHICLE-05] [WP-VEHICLE-06] [WP-G-39] a manoeuvre goes one way, as far as Be, with one turn', () => {
    const turned = refusal('manoeuvre', [{ turn: 91 }]);
    expect(turned).toMatchObject({ code: 'turnsTooMuch', rule: 'WP-VEHICLE-06', measured: 910, limit: 900 });
    expect(refusal('manoeuvre', [{ turn: -30 }, { go: 2 }, { turn: 20 }])).toMatchObject({
      code: 'turnsTooMuch',
      measured: 200,
    });
    expect(refusal('manoeuvre', [{ go: 2 }, { go: -1 }])).toMatchObject({ code: 'bothWays', rule: 'WP-VEHICLE-05' });
    expect(refusal('manoeuvre', [{ go: -2 }, { go: 1 }])).toMatchObject({ code: 'bothWays', rule: 'WP-VEHICLE-05' });
    expect(refusal('manoeuvre', [{ go: 5 }, { go: 4 }])).toMatchObject({
      code: 'tooFar',
      rule: 'WP-VEHICLE-05',
      measured: inches(9),
      limit: inches(8),
    });
    const far = (ticks: number) => [{ mover: 'r.0', legs: [{ leg: 'go', distance: inches(8) + ticks }] }] as never;
    expect(start('manoeuvre').refused('drive', far(TOLERANCE + 1)).code).toBe('tooFar');
    start('manoeuvre').answer('drive', far(TOLERANCE));
    const s = start('manoeuvre').answer('drive', drive('r', { go: -3 }, { turn: 90 }, { go: -2 }));
    const { where } = s.state.units['r']!;
    expect(where.at === 'table' && where.models).toEqual([{ x: inches(32), y: inches(17), facing: 1800 }]);
  });

  it('[WP-VEHICLE-07] [WP-VEHICLE-08] [WP-SPECIAL-50] full power is twice Be straight ahead; agile ones turn once', () => {
    expect(refusal('fullPower', [{ go: -1 }])).toMatchObject({ code: 'backwards', rule: 'WP-VEHICLE-07' });
    expect(refusal('fullPower', [{ turn: 10 }])).toMatchObject({ code: 'mayNotTurn', rule: 'WP-VEHICLE-08' });
    expect(refusal('fullPower', [{ go: 16.1 }])).toMatchObject({ code: 'tooFar', rule: 'WP-VEHICLE-07' });
    for (const special of ['agile', 'fast', 'antigrav']) {
      const agile = tank([30, 20], 900, { specials: [special] });
      expect(refusal('fullPower', [{ turn: 120 }, { turn: 10 }], agile).rule).toBe('WP-VEHICLE-08');
      start('fullPower', agile).answer('drive', drive('r', { go: 2 }, { turn: 120 }, { go: 2 }));
      start('manoeuvre', agile).answer('drive', drive('r', { turn: 120 }, { go: 2 }, { turn: 90 }));
    }
  });

  it('[WP-G-44] nobody drives or turns off the table', () => {
    const off = { code: 'offTable', rule: 'WP-G-44' };
    expect(refusal('manoeuvre', [{ go: 3 }], tank([30, 44]))).toMatchObject(off);
    expect(refusal('manoeuvre', [{ go: -3 }], tank([30, 4]))).toMatchObject(off);
    expect(refusal('manoeuvre', [{ go: 3 }], tank([4, 20], 1800))).toMatchObject(off);
    expect(refusal('manoeuvre', [{ go: 3 }], tank([68, 20], 0))).toMatchObject(off);
    for (const [at, facing] of [
      [[30, 1.5], 0],
      [[30, 46.5], 0],
      [[1.5, 20], 900],
      [[70.5, 20], 900],
    ] as const)
      expect(refusal('pivot', [{ turn: 180 }], tank(at, facing)), String(at)).toMatchObject(off);
  });
});

describe('everything that is wrong with a drive', () => {
  const faults = (what: string, legs: Parameters<typeof drive>[1][], more: Partial<Field> = {}, r?: Piece) =>
    start(what, r, more).faults('drive', drive('r', ...legs));

  it('[WP-VEHICLE-05] [WP-VEHICLE-07] [WP-VEHICLE-08] [WP-VEHICLE-26] of its legs, each fault once', () => {
    const house = { kind: 'blocking', from: [28, 25], to: [32, 26] } as const;
    const legs = [{ turn: 10 }, { turn: -10 }, { go: -1 }, { go: -1 }, { go: 16 }];
    expect(faults('fullPower', legs, { ground: { house } })).toEqual([
      'mayNotTurn WP-VEHICLE-08',
      'backwards WP-VEHICLE-07',
      'bothWays WP-VEHICLE-05',
      'tooFar WP-VEHICLE-07',
      'throughTerrain WP-VEHICLE-26',
    ]);
    expect(faults('fullPower', [{ go: 16 }])).toEqual([]);
    expect(faults('manoeuvre', [{ turn: 95 }, { go: 9 }], {}, tank([4, 20]))).toEqual([
      'turnsTooMuch WP-VEHICLE-06',
      'tooFar WP-VEHICLE-05',
      'offTable WP-G-44',
    ]);
  });

  it('[WP-VEHICLE-12] [WP-VEHICLE-26] [WP-TERRAIN-07] [WP-G-03] [WP-PASS-02] of all that bars it, and of its end', () => {
    const ground = {
      house: { kind: 'blocking', from: [32.6, 19], to: [34, 21] },
      fence: { kind: 'obstacle', from: [28, 27], to: [32, 27.2] },
    } as const;
    const more = { ground, red: { q: hero([30, 24]), p: hero([32.3, 28]) } };
    expect(faults('manoeuvre', [{ go: 7 }], more)).toEqual([
      'throughUnit WP-VEHICLE-12',
      'onTerrain WP-TERRAIN-07',
      'tooNear WP-G-03',
      'tooNear WP-G-03',
    ]);
    const beside = { ground, red: { q: hero([27.5, 20]) } };
    expect(faults('pivot', [{ turn: 90 }], beside)).toEqual([
      'throughTerrain WP-VEHICLE-26',
      'throughUnit WP-VEHICLE-12',
      'onUnit WP-PASS-02',
    ]);
  });

  it('[WP-VEHICLE-21] [WP-TERRAIN-07] [WP-G-22] of a stop on what it has run over, and of a collision', () => {
    const fence = { kind: 'obstacle', from: [28, 27], to: [32, 27.2] } as const;
    const run = faults('fullPower', [{ go: 7 }], { ground: { fence }, blue: { b: hero([30, 26]) } });
    expect(run).toEqual(['onTerrain WP-TERRAIN-07', 'onUnit WP-VEHICLE-21']);
  });
});

describe('a drive', () => {
  it('[WP-VEHICLE-41] [WP-G-34] is remembered by its length, and by whether it turned', () => {
    const after = (what: string, ...legs: Parameters<typeof drive>[1][]) => {
      const { travelled, turned } = start(what).answer('drive', drive('r', ...legs)).state.units['r']!;
      return [travelled, turned];
    };
    expect(after('manoeuvre', { go: 3 })).toEqual([inches(3), false]);
    expect(after('pivot', { turn: 40 })).toEqual([0, true]);
    expect(after('manoeuvre', { go: 3 }, { turn: 40 })).toEqual([inches(3), true]);
    expect(after('manoeuvre', { go: -3 }, { turn: 40 }, { go: -1 })).toEqual([inches(4), true]);
  });

  it('[WP-VEHICLE-04] [WP-PASS-02] of a round vehicle turns beside anybody', () => {
    const round = tank([30, 20], 900, { base: 3 });
    const s = start('pivot', round, {
      blue: { b: hero([32.6, 20]) },
      ground: { h: { kind: 'blocking', from: [26, 18], to: [28, 22] } },
    });
    s.answer('drive', drive('r', { turn: 90 }));
    expect(s.state.units['r']!.turned).toBe(true);
    const met = look({ red: { r: round }, ground: { w: { kind: 'difficult', from: [31.6, 19], to: [34, 21] } } });
    const { where } = met.state.units['r']!;
    const spot = where.at === 'table' && where.models[0]!;
    expect(roughOn(met, { unit: 'r', met: [] } as never, spot as never, { leg: 'turn', by: 900 })).toEqual([]);
  });

  it('[WP-REINF-09] [WP-VEHICLE-06] that comes in turns by a right angle at most, and says whom it may not ram', () => {
    const s = play({
      phase: 'start',
      red: { r: { profile: { type: 'vehicle', move: 8 }, with: { where: { at: 'reserve' } } } },
      blue: FAR,
      dice: [1],
    });
    s.answer('arrive', [{ piece: 'r.0', pose: { x: inches(30), y: inches(2.25), facing: 900 } }]);
    expect(s.refused('drive', drive('r', { turn: 100 }))).toMatchObject({
      code: 'turnsTooMuch',
      rule: 'WP-VEHICLE-06',
    });
    s.answer('drive', []);
    const touching = { v: tank([30, 23.75], 0) };
    expect(refusal('fullPower', [{ go: 4 }], undefined, { blue: touching })).toMatchObject({
      code: 'alreadyTouching',
      rule: 'WP-G-22',
      args: { unit: 'v' },
    });
  });
});

describe('what bars the way of a vehicle', () => {
  const house = { house: { kind: 'blocking', from: [28, 25], to: [32, 26] } } as const;

  it('[WP-VEHICLE-26] [WP-SPECIAL-38] a house, also for one who turns, but not for one who floats', () => {
    const barred = { code: 'throughTerrain', rule: 'WP-VEHICLE-26', args: { terrain: 'house' } };
    expect(refusal('manoeuvre', [{ go: 4 }], undefined, { ground: house })).toMatchObject(barred);
    const beside = { house: { kind: 'blocking', from: [32, 18], to: [34, 22] } } as const;
    expect(refusal('pivot', [{ turn: 90 }], undefined, { ground: beside })).toMatchObject(barred);
    const floats = tank([30, 20], 900, { specials: ['antigrav'] });
    start('pivot', floats, { ground: beside }).answer('drive', drive('r', { turn: 180 }));
    start('fullPower', floats, { ground: house }).answer('drive', drive('r', { go: 12 }));
    const wall = { house: { ...beside.house, kind: 'decorative' } } as const;
    start('pivot', undefined, { ground: wall }).answer('drive', drive('r', { turn: 180 }));
    start('pivot', undefined, { ground: house }).answer('drive', drive('r', { turn: 180 }));
  });

  it('[WP-VEHICLE-12] [WP-G-13] [WP-G-22] [WP-G-23] [WP-G-36] other units, each by its own rule', () => {
    const rule = (what: string, blue: Record<string, Piece>, red: Record<string, Piece> = {}) => {
      const { code, rule: by, args } = refusal(what, [{ go: 8 }], undefined, { blue, red });
      return [code, by, args];
    };
    const enemy = { b: hero([30, 25]) };
    expect(rule('manoeuvre', enemy)).toEqual(['throughUnit', 'WP-VEHICLE-12', { unit: 'b' }]);
    expect(rule('manoeuvre', {}, { q: hero([30, 25]) })).toEqual(['throughUnit', 'WP-VEHICLE-12', { unit: 'q' }]);
    expect(rule('fullPower', {}, { q: hero([30, 25]) })).toEqual(['throughUnit', 'WP-G-22', { unit: 'q' }]);
    expect(rule('fullPower', { p: { ...flyer(), at: [30, 25] } })).toEqual(['throughUnit', 'WP-G-13', { unit: 'p' }]);
    const hover = tank([30, 27], 0, { specials: ['antigrav'] });
    expect(rule('fullPower', { h: hover })).toEqual(['throughUnit', 'WP-G-36', { unit: 'h' }]);
    const engaged = { q: hero([27.1, 25]) };
    expect(rule('fullPower', { b: hero([28.6, 25]) }, engaged)).toEqual(['throughUnit', 'WP-G-23', { unit: 'b' }]);
  });

  it('[WP-VEHICLE-12] [WP-PASS-02] also those beside one who turns, whoever they are', () => {
    for (const side of ['red', 'blue'] as const) {
      const more = { [side]: { q: hero([32.5, 20]) } };
      expect(refusal('pivot', [{ turn: 90 }], undefined, more)).toMatchObject({
        code: 'throughUnit',
        rule: 'WP-VEHICLE-12',
        args: { unit: 'q' },
      });
      start('pivot', undefined, { [side]: { q: hero([34, 20]) } }).answer('drive', drive('r', { turn: 180 }));
    }
  });
});

describe('rough ground on the way', () => {
  const c = (more = {}) => ({ unit: 'r', met: [], ...more }) as never as Drive;
  const wood = (
    from: [number, number],
    to: [number, number],
    kind: 'difficult' | 'obstacle' | 'decorative' = 'difficult',
  ) => ({ kind, from, to }) as const;
  const entered = (ground: NonNullable<Field['ground']>, leg: object, more = {}, specials: string[] = []) => {
    const l = look({ red: { r: tank([30, 20], 900, { specials }) }, ground });
    const { where } = l.state.units['r']!;
    return roughOn(l, c(more), (where.at === 'table' && where.models[0]!) as never, leg as never);
  };
  const ground = {
    far: wood([25, 27], [35, 29]),
    near: wood([25, 24], [35, 24.5], 'obstacle'),
    aside: wood([40, 20], [45, 30]),
    sign: wood([25, 23], [35, 23.5], 'decorative'),
    under: wood([29, 19], [31, 26]),
  };

  it('[WP-VEHICLE-27] [WP-G-23] [WP-G-53] is entered in order, unless it was met before or the vehicle stands in it', () => {
    const ahead = entered(ground, { leg: 'go', distance: inches(8) });
    expect(ahead.map((e) => e.id)).toEqual(['near', 'far']);
    expect(ahead.map((e) => Math.round(e.at / 254) / 10)).toEqual([1.8, 4.8]);
    expect(entered(ground, { leg: 'go', distance: inches(8) }, { met: ['near'] }).map((e) => e.id)).toEqual(['far']);
    expect(entered(ground, { leg: 'go', distance: inches(2) }).map((e) => e.id)).toEqual(['near']);
    expect(entered(ground, { leg: 'go', distance: inches(-8) })).toEqual([]);
    expect(entered(ground, { leg: 'go', distance: inches(8) }, {}, ['antigrav'])).toEqual([]);
  });

  it('[WP-VEHICLE-27] [WP-G-53] also by turning', () => {
    const beside = {
      b: wood([32, 19], [34, 21]),
      sign: wood([26, 19], [28, 21], 'decorative'),
      aside: wood([40, 20], [45, 30]),
    };
    const turned = entered(beside, { leg: 'turn', by: 900 });
    expect(turned.map((e) => e.id)).toEqual(['b']);
    expect(turned[0]!.at).toBeGreaterThan(0);
    expect(turned[0]!.at).toBeLessThan(900);
    expect(entered(beside, { leg: 'turn', by: 10 })).toEqual([]);
  });
});

describe('vehicles in contact', () => {
  const l = look({
    red: { r: tank([30, 20]), q: tank([33, 20]) },
    blue: { b: tank([27, 20]), c: tank([30, 30]), h: hero([30, 23]) },
  });

  it('[WP-G-22] are enemy vehicles that touch where one stands, as long as they do', () => {
    expect(touchedBy(l, 'r')).toEqual(['b']);
    expect(touchedBy(l, 'q')).toEqual([]);
    const at = { x: inches(30), y: inches(20), facing: 900 };
    expect(stillTouched(l, 'r', at, ['b', 'c'])).toEqual(['b']);
    expect(stillTouched(l, 'r', { ...at, x: inches(31) }, ['b', 'c'])).toEqual([]);
    expect(stillTouched(l, 'r', at, [])).toEqual([]);
  });
});

describe('what a vehicle did in its last turn', () => {
  const still = (with_: object, pivotsMove = true) => {
    const at = look({ blue: { b: tank([30, 20], 900, {}, with_) }, options: { pivotsMove } });
    return isStill(at, at.state.units['b']!);
  };

  it('[WP-VEHICLE-41] [WP-G-34] [WP-G-49] it stood still if it neither moved nor turned, or is crippled', () => {
    expect([still({}), still({ travelled: 1 }), still({ turned: true })]).toEqual([true, false, false]);
    expect([still({ turned: true }, false), still({ turned: true, travelled: 1 }, false)]).toEqual([true, false]);
    expect(still({ crippled: true, travelled: inches(9), turned: true })).toBe(true);
  });

  it('[WP-VEHICLE-47] it is fast beyond twelve inches, unless it is crippled', () => {
    const fast = (with_: object) =>
      isFastTarget(look({ blue: { b: tank([30, 20], 900, {}, with_) } }).state.units['b']!);
    expect([fast({ travelled: inches(12) }), fast({ travelled: inches(12) + 1 })]).toEqual([false, true]);
    expect(fast({ travelled: inches(13), crippled: true })).toBe(false);
  });
});

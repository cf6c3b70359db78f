import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle, type Troop } from '../../test/field.ts';
import { inch } from '../04-measuring/table-top.ts';
import { movedHow } from '../10-movement/moved.ts';

/** It looks to the east, where 60" of battlefield end. */
const jet = (x: number, more: Troop = {}): Troop => ({
  places: [[x, 20]],
  sheet: { keywords: ['AIRCRAFT', 'VEHICLE', 'FLY'] },
  ...more,
  profile: { move: inch(20), base: { shape: 'round', diameter: inch(2) }, ...more.profile },
});
const heavy = (x: number): Troop => jet(x, { sheet: { keywords: ['AIRCRAFT', 'VEHICLE'] } });

const fly = (distance: number, degrees = 0) => [
  { mover: 'jet.1', legs: [{ leg: 'fly', distance: inch(distance), turn: degrees * 10 }] },
];
const flying = (f: Field): Play => field(f).start('move', { seat: 'red', unit: 'jet' });
const over = (x: number, more: Field = {}): Play => flying({ ...more, red: { jet: jet(x), ...more.red } });
const refusal = (s: Play, plan: readonly unknown[]) => {
  const { code, rule } = s.refused('flyAhead', plan);
  return `${code} ${rule}`;
};
const foe = (x: number, y = 20): Field => ({ blue: { horde: { places: [[x, y]] } } });

describe('the move of an aircraft', () => {
  test('[WH-AIR-08][WH-AIR-09] it has no choice, not even with enemies near', () => {
    const s = field({ red: { jet: jet(10) }, ...foe(11.5) }).start('movementPhase', { seat: 'red' });
    // While it has not moved, the step does not end (WH-G-84).
    expect(s.asked).toEqual(['red:flyAhead']);
    s.answer('flyAhead', fly(20)).end();
    expect(s.of('unitMoved')).toMatchObject([{ unit: 'jet', how: 'normal' }]);
  });

  test('[WH-AIR-08][WH-G-84] the step does not end while it has not moved', () => {
    const s = field({ red: { jet: jet(10), squad: { places: [[5, 5]] } } }).start('movementPhase', { seat: 'red' });
    s.refused('moveNext', null);
    s.answer('moveNext', 'jet').answer('flyAhead', fly(20)).answer('moveNext', null).end();
    expect([movedHow(s.state, 'jet'), movedHow(s.state, 'squad')]).toEqual(['normal', 'stationary']);
  });

  test('[WH-AIR-10][WH-AIR-12] straight forward, at least 20", as far as one likes', () => {
    expect(refusal(over(10), fly(19.9))).toBe('tooShort WH-AIR-10');
    const s = over(10).answer('flyAhead', fly(49));
    expect(s.state.models['jet.1']!.where).toMatchObject({ x: inch(59), y: inch(20), facing: 0 });
    s.end();
  });

  test('[WH-AIR-11] then a free pivot of up to 90 degrees', () => {
    const s = over(10).answer('flyAhead', fly(20, -90));
    expect(s.state.models['jet.1']!.where).toMatchObject({ x: inch(30), y: inch(20), facing: 2700 });
    expect(refusal(over(10), fly(20, 91))).toBe('malformed WH-AIR-10');
  });

  test('[WH-AIR-13][WH-AIR-15][WH-AIR-02] over the edge: into Strategic Reserves, to return', () => {
    expect(refusal(over(10), fly(49.1))).toBe('offTable WH-AIR-13');
    const s = over(10).answer('flyAhead', []);
    expect(s.state.units['jet']!.status).toEqual({ at: 'reserves', strategic: true });
    expect(s.state.models['jet.1']!.where).toEqual({ at: 'off' });
    expect(s.state.effects).toMatchObject([{ name: 'moved' }, { name: 'mustReturn', on: 'jet', rule: 'WH-AIR-15' }]);
    s.end();
  });

  test('[WH-AIR-13] a pivot does not take it over the edge', () => {
    const wide = jet(10, { places: [[10, 2]], profile: { base: { shape: 'hull', length: inch(6), width: inch(3) } } });
    const s = flying({ red: { jet: wide } });
    expect(refusal(s, fly(20, 90))).toBe('offTable WH-AIR-13');
    s.answer('flyAhead', fly(20)).end();
  });

  test('[WH-AIR-14] who cannot go 20" leaves, too', () => {
    const s = over(41);
    expect(s.battle.pending[0]!.request.kind).toBe('path');
    s.answer('flyAhead', []).end();
    expect(s.of('flewOff')).toHaveLength(1);
  });

  test('[WH-AIR-12][WH-AIR-14] who can move and not leave must move', () => {
    const red = { jet: heavy(10) };
    const s = flying({ red, blue: { wall: { places: [[50, 20]] } } });
    expect(s.refused('flyAhead', [])).toMatchObject({ code: 'mustFly', better: fly(20) });
    expect(refusal(s, fly(45))).toBe('throughEnemy WH-MOVE-08');
    const blocked = flying({ red, blue: { wall: { places: [[20, 20]] } } });
    expect(refusal(blocked, fly(20))).toBe('throughEnemy WH-MOVE-08');
    blocked.answer('flyAhead', []).end();
  });

  test('[WH-FLY-01][WH-FLY-03] one that can FLY passes over everybody', () => {
    over(10, { ...foe(20), red: { other: heavy(25) } })
      .answer('flyAhead', fly(40))
      .end();
  });

  test('[WH-MOVE-11] it does not end on another model, nor inside terrain', () => {
    expect(refusal(over(10, foe(30)), fly(20))).toBe('onModel WH-MOVE-11');
    const block = { part: 'body' as const, shape: rectangle(30, 18, 4, 4), bottom: 0, top: inch(5) };
    const terrain = { hill: { kind: 'hill' as const, footprint: rectangle(30, 18, 4, 4), solids: [block] } };
    expect(refusal(over(10, { terrain }), fly(20))).toBe('inTerrain WH-MTER-01');
    over(10, { terrain }).answer('flyAhead', fly(30)).end();
  });

  test('[WH-G-83] it may end near enemies, by the caption of the book', () => {
    for (const red of [{ jet: jet(10) }, { jet: heavy(10) }])
      flying({ red, ...foe(30, 22) })
        .answer('flyAhead', fly(20))
        .end();
  });

  test('[WH-G-83] where it may only end outside, it flies on, or leaves if it finds no end', () => {
    const options = { aircraftEnds: 'outside' as const };
    const s = over(10, { ...foe(30, 22), options });
    expect(refusal(s, fly(20))).toBe('endsEngaged WH-ENG-05');
    s.answer('flyAhead', fly(22)).end();
    expect(refusal(flying({ red: { jet: heavy(10) }, ...foe(25, 22), options }), fly(20))).toBe(
      'engagedOnTheWay WH-MOVE-18',
    );
  });

  test('[WH-AIR-19] nor near enemy AIRCRAFT, if it cannot FLY', () => {
    const blue = { plane: jet(30, { places: [[30, 22.5]] }) };
    expect(refusal(flying({ red: { jet: heavy(10) }, blue }), fly(20))).toBe('endsEngaged WH-AIR-19');
  });

  test('[WH-AIR-05][WH-AIR-06] in hover mode it moves like others, up to 20"', () => {
    const s = flying({ red: { jet: jet(10, { hovering: true, profile: { move: inch(30) } }) } });
    expect(s.request('moveHow').options.map((o) => o.id)).toEqual(['normal', 'advance', 'stationary']);
    s.answer('moveHow', 'normal');
    const go = (x: number) => [{ mover: 'jet.1', legs: [{ leg: 'go', x: inch(x), y: inch(20), z: 0 }] }];
    expect(s.refused('move', go(30.1))).toMatchObject({ code: 'tooFar', limit: inch(20) });
    s.answer('move', go(30)).end();
    expect(s.question('unit', { unit: 'jet' })).toMatchObject({ keywords: ['VEHICLE', 'FLY'] });
  });
});

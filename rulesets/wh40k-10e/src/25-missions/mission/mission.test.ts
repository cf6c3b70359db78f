import { type Placed, presetAnswer, type Setup } from '@walstatt/engine';
import { describe, expect, test } from 'vitest';
import { battleOf } from '../../../test/battle.ts';
import { type Play, rectangle } from '../../../test/field.ts';
import { idle } from '../../../test/idle.ts';
import { inch } from '../../04-measuring/table-top.ts';

/** Roll-offs: the markers when they are placed, the attacker, the first turn. */
const RED_ATTACKS = [6, 1];

const marker = (s: Play, x: number, y: number) => {
  const { by, pieces } = s.request('marker');
  return [[{ piece: pieces[0]!, pose: { x: inch(x), y: inch(y) } }], by] as const;
};
const place = (s: Play, x: number, y: number) => s.answer('marker', ...marker(s, x, y));

describe('objective markers', () => {
  test('[WH-ONLYWAR-06][WH-OBJ-01][WH-OBJ-04] four of them, in turn, the winner of a roll-off first; all contested', () => {
    const s = battleOf({ table: 'empty' }, [2, 5, ...RED_ATTACKS]);
    expect(s.asked).toEqual(['blue:marker']);
    place(s, 12, 12);
    expect(s.asked).toEqual(['red:marker']);
    place(place(s, 40, 12), 12, 32);
    place(s, 40, 32);
    expect(s.of('markerPlaced').map((e) => [e.seat, e.marker])).toEqual([
      ['blue', 'M1'],
      ['red', 'M2'],
      ['blue', 'M3'],
      ['red', 'M4'],
    ]);
    expect(Object.values(s.state.objectives).map((o) => o.control)).toEqual([null, null, null, null]);
    expect(s.of('attackerFound').map((e) => e.seat)).toEqual(['red']);
    s.end('hoverMode');
  });

  test('[WH-ONLYWAR-07][WH-ONLYWAR-08][WH-OBJ-02] more than 6" from the edges and 9" from each other, from their closest parts', () => {
    const s = battleOf({ table: 'empty' }, [6, 1]);
    const radius = 2000 / 2540;
    expect(s.refused('marker', ...marker(s, 6 + radius, 20))).toMatchObject({ rule: 'WH-ONLYWAR-07' });
    place(s, 6 + radius + 0.001, 20);
    expect(s.refused('marker', ...marker(s, 6 + radius + 0.001, 29 + 2 * radius))).toMatchObject({
      code: 'markerNearMarker',
      rule: 'WH-ONLYWAR-08',
    });
    place(s, 6 + radius + 0.001, 29 + 2 * radius + 0.001);
  });

  test('[WH-OBJ-09] it lies flat, more than an inch from walls', () => {
    const s = battleOf({}, [6, 1]);
    expect(s.refused('marker', ...marker(s, 24, 22))).toMatchObject({ rule: 'WH-OBJ-09', args: { terrain: 'R1' } });
    place(s, 30, 22);
  });
});

describe('the mission sequence', () => {
  test('[WH-MISSION-02][WH-MISSION-07][WH-ONLYWAR-09] markers, attacker, formations, deployment, in this order', () => {
    const s = battleOf({ markers: 'suggested' }, [1, 1, 3, 4]);
    expect(s.of('attackerFound').map((e) => e.seat)).toEqual(['blue']);
    expect(s.asked).toEqual(['red:hoverMode']);
    idle(s, 'formation');
    expect(s.asked).toEqual(['red:formation', 'blue:formation']);
    idle(s, 'unitToDeploy');
    expect(s.asked).toEqual(['blue:unitToDeploy']);
    s.end('unitToDeploy');
  });

  test('[WH-ONLYWAR-11][WH-ONLYWAR-14][WH-ONLYWAR-16][WH-MISSION-11] units in turn, the attacker first; then the winner of another roll-off begins', () => {
    const s = battleOf({ markers: 'suggested', table: 'empty', armies: small }, [...RED_ATTACKS, 2, 5]);
    idle(s, 'moveNext', 'battleShockNext');
    const seats = s.of('unitSetUp').map((e) => s.state.units[e.unit]!.owner);
    expect(seats).toEqual(['red', 'blue', 'red', 'red']);
    expect(s.of('firstPlayerFound').map((e) => e.seat)).toEqual(['blue']);
    expect(s.of('turnBegan')[0]!.seat).toBe('blue');
  });
});

const list = (units: string, faction = 'MERIDIAN_ACCORD') =>
  `army: mine\nruleset: wh40k-10e\nlists:\n  l: {size: incursion, faction: ${faction}, units: ${units}}\n`;
const small = {
  red: list('{R1: {datasheet: ma-marshal, warlord: true}, R2: ma-line-company, R3: ma-wayfinders}'),
  blue: list('{B1: {datasheet: hc-cantor, warlord: true}}', 'HOLLOW_CHOIR'),
};

describe('deployment', () => {
  const deploying = () =>
    idle(battleOf({ markers: 'suggested', table: 'empty', armies: small }, RED_ATTACKS), 'unitToDeploy');
  const at = (s: Play, x: number, y: number, z = 0) => {
    const { pieces } = s.request('setUp');
    return pieces.map((piece, i) => ({ piece, pose: { x: inch(x), y: inch(y + 1.5 * i), z: inch(z), facing: 0 } }));
  };

  test('[WH-ONLYWAR-12][WH-MISSION-10][WH-MISSION-15] wholly within the own zone, which begins 12" from the middle', () => {
    const s = deploying().answer('unitToDeploy', 'R1', 'red');
    const half = 16 / 25.4;
    expect(s.refused('setUp', at(s, 18 - half + 0.01, 10))).toMatchObject({
      code: 'outsideZone',
      rule: 'WH-ONLYWAR-12',
    });
    s.answer('setUp', at(s, 18 - half, 10), 'red');
    expect(s.state.units['R1']!.status).toEqual({ at: 'battlefield' });
    expect(s.asked).toEqual(['blue:setUp']);
    expect(s.refused('setUp', at(s, 10, 30))).toMatchObject({ rule: 'WH-ONLYWAR-12' });
    s.answer('setUp', at(s, 50, 10), 'blue');
  });

  test('[WH-OBJ-03][WH-G-125] not on an objective marker', () => {
    const s = deploying().answer('unitToDeploy', 'R1', 'red');
    const marker = Object.values(s.state.objectives)[0]!;
    expect(s.refused('setUp', at(s, marker.at.x / inch(1), marker.at.y / inch(1)))).toMatchObject({
      code: 'onMarker',
      rule: 'WH-OBJ-03',
    });
  });

  test('[WH-COH-01][WH-MOVE-11][WH-MTER-04][WH-FIELD-01] in coherency, not on others, not in the air, on the table', () => {
    const s = deploying().answer('unitToDeploy', 'R2', 'red');
    const row = at(s, 10, 5);
    const last = row.length - 1;
    const moved = (pose: { x: number; y: number; z: number }) =>
      row.map((p, i) => (i === last ? { ...p, pose: { ...p.pose, ...pose } } : p));
    // Ten models in a row: those at its ends have only one neighbour within 2".
    expect(s.refused('setUp', row)).toMatchObject({ code: 'outOfCoherency', rule: 'WH-COH-04' });
    expect(s.refused('setUp', moved({ x: inch(10), y: inch(5), z: 0 }))).toMatchObject({ code: 'onModel' });
    expect(s.refused('setUp', moved({ x: inch(10), y: inch(20), z: inch(1) }))).toMatchObject({ rule: 'WH-MTER-04' });
    expect(s.refused('setUp', moved({ x: inch(10), y: inch(44), z: 0 }))).toMatchObject({ rule: 'WH-FIELD-01' });
  });
});

test('[WH-ONLYWAR-13] a unit for which there is no room counts as destroyed', () => {
  const corners = [
    [0, 0],
    [18, 0],
    [18, 44],
    [0, 44],
  ].map(([x, y]) => ({ x: inch(x!), y: inch(y!) }));
  const rubble = { X: { kind: 'debris', footprint: corners, solids: [] } };
  const s = battleOf({ markers: 'suggested', table: rubble, armies: small }, [...RED_ATTACKS, 6, 1]);
  idle(s, 'unitToDeploy').answer('unitToDeploy', 'R1', 'red');
  expect(s.of('modelDestroyed').map((e) => [e.model, e.silent])).toEqual([['R1.1', true]]);
});

describe('room above the ground', () => {
  const hill = (x: number, y: number, width: number, depth: number, top: number) => {
    const shape = rectangle(x, y, width, depth);
    return { kind: 'hill', footprint: shape, solids: [{ part: 'body', shape, bottom: 0, top: inch(top) }] };
  };
  /** The heights at which the models of red's unit are set up by default. */
  const heights = (table: Setup['table'], unit: string): number[] => {
    const s = idle(battleOf({ markers: 'suggested', table, armies: small }, RED_ATTACKS), 'unitToDeploy');
    s.answer('unitToDeploy', unit, 'red');
    const places = presetAnswer(s.battle.lookAs('red') as never, s.request('setUp')) as readonly Placed[];
    s.answer('setUp', places, 'red');
    return places.map(({ pose }) => pose['z']! / inch(1));
  };

  test('[WH-ONLYWAR-12][WH-TERRAIN-23] on top of a hill that fills the zone', () => {
    expect(heights({ h: hill(0, 0, 18, 44, 3) }, 'R3')).toEqual([3, 3, 3, 3, 3]);
  });

  test('[WH-ONLYWAR-12][WH-COH-03] some on the ground and some above them', () => {
    const pocket = { a: hill(0, 0, 18, 20, 20), b: hill(0, 21.5, 18, 22.5, 20), c: hill(0, 20, 16.5, 1.5, 3) };
    expect(heights(pocket, 'R3')).toEqual([0, 3, 3, 3, 3]);
  });
});

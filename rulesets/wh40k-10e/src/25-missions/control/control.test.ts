import { scenario } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, stateOf, type Troop } from '../../../test/field.ts';
import { idle } from '../../../test/idle.ts';
import { go } from '../../../test/plans.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { ruleset } from '../../index.ts';

const RADIUS = 2000 / 2540;
const MARKER = { at: { x: inch(20), y: inch(20), z: 0 }, control: null };

/** A field with one marker at 20", 20". */
const marked = (f: Field, markers: Readonly<Record<string, typeof MARKER>> = { M1: MARKER }): Play =>
  scenario(ruleset, { state: { ...stateOf(f), objectives: structuredClone({ ...markers }) }, dice: f.dice ?? [] });

/** A model whose base, one inch wide, is so far from the marker. */
const beside = (gap: number, z = 0): Troop => ({ places: [[20 + RADIUS + gap + 0.5, 20, z]] });
const level = (s: Play, seat = 'red') => s.question('levelOfControl', { marker: 'M1', seat });

describe('levels of control', () => {
  test('[WH-OBJ-02][WH-OBJ-05][WH-OBJ-06] the OC of models within 3" across and 5" up, from the closest part', () => {
    expect(level(marked({ red: { squad: beside(3) } }))).toBe(2);
    expect(level(marked({ red: { squad: beside(3.01) } }))).toBe(0);
    expect(level(marked({ red: { squad: beside(1, 5) } }))).toBe(2);
    expect(level(marked({ red: { squad: beside(1, 5.01) } }))).toBe(0);
    const two = {
      places: [
        [22, 20],
        [18, 20],
        [40, 20],
      ],
    } as const;
    expect(level(marked({ red: { squad: two, other: { ...beside(2), profile: { objectiveControl: 5 } } } }))).toBe(9);
  });
});

/** The battle from here, in which nobody moves. */
const toTheEnd = (s: Play): Play => idle(s.start('battle', {}));

const turns = (f: Field, markers?: Readonly<Record<string, typeof MARKER>>) =>
  toTheEnd(marked({ lastRound: 2, ...f }, markers));

describe('control', () => {
  test('[WH-OBJ-04][WH-OBJ-07][WH-OBJ-08] from the end of the first phase, contested while levels are equal', () => {
    const s = turns({ red: { squad: beside(1) }, blue: { horde: { places: [[50, 40]] } } });
    expect(s.of('controlChanged')).toEqual([
      { type: 'controlChanged', rules: ['WH-OBJ-07'], marker: 'M1', controller: 'red' },
    ]);
    const equal = turns({ red: { squad: beside(1) }, blue: { horde: { places: [[17, 20]] } } });
    expect(equal.of('controlChanged')).toEqual([]);
  });
});

const five = Object.fromEntries(
  [10, 20, 30, 40, 50].map((y, i) => [`M${i + 1}`, { at: { x: inch(20), y: inch(y - 8), z: 0 }, control: null }]),
);
const holders = (n: number) =>
  Object.fromEntries([10, 20, 30, 40, 50].slice(0, n).map((y, i) => [`u${i}`, { places: [[22, y - 8]] as const }]));

describe('Capture and Control', () => {
  test('[WH-MISSION-04][WH-ONLYWAR-02][WH-ONLYWAR-04][WH-G-75] a point for each marker at the end of the own command phase, from the second round', () => {
    const s = turns({ lastRound: 3, red: holders(2), blue: { horde: { places: [[50, 40]] } } }, five);
    expect(s.of('scored').map((e) => [e.seat, e.points])).toEqual([
      ['red', 2],
      ['red', 2],
    ]);
    expect(s.state.players['red']!.victoryPoints).toBe(4);
    expect(s.battle.result).toMatchObject({ over: true, winners: ['red'] });
  });

  test('[WH-ONLYWAR-03] at most three in a turn', () => {
    const s = turns({ red: holders(5), blue: { horde: { places: [[50, 40]] } } }, five);
    expect(s.of('scored').map((e) => e.points)).toEqual([3]);
  });
});

describe('the end', () => {
  test('[WH-ONLYWAR-18][WH-ONLYWAR-19][WH-MISSION-13] when an army is destroyed, the other has won, whatever the score', () => {
    const s = toTheEnd(
      field({
        red: { squad: { places: [[10, 10]] } },
        blue: { horde: { places: [[30, 30]], profile: { wounds: 1 } } },
        points: { red: 0, blue: 9 },
        lastRound: 5,
      }),
    );
    expect(s.of('roundBegan')).toHaveLength(5);
    expect(s.battle.result).toMatchObject({ winners: ['blue'] });
    const state = structuredClone(s.state);
    state.models['horde.1']!.where = { at: 'gone' };
    state.units['horde']!.status = { at: 'destroyed' };
    state.over = false;
    state.round = 1;
    const wiped = toTheEnd(scenario(ruleset, { state }));
    expect(wiped.of('roundBegan')).toEqual([]);
    expect(wiped.battle.result).toMatchObject({ over: true, winners: ['red'], rule: 'WH-ONLYWAR-19' });
  });

  test('[WH-RES-05][WH-REINF-08][WH-G-76] what never arrived counts as destroyed; until then the battle goes on', () => {
    const s = toTheEnd(
      field({
        red: { squad: { places: [[10, 10]] } },
        blue: { horde: { status: { at: 'reserves', strategic: true } } },
        points: { blue: 3 },
        lastRound: 5,
      }),
    );
    expect(s.of('roundBegan')).toHaveLength(5);
    expect(s.of('unitDestroyed').map((e) => [e.unit, e.silent])).toEqual([['horde', true]]);
    expect(s.battle.result).toMatchObject({ winners: ['red'] });
  });

  test('[WH-ONLYWAR-20][WH-MISSION-14][WH-G-77] points decide otherwise; if both armies are destroyed, too', () => {
    const s = toTheEnd(
      field({
        red: { squad: { status: { at: 'reserves', strategic: true } } },
        blue: { horde: { status: { at: 'reserves', strategic: false } } },
        points: { red: 2, blue: 1 },
      }),
    );
    expect(s.battle.result).toMatchObject({ over: true, winners: ['red'] });
  });
});

test('[WH-OBJ-03] models move over markers but do not end a move on one', () => {
  const s = marked({ red: { squad: { places: [[16, 20]] } }, blue: { horde: { places: [[50, 40]] } } })
    .start('movementPhase', { seat: 'red' })
    .answer('moveNext', 'squad')
    .answer('moveHow', 'normal');
  expect(s.refused('move', go('squad', [20 + RADIUS + 0.49, 20]))).toMatchObject({
    code: 'onMarker',
    rule: 'WH-OBJ-03',
  });
  s.answer('move', go('squad', [20 + RADIUS + 0.51, 20])).end();
});

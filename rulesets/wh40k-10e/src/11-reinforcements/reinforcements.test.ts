import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle, type Troop } from '../../test/field.ts';
import { idle } from '../../test/idle.ts';
import { put } from '../../test/plans.ts';
import { movedHow } from '../10-movement/moved.ts';

/** Two models in reserves. */
const away = (strategic: boolean, more: Troop = {}): Troop => ({
  places: [
    [0, 0],
    [0, 0],
  ],
  status: { at: 'reserves', strategic },
  ...more,
});
const phase = (f: Field): Play => field({ round: 2, ...f }).start('movementPhase', { seat: 'red' });
const arriving = (f: Field, unit = 'squad'): Play => phase(f).answer('arriveNext', unit);
const refusal = (s: Play, plan: ReturnType<typeof put>) => {
  const { code, rule } = s.refused('setUp', plan);
  return `${code} ${rule}`;
};

describe('reinforcements', () => {
  test('[WH-REINF-01][WH-REINF-02][WH-REINF-05][WH-REINF-06][WH-REINF-07] reserves are set up and count as having moved', () => {
    const s = arriving({ red: { squad: away(true), other: away(false) } });
    s.answer('setUp', put('squad', [30, 1], [32, 1]));
    expect(s.state.units['squad']!.status).toEqual({ at: 'battlefield' });
    expect(movedHow(s.state, 'squad')).toBe('normal');
    expect(s.request('arriveNext').options.map((o) => o.id)).toEqual(['other']);
    s.answer('arriveNext', null).end();
    expect(s.state.units['other']!.status.at).toBe('reserves');
    expect(s.state.effects.map((e) => e.name)).toEqual(['moved']);
  });

  test('[WH-REINF-02] in the own movement phase only, after all moves', () => {
    const s = phase({ red: { squad: away(true), walker: { places: [[10, 10]] } }, blue: { horde: away(true) } });
    s.answer('moveNext', null);
    expect(s.request('arriveNext').options.map((o) => o.id)).toEqual(['squad']);
    expect(movedHow(s.state, 'walker')).toBe('stationary');
  });

  test('[WH-REINF-03] nobody has to arrive, not even once chosen', () => {
    const s = arriving({ red: { squad: away(true) } }).answer('setUp', []);
    s.end();
    expect(s.state.units['squad']!.status.at).toBe('reserves');
  });

  test('[WH-G-124] who stays away after all is asked again only once another unit has arrived', () => {
    const s = arriving({ red: { squad: away(true), other: away(true), third: away(true) } }).answer('setUp', []);
    const open = () => s.request('arriveNext').options.map((o) => o.id);
    expect(open()).toEqual(['other', 'third']);
    s.answer('arriveNext', 'other').answer('setUp', put('other', [30, 1], [32, 1]));
    expect(open()).toEqual(['squad', 'third']);
    s.answer('arriveNext', 'squad').answer('setUp', []);
    s.answer('arriveNext', 'third').answer('setUp', []).end();
    expect(s.state.effects.map((e) => e.name)).toEqual(['moved']);
  });

  test('[WH-REINF-04] distances to enemies are measured horizontally', () => {
    const blue = { horde: { places: [[30, 20, 12]] as const } };
    const s = arriving({ red: { squad: away(false) }, blue });
    expect(refusal(s, put('squad', [30, 30], [32, 30]))).toBe('tooNear WH-ABIL-13');
    s.answer('setUp', put('squad', [30, 30.1], [32, 30.1])).end();
  });

  test('[WH-REINF-08] reserves that have not arrived by the end of the battle count as destroyed', () => {
    const passenger: Troop = { places: [[0, 0]], status: { at: 'embarked', transport: 'squad.1' } };
    const red = { passenger, squad: away(true), walker: { places: [[10, 10]] as const } };
    const s = idle(field({ red, blue: { horde: { places: [[40, 30]] } } }).start('battle', {}));
    expect(s.of('unitDestroyed').map((e) => [e.unit, e.silent])).toEqual([
      ['passenger', true],
      ['squad', true],
    ]);
  });

  test('[WH-REINF-09] then the movement phase ends', () => {
    const s = field({ round: 2, red: { squad: away(true) } }).start('turn', { seat: 'red' });
    expect(s.of('phaseBegan').map((e) => e.phase)).toEqual(['command', 'movement']);
    s.answer('arriveNext', null);
    expect(s.of('phaseBegan').map((e) => e.phase)).toContain('shooting');
  });

  test('[WH-RES-04] Strategic Reserves do not arrive in the first round, Deep Strike does', () => {
    const s = phase({ round: 1, red: { squad: away(true), other: away(false) } });
    expect(s.request('arriveNext').options.map((o) => o.id)).toEqual(['other']);
  });

  test('an attached unit arrives as one', () => {
    const captain: Troop = { places: [[0, 0]], attachedTo: 'squad', status: { at: 'reserves', strategic: true } };
    const s = arriving({ red: { squad: away(true), captain } });
    s.answer('setUp', [...put('squad', [30, 1], [32, 1]), ...put('captain', [34, 1])]).end();
    expect(s.state.units['captain']!.status.at).toBe('battlefield');
  });
});

describe('where units are set up', () => {
  const arrivingAt = (f: Field = {}): Play => arriving({ red: { squad: away(false) }, ...f });

  test('[WH-COH-01] in coherency', () => {
    expect(refusal(arrivingAt(), put('squad', [30, 10], [33.1, 10]))).toBe('outOfCoherency WH-COH-03');
    arrivingAt()
      .answer('setUp', put('squad', [30, 10], [33, 10]))
      .end();
  });

  test('[WH-ENG-04] not within engagement range of enemies', () => {
    // Nothing but engagement range keeps passengers away from enemies; reserves keep more than 9" away anyway.
    const s = arrivingAt({ blue: { horde: { places: [[30, 12]] } } });
    expect(refusal(s, put('squad', [30, 10], [32, 10]))).toBe('endsEngaged WH-ENG-04');
  });

  test('on the battlefield, on something to stand on, and not on one another', () => {
    expect(refusal(arrivingAt(), put('squad', [0.4, 10], [2, 10]))).toBe('offTable WH-FIELD-01');
    expect(refusal(arrivingAt(), put('squad', [30, 10, 3], [32, 10]))).toBe('midClimb WH-MTER-04');
    expect(refusal(arrivingAt(), put('squad', [30, 10], [30.9, 10]))).toBe('onModel WH-MOVE-11');
  });

  test('[WH-TERRAIN-42][WH-TERRAIN-44] on floors of ruins only those who may stand there', () => {
    const ruins = {
      kind: 'ruins' as const,
      footprint: rectangle(28, 8, 8, 4),
      solids: [{ part: 'floor' as const, shape: rectangle(28, 8, 8, 4), bottom: 7000, top: 7620 }],
    };
    const up = put('squad', [30, 10, 3], [32, 10, 3]);
    expect(refusal(arrivingAt({ terrain: { ruins } }), up)).toBe('groundOnly WH-TERRAIN-44');
    const red = { squad: away(false, { sheet: { keywords: ['INFANTRY'] } }) };
    arriving({ red, terrain: { ruins } }).answer('setUp', up).end();
  });
});

describe('aircraft', () => {
  const jet = (more: Troop = {}): Troop => ({
    places: [[50, 20]],
    sheet: { keywords: ['AIRCRAFT', 'FLY'] },
    ...more,
  });

  /** It flies off in its first turn, in which it does not come back, and its next turn begins. */
  const gone = (blue: Field['blue'] = {}): Play => {
    const s = field({ round: 2, red: { jet: jet() }, blue }).start('turn', { seat: 'red' });
    idle(s.answer('flyAhead', []), 'arriveNext', 'setUp');
    return idle(s.start('turn', { seat: 'red' }), 'arriveNext', 'setUp');
  };

  test('[WH-AIR-02] AIRCRAFT in reserves is in Strategic Reserves', () => {
    const s = arriving({ red: { jet: jet({ status: { at: 'reserves', strategic: false } }) } }, 'jet');
    expect(refusal(s, put('jet', [30, 20]))).toBe('farFromEdge WH-RES-06');
  });

  test('[WH-AIR-15] who has flown off must come back', () => {
    const s = gone();
    // It is the only unit, so its player is not even asked which one arrives.
    expect(s.refused('setUp', []).code).not.toBe('');
    idle(s.answer('setUp', put('jet', [20, 2, 0, 90]))).end();
    expect(s.state.models['jet.1']!.where).toMatchObject({ facing: 900 });
    expect(s.state.effects.map((e) => e.name)).toEqual([]);
  });

  test('[WH-G-41] where no room is found it stays away', () => {
    const foes = Array.from({ length: 40 }, (_, i) => [4 + (i % 8) * 7.4, 4 + Math.floor(i / 8) * 9] as const);
    const s = gone(Object.fromEntries(foes.map((place, i) => [`foe${i}`, { places: [place] }])));
    idle(s.answer('arriveNext', null)).end();
    expect(s.state.effects.map((e) => e.name)).toEqual(['mustReturn']);
  });
});

import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, type Troop } from '../../test/field.ts';
import { idle } from '../../test/idle.ts';
import { go, put } from '../../test/plans.ts';
import { inch } from '../04-measuring/table-top.ts';
import type { CoreAbility } from '../generated/state.ts';

const has = (...abilities: CoreAbility[]) => ({ abilities });
const away: Troop['status'] = { at: 'undeployed' };

describe('Infiltrators', () => {
  const spies: Troop = {
    places: [
      [0, 0],
      [0, 0],
    ],
    status: away,
    sheet: has({ ability: 'infiltrators' }),
  };
  /** Red is the attacker, whose zone is the 18" in the west. */
  const deploying = (f: Field): Play => {
    const s = field(f).start('deployment', { turn: 'red' });
    expect(s.asked).toEqual(['red:setUp']);
    return s;
  };
  const refusal = (s: Play, plan: ReturnType<typeof put>) => {
    const { code, rule } = s.refused('setUp', plan);
    return `${code} ${rule}`;
  };

  test('[WH-ABIL-19] anywhere more than 9" horizontally from the enemy zone and all enemies', () => {
    const s = deploying({ red: { spies }, blue: { horde: { places: [[20, 30, 12]] } } });
    expect(refusal(s, put('spies', [30, 10], [32.5, 10]))).toBe('tooNear WH-ABIL-19');
    expect(refusal(s, put('spies', [28, 30], [30, 30]))).toBe('tooNear WH-ABIL-19');
    s.answer('setUp', put('spies', [30, 10], [32.49, 10])).end();
  });

  test('[WH-ABIL-19] or like any other unit in its own zone, however near the enemy', () => {
    const s = deploying({ red: { spies }, blue: { horde: { places: [[20, 10]] } } });
    s.answer('setUp', put('spies', [12, 10], [14, 10])).end();
  });

  test('[WH-ABIL-19][WH-G-60] only if every model has the ability', () => {
    const captain: Troop = { places: [[0, 0]], attachedTo: 'spies', status: away };
    const s = deploying({ red: { spies, captain } });
    const all = [...put('spies', [30, 10], [32, 10]), ...put('captain', [34, 10])];
    expect(refusal(s, all)).toBe('outsideZone WH-ONLYWAR-12');
  });
});

describe('Deep Strike', () => {
  const strike = (f: Field): Play =>
    field({ round: 1, ...f })
      .start('movementPhase', { seat: 'red' })
      .answer('arriveNext', 'squad');
  const squad: Troop = { places: [[0, 0]], status: { at: 'reserves', strategic: false } };

  test('[WH-ABIL-13][WH-ABIL-14] anywhere more than 9" horizontally from all enemies, in any round', () => {
    const s = strike({ red: { squad }, blue: { horde: { places: [[50, 20, 3]] } } });
    expect(s.refused('setUp', put('squad', [40, 20]))).toMatchObject({ rule: 'WH-ABIL-13', limit: inch(9) });
    s.answer('setUp', put('squad', [39.99, 20]));
    expect(s.state.units['squad']!.status).toEqual({ at: 'battlefield' });
  });
});

describe('Scouts', () => {
  const scout = (distance: number, more: Troop = {}): Troop => ({
    places: [[10, 10]],
    sheet: has({ ability: 'scouts', distance: inch(distance) }),
    ...more,
  });
  const scouting = (f: Field): Play => field(f).start('scouts', { seats: ['red', 'blue'] });
  const ids = (s: Play) => s.request('scoutNext').options.map((o) => o.id);

  test('[WH-ABIL-15][WH-ONLYWAR-17] at the start of the first round, before the first turn, up to the distance given', () => {
    const s = field({ red: { squad: scout(6) }, blue: { horde: { places: [[50, 30]] } }, lastRound: 2 }).start(
      'battle',
      {},
    );
    expect(s.asked).toEqual(['red:scoutNext']);
    expect(s.of('turnBegan')).toEqual([]);
    s.answer('scoutNext', 'squad');
    expect(s.refused('scoutMove', go('squad', [16.01, 10]))).toMatchObject({ rule: 'WH-ABIL-15', limit: inch(6) });
    s.answer('scoutMove', go('squad', [16, 10]));
    expect(s.state.models['squad.1']!.where).toMatchObject({ x: inch(16) });
    // It has not moved in its turn, and nobody scouts again in the second round.
    expect(s.asked).toEqual(['red:moveNext']);
    idle(s);
    expect(s.of('scouted')).toHaveLength(1);
  });

  test('[WH-ABIL-15][WH-G-60] only units in which every model has the ability', () => {
    const captain: Troop = { places: [[12, 10]], attachedTo: 'squad' };
    scouting({ red: { squad: scout(6), captain } }).end();
  });

  test('[WH-ABIL-17] the move ends more than 9" from all enemies', () => {
    const s = scouting({ red: { squad: scout(6) }, blue: { horde: { places: [[25, 10]] } } }).answer(
      'scoutNext',
      'squad',
    );
    expect(s.refused('scoutMove', go('squad', [15, 10]))).toMatchObject({ code: 'tooNear', rule: 'WH-ABIL-17' });
    s.answer('scoutMove', go('squad', [14.99, 10])).end();
  });

  test('[WH-ABIL-18][WH-G-18] the player with the first turn moves all of theirs first', () => {
    const s = scouting({
      red: { squad: scout(6), other: scout(6, { places: [[20, 10]] }) },
      blue: { horde: scout(6, { places: [[50, 30]] }) },
    });
    expect(ids(s)).toEqual(['squad', 'other']);
    s.answer('scoutNext', 'other').answer('scoutMove', []);
    expect([s.asked, ids(s)]).toEqual([['red:scoutNext'], ['squad']]);
    s.answer('scoutNext', null);
    expect([s.asked, ids(s)]).toEqual([['blue:scoutNext'], ['horde']]);
    s.answer('scoutNext', null).end();
  });

  test('[WH-ABIL-16][WH-G-88] a DEDICATED TRANSPORT may move in place of passengers, as far as all of them may', () => {
    const aboard = (distance: number): Troop => scout(distance, { status: { at: 'embarked', transport: 'truck.1' } });
    const truck: Troop = { places: [[10, 10]], sheet: { keywords: ['DEDICATED_TRANSPORT'] } };
    const s = scouting({ red: { truck, squad: aboard(6), other: aboard(9) } });
    expect(ids(s)).toEqual(['truck']);
    s.answer('scoutNext', 'truck');
    expect(s.request('scoutMove').args.distance).toBe(inch(6));
    s.answer('scoutMove', go('truck', [16, 10])).end();
    const mixed = { ...aboard(6), sheet: {} };
    scouting({ red: { truck, squad: aboard(6), other: mixed } }).end();
    scouting({ red: { truck: { ...truck, sheet: {} }, squad: aboard(6) } }).end();
    scouting({ red: { truck } }).end();
  });
});

import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, type Troop, wall } from '../../test/field.ts';
import { lost } from '../../test/fight.ts';
import { idle } from '../../test/idle.ts';
import { gun } from '../../test/shooting.ts';
import { go } from '../../test/ways.ts';

const at = (...places: NonNullable<Troop['places']>): Troop => ({ places });
const shooter = (x: number, y: number, ...keywords: string[]): Troop => ({
  ...at([x, y]),
  weapons: ['gun'],
  sheet: { keywords },
});

/** A table on which one player has plenty of command points. */
function rich(f: Field, seat: 'red' | 'blue'): Play {
  const s = field({ weapons: { gun: gun() }, ...f });
  s.state.players[seat]!.commandPoints = 9;
  return s;
}

const offered = (s: Play, window: 'moveBegins' | 'targetsSelected' | 'betweenShooting'): string[] =>
  s.request(window).options.map((o) => o.id);

describe('Grenade', () => {
  const phase = (red: Field['red'], blue: Field['blue'], more: Field = {}): Play =>
    rich({ red: red!, blue: blue!, ...more }, 'red').start('shootingPhase', { seat: 'red' });

  test('[WH-STRAT-18][WH-STRAT-19][WH-G-70] six dice against an enemy within 8", a mortal wound for each 4 or more; it may still shoot', () => {
    const s = phase(
      { squad: shooter(10, 10, 'GRENADES'), others: shooter(10, 14) },
      { horde: { ...at([18, 10]), profile: { wounds: 9 } }, far: at([40, 10]) },
    );
    expect(offered(s, 'betweenShooting')).toEqual(['grenade/squad']);
    s.moreDice(4, 5, 6, 3, 2, 1).answer('betweenShooting', 'grenade/squad', 'red');
    expect(lost(s)).toBe(3);
    expect(s.request('shootNext').options.map((o) => o.id)).toContain('squad');
  });

  test('[WH-STRAT-18] not by a unit in a fight, or that was selected to shoot', () => {
    const near = { horde: at([14, 10]) };
    expect(phase({ squad: shooter(10, 10, 'GRENADES') }, { ...near, foe: at([10, 11.5]) }).asked).toEqual([]);
    const s = phase({ squad: shooter(10, 10, 'GRENADES'), others: shooter(10, 14) }, near);
    s.answer('betweenShooting', null, 'red').answer('shootNext', 'squad', 'red');
    s.answer('targets', { 'squad.1/1': 'silent' }, 'red');
    expect(s.asked).toEqual(['red:shootNext']);
  });

  test('[WH-STRAT-19] not at enemies that are far away, hidden or in a fight', () => {
    const grenadier = { squad: shooter(10, 10, 'GRENADES') };
    const asked = (blue: Field['blue'], more: Field = {}): boolean =>
      phase({ ...grenadier, ...more.red }, blue, { terrain: more.terrain ?? {} }).asked.includes('red:betweenShooting');
    expect(asked({ horde: at([19, 10]) })).toBe(true);
    expect(asked({ horde: at([19.01, 10]) })).toBe(false);
    expect(asked({ horde: at([16, 10]) }, { terrain: { w: wall(13, 5, 10) } })).toBe(false);
    expect(asked({ horde: at([16, 10]) }, { red: { friend: at([17.5, 10]) } })).toBe(false);
  });
});

describe('Fire Overwatch', () => {
  const duel: Field = { red: { squad: at([10, 10]) }, blue: { guard: shooter(20, 10), far: shooter(36, 10) } };

  /** The squad is about to make a normal move in its movement phase. */
  const moving = (f: Field): Play => {
    const s = rich(f, 'blue').start('movementPhase', { seat: 'red' });
    return s.answer('moveNext', 'squad', 'red').answer('moveHow', 'normal', 'red');
  };

  test('[WH-STRAT-26][WH-STRAT-27][WH-STRAT-28] an enemy that begins to move is shot at by a unit within 24"', () => {
    const s = moving({ ...duel, red: { squad: at([10, 10]), others: at([16, 14]) } });
    expect(offered(s, 'moveBegins')).toEqual(['fireOverwatch/guard']);
    s.answer('moveBegins', 'fireOverwatch/guard', 'blue');
    const aims = s.request('targets').items.flatMap((item) => item.options);
    expect(aims).toEqual(['squad', 'silent']);
  });

  test('[WH-STRAT-26][WH-G-67] when it ends its move, too, and at a charge whose roll is not too low', () => {
    const s = moving(duel)
      .answer('moveBegins', null, 'blue')
      .answer('move', [go('squad.1', [12, 10])], 'red');
    expect(s.asked).toEqual(['blue:moveEnds']);
    const charge = rich(duel, 'blue').moreDice(6, 6).start('chargePhase', { seat: 'red' });
    charge.answer('chargeNext', 'squad', 'red');
    expect(charge.asked).toEqual(['blue:moveBegins']);
    const failed = rich(duel, 'blue').moreDice(1, 1).start('chargePhase', { seat: 'red' });
    failed.answer('chargeNext', 'squad', 'red');
    expect(failed.of('chargeFailed')).toHaveLength(1);
    failed.end();
  });

  test('[WH-STRAT-29] only an unmodified 6 hits', () => {
    const s = moving({ ...duel, weapons: { gun: gun({ skill: 2, attacks: { dice: 0, sides: 6, plus: 2 } }) } });
    s.answer('moveBegins', 'fireOverwatch/guard', 'blue').moreDice(5, 6, 1);
    idle(s.answer('targets', { 'guard.1/1': 'squad' }, 'blue'), 'move');
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['hit', 'hit', 'wound']);
  });

  test('[WH-STRAT-30] once in a turn, although it is another phase', () => {
    const s = rich(duel, 'blue').start('turn', { seat: 'red' });
    idle(s, 'moveNext').answer('moveNext', 'squad', 'red').answer('moveHow', 'normal', 'red');
    s.moreDice(1)
      .answer('moveBegins', 'fireOverwatch/guard', 'blue')
      .answer('targets', { 'guard.1/1': 'squad' }, 'blue');
    idle(s, 'chargeNext').moreDice(6, 6).answer('chargeNext', 'squad', 'red');
    expect(idle(s, 'charge', 'moveBegins').asked).toEqual(['red:charge']);
  });

  test('[WH-STRAT-27][WH-G-68] not at an enemy that is in a fight', () => {
    const s = rich({ ...duel, red: { squad: at([10, 10]) }, blue: { ...duel.blue, horde: at([11.5, 10]) } }, 'blue');
    s.start('movementPhase', { seat: 'red' }).answer('moveNext', 'squad', 'red').answer('moveHow', 'fallBack', 'red');
    s.answer('passOver', [], 'red');
    expect(s.asked).toEqual(['red:move']);
  });
});

describe('under fire', () => {
  /** Red shoots at two units of blue: one attack on each. */
  const volley = (keyword: string): Play => {
    const target = (y: number): Troop => ({
      ...at([20, y]),
      profile: { save: 6, wounds: 5 },
      sheet: { keywords: [keyword] },
    });
    const red = { squad: { ...at([10, 10], [10, 12]), weapons: ['gun'] } };
    const blue = { horde: target(10), others: target(12), third: target(16) };
    const s = rich({ red, blue, weapons: { gun: gun({ penetration: -1 }) } }, 'blue').start('shootingPhase', {
      seat: 'red',
    });
    s.answer('shootNext', 'squad', 'red');
    return s.answer('targets', { 'squad.1/1': 'horde', 'squad.2/1': 'others' }, 'red');
  };

  test('[WH-STRAT-31][WH-STRAT-32] Go to Ground: INFANTRY among the targets gets cover and a 6+ invulnerable save', () => {
    const s = volley('INFANTRY');
    expect(offered(s, 'targetsSelected')).toEqual(['goToGround/horde', 'goToGround/others']);
    s.answer('targetsSelected', 'goToGround/horde', 'blue').moreDice(4, 4);
    s.answer('volleyNext', 'horde', 'red');
    while (s.asked.includes('blue:afterRoll')) s.answer('afterRoll', null, 'blue');
    // Armour: 6+, AP -1, cover +1; or the invulnerable save.
    s.moreDice(6, 4, 4, 1);
    expect(s.asked).toEqual(['blue:saveWith']);
    s.answer('saveWith', 'armour', 'blue');
    while (s.asked.includes('blue:afterRoll')) s.answer('afterRoll', null, 'blue');
    expect([lost(s, 'horde.1'), lost(s, 'others.1')]).toEqual([0, 1]);
  });

  test('[WH-STRAT-33][WH-STRAT-34] Smokescreen: a SMOKE unit among the targets gets cover and Stealth', () => {
    const s = volley('SMOKE');
    expect(offered(s, 'targetsSelected')).toEqual(['smokescreen/horde', 'smokescreen/others']);
    s.answer('targetsSelected', 'smokescreen/horde', 'blue').moreDice(4, 3);
    s.answer('volleyNext', 'horde', 'red');
    const needs = s.of('rolled').map((e) => (e.needs as { value: number }).value);
    expect(needs).toEqual([5, 4]);
  });

  test('[WH-STRAT-31][WH-STRAT-33] nobody else', () => {
    expect(volley('BEAST').asked).toEqual(['red:volleyNext']);
  });
});

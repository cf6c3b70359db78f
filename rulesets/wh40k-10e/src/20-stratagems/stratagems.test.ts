import { tellOption } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, type Troop } from '../../test/field.ts';
import { alone, lost } from '../../test/fight.ts';
import { idle } from '../../test/idle.ts';
import { blade, brawl, hero } from '../../test/melee.ts';
import { go } from '../../test/ways.ts';
import { ruleset } from '../index.ts';
import { STRATAGEMS, type StratagemId } from './list.ts';

const at = (...places: NonNullable<Troop['places']>): Troop => ({ places });
const keywords = (...names: string[]): Troop => ({ sheet: { keywords: names } });

/** Both players have plenty of command points. */
const rich = (s: Play): Play => {
  for (const seat of ['red', 'blue']) s.state.players[seat]!.commandPoints = 9;
  return s;
};

const spent = (s: Play, seat: string): number => 9 - s.state.players[seat]!.commandPoints;
const offered = (s: Play, window: string): string[] => s.request(window as 'afterRoll').options.map((o) => o.id);

/** As if the unit were battle-shocked. */
const shocked = (s: Play, unit: string): Play => {
  s.state.effects.push({
    name: 'battleShocked',
    rule: 'WH-CMD-09',
    on: unit,
    by: 'red',
    data: {},
    until: { until: 'never' },
    armed: false,
  });
  return s;
};

describe('general rules', () => {
  /** A unit fails its battle-shock test. */
  const failing = (points: number, units = 1): Play => {
    const few = (y: number): Troop => ({ ...at([10, y], [12, y]), strength: 5 });
    const red = Object.fromEntries(Array.from({ length: units }, (_, i) => [`squad${i + 1}`, few(10 + 4 * i)]));
    const s = field({ red, dice: [1, 1] });
    s.state.players['red']!.commandPoints = points - 1;
    return s.start('commandPhase', { seat: 'red' });
  };

  test('[WH-CMD-05][WH-STRAT-01] a use costs command points', () => {
    const { cost } = STRATAGEMS.insaneBravery;
    const s = failing(cost + 3);
    s.answer('battleShockFailed', 'insaneBravery/squad1', 'red');
    expect(s.of('stratagemUsed')).toMatchObject([{ seat: 'red', stratagem: 'insaneBravery', cost }]);
    expect(s.state.players['red']!.commandPoints).toBe(3);
    s.end();
  });

  test('[WH-STRAT-02] without enough of them it is not offered', () => {
    const asked = (points: number): string[] => {
      const s = field({ red: { a: at([10, 10]) }, blue: { b: at([11, 10]), c: at([9, 10]) } });
      s.state.players['blue']!.commandPoints = points;
      return s.start('fight', { seat: 'red', unit: 'a' }).asked;
    };
    const { cost } = STRATAGEMS.counterOffensive;
    expect([asked(cost - 1), asked(cost)]).toEqual([[], ['blue:unitFought']]);
  });

  test('[WH-STRAT-03] once in a phase, but again in the next one', () => {
    const s = failing(9, 2);
    s.answer('battleShockNext', 'squad1', 'red')
      .moreDice(1, 1)
      .answer('battleShockFailed', 'insaneBravery/squad1', 'red');
    expect(s.state.effects.filter((e) => e.name === 'battleShocked').map((e) => e.on)).toEqual(['squad2']);
    s.end();
    s.moreDice(6, 6, 1, 1).start('commandPhase', { seat: 'red' });
    s.answer('battleShockNext', 'squad2', 'red');
    expect(s.asked).toEqual(['red:battleShockFailed']);
  });

  test('[WH-STRAT-04][WH-STRAT-05][WH-G-03] eleven core stratagems in four categories, with costs as data', () => {
    const of = (category: string): StratagemId[] =>
      (Object.keys(STRATAGEMS) as StratagemId[]).filter((id) => STRATAGEMS[id].category === category);
    expect(of('battleTactic')).toEqual(['commandReroll']);
    expect(of('epicDeed')).toEqual(['epicChallenge', 'insaneBravery']);
    expect(of('strategicPloy')).toHaveLength(6);
    expect(of('wargear')).toEqual(['grenade', 'smokescreen']);
  });
});

describe('wargear that brings command points back', () => {
  const signaller: Troop = {
    ...at([10, 10], [12, 10]),
    strength: 5,
    wargear: ['telegraph'],
    sheet: { special: [{ name: 'Telegraph', wargear: 'telegraph', does: { does: 'refund', on: 5 } }] },
  };
  const brave = (troop: Troop, die: number): Play => {
    const s = rich(field({ red: { squad: troop }, dice: [1, 1] })).start('commandPhase', { seat: 'red' });
    return s.moreDice(die).answer('battleShockFailed', 'insaneBravery/squad', 'red');
  };
  const points = (s: Play): number => s.state.players['red']!.commandPoints;

  test('[WH-DATA-05] on a 5 or 6, each time a stratagem is used on the unit, one roll for all who carry it', () => {
    const won = brave(signaller, 5);
    const lost_ = brave(signaller, 4);
    won.end();
    expect(points(won) - points(lost_)).toBe(1);
    expect(won.of('commandPointGained').at(-1)!.rules).toEqual(['WH-DATA-05', 'WH-CMD-04']);
  });

  test('[WH-DATA-05] only while a model of the unit has it', () => {
    const s = rich(field({ red: { squad: { ...signaller, wargear: [] } }, dice: [1, 1] }));
    s.start('commandPhase', { seat: 'red' }).answer('battleShockFailed', 'insaneBravery/squad', 'red').end();
  });

  test('[WH-DATA-05][WH-CMD-04] also when its roll is rolled again, but once in a battle round', () => {
    const red = { squad: signaller };
    const s = rich(field({ red, blue: { horde: at([17, 10]) } })).moreDice(1, 1);
    s.start('charge', { seat: 'red', unit: 'squad', targets: ['horde'] });
    s.moreDice(6, 6, 6).answer('afterRoll', offered(s, 'afterRoll')[0], 'red');
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['charge', 'refund', 'charge']);
    expect(spent(s, 'red')).toBe(STRATAGEMS.commandReroll.cost - 1);
    // A command point for the phase, one for the bravery, and none comes back.
    const before = points(s);
    s.answer('charge', s.refused('charge', [], 'red').better, 'red');
    s.moreDice(1, 1).start('commandPhase', { seat: 'red' });
    s.moreDice(6).answer('battleShockFailed', 'insaneBravery/squad', 'red');
    expect(points(s)).toBe(before + 1 - STRATAGEMS.insaneBravery.cost);
    s.end();
  });
});

test('[WH-STRAT-06][WH-STRAT-07] only at its moment: no bravery outside the own command phase', () => {
  const s = rich(field({ red: { squad: at([10, 10], [12, 10]) }, dice: [1, 1] }));
  s.start('battleShockTest', { unit: 'squad' });
  expect(s.state.effects.map((e) => e.name)).toEqual(['battleShocked']);
  s.end();
});

describe('Command Re-roll', () => {
  const ready = (): Play =>
    rich(field({ red: { squad: at([10, 10]) }, blue: { horde: alone }, weapons: { gun: blade() } }));

  /** One attack of red: hit, wound, save. */
  const shot = (s: Play, die: number): Play =>
    s.moreDice(die).start('attacks', {
      seat: 'red',
      unit: 'squad',
      target: 'horde',
      targetSize: 1,
      guns: [{ model: 'squad.1', weapon: 'gun', half: false, attacks: null }],
      gun: null,
      model: null,
    });

  test('[WH-STRAT-08][WH-STRAT-09][WH-G-72] hit, wound and save, each player for their own rolls, and each once', () => {
    const s = shot(ready(), 1);
    expect(s.asked).toEqual(['red:afterRoll']);
    expect(offered(s, 'afterRoll')).toEqual(['commandReroll/fail']);
    s.moreDice(4, 4, 1).answer('afterRoll', 'commandReroll/fail', 'red');
    expect(s.asked).toEqual(['blue:afterRoll']);
    s.moreDice(6).answer('afterRoll', offered(s, 'afterRoll')[0], 'blue');
    expect([spent(s, 'red'), spent(s, 'blue')]).toEqual([1, 1].map(() => STRATAGEMS.commandReroll.cost));
    s.end();
  });

  test('[WH-STRAT-09][WH-REROLL-02] all dice of a sum are rolled again', () => {
    const f: Field = { red: { squad: at([10, 10]) }, blue: { horde: at([17, 10]) } };
    const s = rich(field(f))
      .moreDice(1, 1)
      .start('charge', { seat: 'red', unit: 'squad', targets: ['horde'] });
    s.moreDice(6, 6).answer('afterRoll', offered(s, 'afterRoll')[0], 'red');
    expect(s.request('charge').args.distance).toBe(12 * 2540);
  });

  /** The number of hits of an attack whose 1 is rolled again, with something that makes it easier or harder. */
  const again = (die: number, skill: number, change: 'easier' | 'harder'): number => {
    const damaged = { does: 'damaged', left: 60, hit: -1, halvesControl: false } as const;
    const special = change === 'harder' ? [{ name: 'Damaged', wargear: null, does: damaged }] : [];
    const abilities = change === 'easier' ? [{ ability: 'heavy' } as const] : [];
    const red = { squad: { ...at([10, 10]), sheet: { special } } };
    const effects = { squad: [{ moved: 'stationary' } as const] };
    const s = rich(field({ red, blue: { horde: alone }, weapons: { gun: blade({ skill, abilities }) }, effects }));
    // The wound roll that follows a hit fails.
    shot(s, 1).moreDice(die, 1).answer('afterRoll', 'commandReroll/fail', 'red');
    return s.of('rolled').filter((e) => e.purpose === 'wound').length;
  };

  test('[WH-REROLL-01][WH-REROLL-04] what changes the roll is applied to what was rolled last', () => {
    expect([2, 3].map((die) => again(die, 4, 'easier'))).toEqual([0, 1]);
    expect([4, 5].map((die) => again(die, 4, 'harder'))).toEqual([0, 1]);
  });

  test('[WH-REROLL-05] the unmodified result is that of the re-roll: its 6 hits and its 1 misses in any case', () => {
    expect(again(6, 6, 'harder')).toBe(1);
    expect(again(1, 2, 'easier')).toBe(0);
  });

  test('[WH-ROLLOFF-03] not a die of a roll-off', () => {
    const s = rich(field({ dice: [2, 5] })).start('rollOff', {});
    expect(s.of('rollOffWon').map((e) => e.seat)).toEqual(['blue']);
    s.end();
  });

  test('[WH-STRAT-10] not battle-shock tests', () => {
    const s = rich(field({ red: { squad: { ...at([10, 10], [12, 10]), strength: 5 } }, dice: [1, 1] }));
    s.start('commandPhase', { seat: 'red' });
    expect(s.asked).toEqual(['red:battleShockFailed']);
  });

  test('[WH-G-10] not for a battle-shocked unit', () => {
    shot(shocked(ready(), 'squad'), 1).end();
  });
});

describe('Insane Bravery', () => {
  test('[WH-STRAT-16][WH-STRAT-17] a failed battle-shock test is passed after all', () => {
    const s = rich(field({ red: { squad: { ...at([10, 10], [12, 10]), strength: 5 } }, dice: [1, 1] }));
    s.start('commandPhase', { seat: 'red' }).answer('battleShockFailed', 'insaneBravery/squad', 'red');
    expect(s.state.effects.some((e) => e.name === 'battleShocked')).toBe(false);
    expect(s.of('battleShockPassed')).toHaveLength(1);
    s.end();
  });
});

describe('Counter-offensive', () => {
  /** Three duels; red is the active player. */
  const duels = (): Play => {
    const row = (name: string, y: number) =>
      Object.fromEntries([1, 2, 3].map((i) => [`${name}${i}`, { ...at([8 * i, y]) }]));
    return rich(field({ red: row('red', 10), blue: row('blue', 11) })).start('fightPhase', { seat: 'red' });
  };

  test('[WH-STRAT-11][WH-STRAT-12][WH-STRAT-13][WH-G-65] a unit fights next, and then the opponent of its player goes on', () => {
    const s = duels().answer('fightNext', 'blue1', 'blue');
    expect(s.asked).toEqual(['red:unitFought']);
    expect(offered(s, 'unitFought')).toEqual([
      'counterOffensive/red1',
      'counterOffensive/red2',
      'counterOffensive/red3',
    ]);
    s.answer('unitFought', 'counterOffensive/red2', 'red');
    expect(s.asked).toEqual(['blue:unitFought']);
    s.answer('unitFought', null, 'blue');
    expect(s.asked).toEqual(['blue:fightNext']);
    expect(s.of('unitFights').map((e) => e.unit)).toEqual(['blue1', 'red2']);
    expect(spent(s, 'red')).toBe(STRATAGEMS.counterOffensive.cost);
  });

  test('[WH-G-65] a counter to the counter: whoever fought last, the opponent goes on', () => {
    const s = duels().answer('fightNext', 'blue1', 'blue').answer('unitFought', 'counterOffensive/red2', 'red');
    s.answer('unitFought', 'counterOffensive/blue3', 'blue');
    expect(s.of('unitFights').map((e) => e.unit)).toEqual(['blue1', 'red2', 'blue3']);
    expect(s.asked).toEqual(['red:fightNext']);
  });
});

describe('Epic Challenge', () => {
  const challenge = (led: boolean, weapons: string[] = []): Play =>
    rich(
      field(
        brawl({
          red: { squad: { ...at([10, 10]), weapons, ...keywords('CHARACTER') } },
          blue: {
            horde: at([11, 10], [12, 10]),
            ...(led ? { chief: { ...at([11, 11]), ...keywords('CHARACTER'), attachedTo: 'horde' } } : {}),
          },
        }),
      ),
    ).start('fight', { seat: 'red', unit: 'squad' });

  test('[WH-STRAT-14][WH-G-04] for a unit with a CHARACTER near an attached unit', () => {
    expect(offered(challenge(true), 'selectedToFight')).toEqual(['epicChallenge/squad.1']);
    expect(challenge(false).asked).toEqual(['blue:unitFought']);
  });

  test('[WH-STRAT-15] its melee attacks have Precision until the end of the phase', () => {
    const marked = (s: Play): string[] => s.state.effects.filter((e) => e.name === 'challenging').map((e) => e.on);
    const s = challenge(true, ['blade']).moreDice(4, 4).answer('selectedToFight', 'epicChallenge/squad.1', 'red');
    expect(marked(s)).toEqual(['squad.1']);
    expect(
      idle(s, 'precision')
        .request('precision')
        .options.map((o) => o.id),
    ).toEqual(['chief.1']);
    s.moreDice(1).answer('precision', 'chief.1', 'red');
    expect(
      idle(s)
        .of('woundLost')
        .map((e) => e.model),
    ).toEqual(['chief.1']);
    expect(marked(s)).toEqual([]);
    s.end();
  });
});

describe('after a charge move', () => {
  const tank: Troop = { ...at([10, 10]), weapons: ['blade'], ...keywords('VEHICLE') };
  const foe = hero(13, 10, { weapons: [] });

  /** The squad has charged in its charge phase. */
  const charged = (red: Troop, blue: Field['blue'], strength = 4, more: Field['red'] = {}): Play => {
    const f: Field = { red: { squad: red, ...more }, blue: blue!, weapons: { blade: blade({ strength }) } };
    const s = rich(field(f)).moreDice(1, 1).start('chargePhase', { seat: 'red' });
    s.answer('chargeNext', 'squad', 'red');
    while (s.asked[0] === 'red:chargeTargets') s.answer('chargeTargets', ['horde'], 'red');
    s.answer('afterRoll', null, 'red');
    return s.answer('charge', [go('squad.1', [11.997, 10])], 'red');
  };

  test('[WH-STRAT-20][WH-STRAT-21][WH-STRAT-22][WH-STRAT-23][WH-G-69] Tank Shock: a die for each point of Strength, 5+ is a mortal wound', () => {
    const s = charged(tank, { horde: foe });
    expect(offered(s, 'chargeEnds')).toEqual(['tankShock/squad']);
    s.moreDice(5, 6, 4, 1).answer('chargeEnds', 'tankShock/squad', 'red');
    expect(lost(s)).toBe(2);
    const strong = charged(tank, { horde: foe }, 6).moreDice(5, 5, 5, 5, 5, 5, 5, 5);
    expect(lost(strong.answer('chargeEnds', 'tankShock/squad', 'red'))).toBe(6);
  });

  test('[WH-STRAT-20] only VEHICLES', () => {
    expect(charged({ ...tank, ...keywords('INFANTRY') }, { horde: foe }).asked).toEqual([]);
  });

  const helpers = { horde: foe, helper: at([13, 14]), far: at([13, 19]) };

  test('[WH-STRAT-35][WH-STRAT-36][WH-STRAT-37][WH-STRAT-39] Heroic Intervention: a unit within 6" charges, without a bonus', () => {
    const s = charged({ ...tank, ...keywords('INFANTRY') }, helpers);
    expect(s.asked).toEqual(['blue:chargeEnds']);
    expect(offered(s, 'chargeEnds')).toEqual(['heroicIntervention/helper']);
    s.moreDice(6, 6).answer('chargeEnds', 'heroicIntervention/helper', 'blue').answer('afterRoll', null, 'blue');
    const { better } = s.refused('charge', [], 'blue');
    s.answer('charge', better, 'blue');
    expect(s.of('unitCharged').map((e) => [e.unit, e.targets])).toEqual([
      ['squad', ['horde']],
      ['helper', ['squad']],
    ]);
    const marks = s.state.effects.filter((e) => e.on === 'helper').map((e) => e.name);
    expect(marks).toEqual(['charged']);
  });

  test('[WH-STRAT-38] of VEHICLES only WALKERS', () => {
    const with_ = (...names: string[]): Play =>
      charged({ ...tank, ...keywords('INFANTRY') }, { ...helpers, helper: { ...at([13, 14]), ...keywords(...names) } });
    expect(with_('VEHICLE').asked).toEqual([]);
    expect(with_('VEHICLE', 'WALKER').asked).toEqual(['blue:chargeEnds']);
  });

  test('[WH-CMD-12] no unit of its player that is battle-shocked', () => {
    const f: Field = {
      red: { squad: { ...tank, ...keywords('INFANTRY') } },
      blue: helpers,
      weapons: { blade: blade() },
    };
    const s = shocked(rich(field(f)), 'helper')
      .moreDice(1, 1)
      .start('chargePhase', { seat: 'red' });
    s.answer('chargeNext', 'squad', 'red');
    while (s.asked[0] === 'red:chargeTargets') s.answer('chargeTargets', ['horde'], 'red');
    s.answer('afterRoll', null, 'red').answer('charge', [go('squad.1', [11.997, 10])], 'red');
    expect(s.of('unitCharged')).toHaveLength(1);
    expect(s.asked).toEqual([]);
  });

  test('[WH-STRAT-22] Tank Shock: two more dice against a Toughness below its Strength', () => {
    const dice = (strength: number): number => {
      const s = charged(tank, { horde: foe }, strength).moreDice(...Array.from({ length: 9 }, () => 1));
      return s.answer('chargeEnds', 'tankShock/squad', 'red').of('rolled').at(-1)!.counts[0]!;
    };
    expect([3, 4, 5].map(dice)).toEqual([3, 4, 7]);
  });

  test('[WH-STRAT-36][WH-G-71] not units that are in a fight already', () => {
    const s = charged({ ...tank, ...keywords('INFANTRY') }, helpers, 4, { guard: at([13, 15]) });
    expect(s.asked).toEqual([]);
  });
});

describe('Rapid Ingress', () => {
  test('says in words which unit uses it', () => {
    const s = ends(false, 1);
    const r = s.request('movementEnds');
    const told = (['de', 'en'] as const).map((language) => tellOption(ruleset, s.state, r, r.options[0]!, language));
    expect(told).toEqual(['Blitzangriff: late', 'Rapid Ingress: late']);
  });

  const reserve = (strategic: boolean): Troop => ({
    status: { at: 'reserves', strategic },
    sheet: { abilities: [{ ability: 'deepStrike' }] },
  });
  const ends = (strategic: boolean, round: number): Play => {
    const f: Field = { red: { squad: at([10, 10]) }, blue: { late: reserve(strategic) }, round };
    const s = rich(field(f)).start('movementPhase', { seat: 'red' });
    return s.answer('moveNext', null, 'red');
  };

  test("[WH-STRAT-24] a unit in reserves arrives at the end of the opponent's movement phase", () => {
    const s = ends(false, 2);
    expect(offered(s, 'movementEnds')).toEqual(['rapidIngress/late']);
    s.answer('movementEnds', 'rapidIngress/late', 'blue');
    expect(s.asked).toEqual(['blue:setUp']);
  });

  test('[WH-STRAT-25][WH-G-73] not in a round in which it could not arrive', () => {
    expect(ends(true, 1).asked).toEqual([]);
    expect(ends(false, 1).asked).toEqual(['blue:movementEnds']);
    expect(ends(true, 2).asked).toEqual(['blue:movementEnds']);
  });
});

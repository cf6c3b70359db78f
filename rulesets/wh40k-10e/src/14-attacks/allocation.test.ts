import { describe, expect, test } from 'vitest';
import { field, type Troop } from '../../test/field.ts';
import { fight, fixed, lost } from '../../test/fight.ts';
import { ruleset } from '../index.ts';

const CHIEF = { keywords: ['CHARACTER'] };

/** Two bodyguards and the chief who leads them. */
const led = (more: { bodyguards?: Troop; chief?: Troop } = {}): Readonly<Record<string, Troop>> => ({
  horde: {
    places: [
      [20, 10],
      [22, 10],
    ],
    ...more.bodyguards,
  },
  chief: { places: [[24, 10]], attachedTo: 'horde', sheet: CHIEF, ...more.chief },
});

const attack = (
  blue: Readonly<Record<string, Troop>>,
  dice: number[],
  more: Parameters<typeof fight>[0] = { dice: [] },
) => fight({ ...more, horde: blue['horde']!, others: { chief: blue['chief']! }, dice });

describe('attached units', () => {
  test('[WH-LEAD-07] attacks are not allocated to the CHARACTER, even if it has lost wounds', () => {
    const s = attack(led({ chief: { lost: 1 } }), [4, 4]);
    expect(s.request('allocate').options.map((o) => o.id)).toEqual(['horde.1', 'horde.2']);
    s.moreDice(1).answer('allocate', 'horde.2', 'blue').end();
  });

  test('[WH-LEAD-08] but as soon as the last bodyguard is destroyed', () => {
    const blue = led({ bodyguards: { places: [[20, 10]], profile: { wounds: 1 } } });
    const s = attack(blue, [4, 4, 1, 4, 4, 1], { guns: 2, dice: [] });
    expect([lost(s), lost(s, 'chief.1')]).toEqual([1, 1]);
    s.end();
  });

  test('[WH-G-50] mortal wounds spare it, too', () => {
    const s = field({ blue: led({ bodyguards: { places: [[20, 10]] } }) });
    s.start('mortalWounds', { unit: 'horde', left: 3 });
    expect([lost(s), lost(s, 'chief.1')]).toEqual([2, 1]);
    s.end();
  });

  test('[WH-LEAD-07] a CHARACTER that fights alone, or among equals, is a model like any other', () => {
    const alone = fight({ horde: { sheet: CHIEF }, dice: [4, 4] });
    expect(alone.request('allocate').options).toHaveLength(2);
    alone.moreDice(1).answer('allocate', 'horde.1', 'blue').end();
  });

  test('[WH-LEAD-05][WH-G-59] attacks meet the Toughness of the bodyguard', () => {
    attack(led({ bodyguards: { places: [[20, 10]] }, chief: { profile: { toughness: 8 } } }), [4, 4, 6]).end();
    attack(led({ bodyguards: { places: [[20, 10]], profile: { toughness: 8 } } }), [4, 5]).end();
  });

  test('[WH-LEAD-06] also the rest of the attacks that destroy it', () => {
    const blue = led({ bodyguards: { places: [[20, 10]], profile: { wounds: 1, toughness: 8 } } });
    attack(blue, [4, 6, 1, 4, 5], { guns: 2, dice: [] }).end();
    const fallen = led({
      bodyguards: { places: [[20, 10]], profile: { wounds: 1 } },
      chief: { profile: { toughness: 8 } },
    });
    const s = attack(fallen, [4, 4, 1, 4, 4, 1], { guns: 2, dice: [] });
    expect(lost(s, 'chief.1')).toBe(1);
    s.end();
    s.moreDice(4, 5).start('attacks', {
      seat: 'red',
      unit: 'squad',
      target: 'horde',
      guns: [{ model: 'squad.1', weapon: 'gun', attacks: null }],
      gun: null,
      model: null,
    });
    s.end();
  });
});

describe('fast dice', () => {
  const fast = { options: { dice: 'fast' } } as const;
  const pools = (s: ReturnType<typeof fight>) => s.of('rolled').map((e) => `${e.purpose} ${e.faces.length}`);

  test('[WH-FAST-01][WH-FAST-02][WH-G-81] all hit rolls together, then all wound rolls; then one attack after another', () => {
    const gun = { attacks: fixed(3), damage: { dice: 1, sides: 3, plus: 0 } };
    const s = fight({ ...fast, gun, guns: 2, dice: [4, 4, 3, 3, 6, 4, 4, 4, 3, 1] });
    expect(pools(s)).toEqual(['hit 6', 'wound 4']);
    s.moreDice(2, 1, 2, 1).answer('allocate', 'horde.1', 'blue');
    expect(pools(s).slice(2)).toEqual(['save 1', 'damage 1', 'save 1', 'damage 1']);
    expect(lost(s)).toBe(2);
    s.end();
  });

  test('[WH-FAST-01] attacks that differ are rolled apart: by half range, by who hits better', () => {
    const s = fight({ ...fast, guns: 2, dice: [1, 1] });
    expect(pools(s)).toEqual(['hit 2']);
    const apart = field({
      ...fast,
      red: { squad: { places: [[10, 10]] } },
      blue: { horde: { places: [[20, 10]] } },
      weapons: { gun: { name: 'gun', range: 1, attacks: fixed(1), skill: 4, strength: 4, damage: fixed(1) } },
      dice: [1, 1, 1],
    }).start('attacks', {
      seat: 'red',
      unit: 'squad',
      target: 'horde',
      guns: [true, true, false].map((half) => ({ model: 'squad.1', weapon: 'gun', half, attacks: null })),
      gun: null,
      model: null,
    });
    expect(pools(apart)).toEqual(['hit 2', 'hit 1']);
    apart.end();
  });

  test('[WH-FAST-03][WH-FAST-04][WH-G-113] saves together where all need the same; the wounded model takes the first that fails', () => {
    const terminators: Troop = {
      places: [
        [20, 10],
        [22, 10],
        [24, 10],
      ],
      profile: { toughness: 5, wounds: 3, save: 2, invulnerable: 4 },
    };
    const s = field({
      ...fast,
      red: { squad: { places: Array.from({ length: 20 }, (_, i) => [5 + i, 5] as const) } },
      blue: { horde: terminators },
      weapons: {
        gun: { name: 'gun', range: 1, attacks: fixed(1), skill: 4, strength: 5, penetration: -1, damage: fixed(1) },
      },
    });
    s.start('mortalWounds', { unit: 'horde', left: 2 }).answer('allocate', 'horde.2', 'blue');
    expect(lost(s, 'horde.2')).toBe(2);
    const hits = [4, 4, 4, 5, 5, 6, 6, ...new Array<number>(13).fill(3)];
    s.moreDice(...hits, 4, 4, 4, 5, 6, 3, 3).start('attacks', {
      seat: 'red',
      unit: 'squad',
      target: 'horde',
      guns: Array.from({ length: 20 }, (_, i) => ({ model: `squad.${i + 1}`, weapon: 'gun', attacks: null })),
      gun: null,
      model: null,
    });
    expect(pools(s)).toEqual(['hit 20', 'wound 7']);
    s.moreDice(1, 2, 4, 5, 5).answer('saveWith', 'armour', 'blue');
    expect(pools(s)[2]).toBe('save 5');
    expect(s.of('modelDestroyed').map((e) => e.model)).toEqual(['horde.2']);
    s.answer('allocate', 'horde.3', 'blue');
    expect([lost(s, 'horde.1'), lost(s, 'horde.3')]).toEqual([0, 1]);
    s.end();
  });

  test('[WH-FAST-03][WH-G-113] where models need different saves, each is made after its allocation', () => {
    const gun = { attacks: fixed(2) };
    const s = fight({ ...fast, gun, horde: { other: { 1: { save: 6 } } }, dice: [4, 4, 4, 4] });
    expect(pools(s)).toEqual(['hit 2', 'wound 2']);
    s.moreDice(5, 5).answer('allocate', 'horde.2', 'blue');
    expect(pools(s).slice(2)).toEqual(['save 1', 'save 1']);
    expect(lost(s, 'horde.2')).toBe(2);
    s.end();
  });

  test('[WH-FAST-05] attacks with random damage come one after another: 1, 2, 3 on models with two wounds', () => {
    const horde: Troop = {
      places: [
        [20, 10],
        [22, 10],
        [24, 10],
      ],
    };
    const gun = { attacks: fixed(3), damage: { dice: 1, sides: 3, plus: 0 } };
    const after = (damage: number[]) => {
      const s = fight({ ...fast, gun, horde, dice: [4, 4, 4, 4, 4, 4] });
      s.moreDice(...damage.flatMap((d) => [1, 2 * d])).answer('allocate', 'horde.1', 'blue');
      while (s.asked.length > 0) s.answer('allocate', s.request('allocate').options[0]!.id, 'blue');
      s.end();
      return [s.of('modelDestroyed').length, lost(s, 'horde.3')];
    };
    expect(after([1, 2, 3])).toEqual([2, 0]);
    expect(after([3, 2, 1])).toEqual([2, 1]);
  });

  test('[WH-WEAP-20][WH-FAST-02] twin-linked: of wound rolls made together, those worth it', () => {
    const gun = { attacks: fixed(3), abilities: [{ ability: 'twinLinked' } as const] };
    const s = fight({ ...fast, gun, dice: [4, 4, 4, 1, 4, 6] });
    expect(s.request('afterRoll').options.map((o) => o.id)).toEqual([
      'twinLinked/failed',
      'twinLinked/ordinary',
      'twinLinked/all',
    ]);
    s.moreDice(1, 2, 6).answer('afterRoll', 'twinLinked/ordinary', 'red').answer('allocate', 'horde.1', 'blue').end();
  });
});

test('what is lost can be measured, Leaders and fallen models included', () => {
  const blue = led({ bodyguards: { profile: { wounds: 1 } }, chief: { lost: 1 } });
  const s = attack(blue, [4, 4]).moreDice(1).answer('allocate', 'horde.1', 'blue');
  const measured = (name: string) => ruleset.measures[name]!.value(s.state, { unit: 'horde' });
  expect(['modelsLost', 'woundsLost', 'destroyed'].map(measured)).toEqual([1, 2, 0]);
  s.start('mortalWounds', { unit: 'horde', left: 2 });
  expect(['modelsLost', 'woundsLost', 'destroyed'].map(measured)).toEqual([3, 4, 1]);
  s.end();
});

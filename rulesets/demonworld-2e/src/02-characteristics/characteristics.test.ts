import { describe, expect, it } from 'vitest';
import { ask, given, type Table } from '../../test/on-table.ts';
import { ruleset } from '../index.ts';

const cards = {
  bows: {
    name: 'bows',
    missile: {
      kind: 'bow',
      bands: [
        { maxRange: 6, strength: 6 },
        { maxRange: 9, strength: 5 },
      ],
    },
  },
  pikes: { name: 'pikes', melee: { kind: 'pike', vsInfantry: 10, vsCavalry: 11 } },
  riders: {
    name: 'riders',
    arm: 'cavalry',
    size: 3,
    armourMelee: 6,
    melee: { kind: 'lance', vsInfantry: 10, vsCavalry: 10 },
    meleeLater: { kind: 'hand', vsInfantry: 9, vsCavalry: 9 },
    chargeBonus: 3,
  },
  elves: { name: 'elves', initiative: 3 },
  undead: { name: 'undead', initiative: 0, melee: { kind: 'twoHanded', vsInfantry: 11, vsCavalry: 11 } },
  spears: { name: 'spears', melee: { kind: 'spear', vsInfantry: 9, vsCavalry: 10 } },
} as const;

const table = (units: Table['units'], more: Partial<Table> = {}) => given({ at: 'free', cards, units, ...more });
const weapon = (name: string, melee = false) =>
  ask(table({ a: { owner: 'imperial', stand: [[4, 8, 4]] }, b: { owner: 'ork', stand: [[4, 2, 1]] } }), 'weapon', {
    weapon: name,
    melee,
  });

describe('values', () => {
  it('[DW-II-01][DW-II-02] armour counts apart against missiles and in melee; size makes a bigger target', () => {
    const s = given({
      at: 'free',
      cards: { ...cards, tough: { name: 'tough', armourMissile: 1, armourMelee: 4, size: 4 } },
      units: {
        a: { owner: 'imperial', card: 'bows', stand: [[4, 8, 4]] },
        b: {
          owner: 'ork',
          card: 'tough',
          stand: [
            [4, 7, 1],
            [4, 4, 1],
          ],
        },
      },
    });
    expect(ask(s, 'missileBase', { by: 'a.1', at: 'b.2' })).toMatchObject({ value: 6 - 1 + 2 });
    expect(ask(s, 'meleeBase', { by: 'a.1', at: 'b.1' })).toMatchObject({ value: 8 - 4 });
  });

  it('[DW-II-03] movement points depend on the order', () => {
    const points = (order: 'move' | 'attack' | 'skirmish' | 'hold') => {
      const s = table({ a: { owner: 'imperial', order, stand: [[4, 8, 4]] }, b: { owner: 'ork', stand: [[4, 2, 1]] } });
      return ask(s, 'allowance', { unit: 'a', used: 0 });
    };
    expect([points('move'), points('attack'), points('skirmish'), points('hold')]).toEqual([24, 18, 12, 0]);
  });

  it('[DW-II-04] initiative comes from the card', () => {
    const s = table({
      a: { owner: 'imperial', card: 'elves', stand: [[4, 8, 4]] },
      b: { owner: 'ork', stand: [[4, 2, 1]] },
      c: { owner: 'ork', card: 'undead', fought: 1, stand: [[9, 2, 1]] },
    });
    expect(['a.1', 'b.1', 'c.1'].map((element) => ask(s, 'initiative', { element }))).toEqual([3, 2, 0]);
  });

  it('[DW-II-05][DW-II-15][DW-II-24] strength of a melee weapon is the card’s, and reaches adjacent fields only', () => {
    const s = given({
      at: 'melee {units: [a, b]}',
      dice: [8],
      cards,
      units: {
        a: { owner: 'imperial', order: 'attack', stand: [[4, 8, 4]] },
        b: {
          owner: 'ork',
          stand: [
            [4, 7, 1],
            [4, 6, 1],
          ],
        },
      },
    });
    expect(ask(s, 'strikeTargets', { element: 'a.1' })).toEqual(['b.1']);
    s.answer('strikes', { 'a.1': 'at:b.1' });
    expect(s.of('rolled')[0]).toMatchObject({ purpose: 'strike', faces: [8], counts: [0, 1] });
    s.end();
  });

  it('[DW-II-06][DW-II-07] 6 fields: 6, 9 fields: 5, no shot at 10', () => {
    const at = (distance: number) => {
      const s = table({
        a: { owner: 'imperial', card: 'bows', stand: [[4, 14, 4]] },
        b: { owner: 'ork', stand: [[4, 14 - distance, 1]] },
      });
      return ask(s, 'missileStrength', { by: 'a.1', at: 'b.1' });
    };
    expect([1, 6, 7, 9, 10].map(at)).toEqual([6, 6, 5, 5, null]);
  });

  it('[DW-II-08][DW-II-09][DW-II-10][DW-II-11][DW-II-12][DW-II-13] general values of missile weapons', () => {
    const bands = (name: string) =>
      (weapon(name) as { bands: { maxRange: number; strength: number }[] }).bands.map((b) => [b.maxRange, b.strength]);
    expect(bands('sling')).toEqual([[6, 3]]);
    expect(bands('bow')).toEqual([[9, 4]]);
    expect(bands('longbow')).toEqual([[12, 5]]);
    expect(bands('crossbow')).toEqual([
      [6, 6],
      [9, 5],
    ]);
    expect(bands('javelin')).toEqual([
      [2, 4],
      [4, 3],
    ]);
    expect(bands('arquebus')).toEqual([
      [4, 7],
      [7, 3],
    ]);
    expect(['crossbow', 'arquebus', 'bow'].map((n) => (weapon(n) as { holdOnly: boolean }).holdOnly)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[DW-II-11][DW-II-13] crossbow and arquebus are shot with Hold only', () => {
    for (const [kind, rule] of [
      ['crossbow', 'DW-II-11'],
      ['arquebus', 'DW-II-13'],
    ] as const) {
      const s = given({
        at: 'free',
        cards: {
          ...cards,
          guns: { name: 'guns', missile: { kind, bands: [{ maxRange: 7, strength: 3 }], holdOnly: true } },
        },
        units: {
          a: { owner: 'imperial', card: 'guns', order: 'skirmish', stand: [[4, 8, 4]] },
          b: { owner: 'ork', card: 'guns', order: 'hold', stand: [[4, 2, 1]] },
        },
      });
      expect(ask(s, 'mayShoot', { unit: 'a', phase: 'first' })).toMatchObject({ code: 'holdOnly', rule });
      expect(ask(s, 'mayShoot', { unit: 'b', phase: 'second' })).toBeNull();
    }
  });

  it('[DW-II-16][DW-II-17][DW-II-18][DW-II-19][DW-II-20][DW-II-21][DW-II-22] general values of melee weapons', () => {
    const strength = (name: string) => {
      const w = weapon(name, true) as { vsInfantry: number; vsCavalry: number };
      return [w.vsInfantry, w.vsCavalry];
    };
    expect(['hand', 'twoHanded', 'improvised', 'javelin', 'spear', 'pike', 'lance'].map(strength)).toEqual([
      [6, 6],
      [9, 9],
      [4, 4],
      [5, 5],
      [7, 8],
      [8, 9],
      [7, 7],
    ]);
  });

  it('[DW-II-17][DW-II-20][DW-II-21][DW-II-22][DW-VI-06] weapons change initiative in the first round of a melee', () => {
    const s = table({
      two: { owner: 'imperial', card: 'undead', stand: [[1, 8, 4]] },
      pikes: { owner: 'imperial', card: 'pikes', stand: [[3, 8, 4]] },
      riders: { owner: 'imperial', card: 'riders', stand: [[5, 8, 4]] },
      spears: { owner: 'imperial', card: 'spears', stand: [[7, 8, 4]] },
      enemy: { owner: 'ork', stand: [[4, 2, 1]] },
    });
    for (const w of ['twoHanded', 'spear', 'pike', 'lance']) ask(s, 'weapon', { weapon: w });
    expect(['two.1', 'pikes.1', 'riders.1', 'spears.1'].map((element) => ask(s, 'initiative', { element }))).toEqual([
      -1, 4, 3, 3,
    ]);
  });

  it('[DW-II-14][DW-IV-10] a volley of an element is one attack', () => {
    const s = given({
      at: 'volley {unit: a}',
      dice: [20],
      cards,
      units: {
        a: { owner: 'imperial', card: 'bows', order: 'skirmish', stand: [[4, 12, 4]] },
        b: {
          owner: 'ork',
          stand: [
            [4, 6, 1],
            [7, 6, 1],
          ],
        },
      },
    });
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.of('volleyAnnounced')[0]!.attacks).toHaveLength(1);
    expect(s.of('rolled')).toHaveLength(1);
    s.end();
  });

  it('[DW-II-23] the lance is for the first phase; then the hand weapon', () => {
    const base = (fought: number) => {
      const s = table({
        a: { owner: 'imperial', card: 'riders', fought, stand: [[4, 8, 4]] },
        b: { owner: 'ork', stand: [[4, 7, 1]] },
      });
      return ask(s, 'meleeBase', { by: 'a.1', at: 'b.1' });
    };
    expect(base(0)).toMatchObject({ base: 10 });
    expect(base(1)).toMatchObject({ base: 9, value: 9 });
  });

  it('[DW-VII-05] skills, hit points, morale, fear and formations of the card are ignored', () => {
    const s = given({
      at: 'free',
      cards: { heroes: { name: 'heroes', skillMelee: 5, skillMissile: 5, hitPoints: 3, fear: 9 } },
      units: {
        a: { owner: 'imperial', card: 'heroes', stand: [[4, 8, 4]] },
        b: { owner: 'ork', card: 'heroes', stand: [[4, 7, 1]] },
      },
    });
    expect(ask(s, 'card', { unit: 'a' })).toMatchObject({ skillMelee: 5 });
    expect(ask(s, 'meleeBase', { by: 'a.1', at: 'b.1' })).toMatchObject({ value: 8 });
  });

  it('[DW-I-20][DW-XXVII-01] the nine cards of the first sheet', () => {
    const names = ruleset.texts.de.names;
    const s = given({
      at: 'free',
      units: {
        'order-knights': { owner: 'imperial', card: 'order-knights', stand: [[4, 8, 4]] },
        b: { owner: 'ork', stand: [[4, 2, 1]] },
      },
    });
    expect(ask(s, 'catalogue', {})).toHaveLength(9);
    for (const id of ask(s, 'catalogue', {}) as string[]) expect(names[id]).toBeTruthy();
  });
});

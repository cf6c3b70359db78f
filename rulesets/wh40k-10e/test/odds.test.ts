import { pick, type Rng, seededRng } from '@walstatt/engine';
import { odds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { inch } from '../src/04-measuring/table-top.ts';
import type { Gun, Profile, Weapon, WeaponAbility } from '../src/generated/state.ts';
import { type FortyK, ruleset } from '../src/index.ts';
import { type Number as Amount, type Chain, wounds } from './chain.ts';
import { type Field, rectangle, stateOf } from './field.ts';

/** Exact odds of attacks compared with chances worked out by hand. */

const KEYWORDS = ['INFANTRY', 'VEHICLE', 'MONSTER', 'PSYKER'];

/** An attack somewhere on a table, with everything that can change its chances. */
type Case = {
  readonly weapon: Weapon;
  readonly profile: Pick<Profile, 'toughness' | 'save' | 'invulnerable' | 'wounds'>;
  readonly models: number;
  readonly targetSize: number;
  readonly pain: number | null;
  /** Feel No Pain works only against psychic attacks. */
  readonly mind: boolean;
  readonly stealthy: boolean;
  readonly target: readonly string[];
  readonly attacker: readonly string[];
  readonly aim: Omit<Gun, 'model' | 'weapon' | 'attacks'>;
  readonly inCrater: boolean;
  readonly aloft: boolean;
  readonly stationary: boolean;
  readonly charged: boolean;
  readonly dice: 'fast' | 'strict';
};

const chance = (rng: Rng, percent: number): boolean => rng.int(1, 100) <= percent;

/** A number up to `most`, or so often a D3. */
function amount(rng: Rng, most: number, random: number): Amount {
  if (chance(rng, random)) return { dice: 1, sides: 3, plus: 0 };
  return { dice: 0, sides: 6, plus: rng.int(1, most) };
}

const ABILITIES: readonly ((rng: Rng) => WeaponAbility)[] = [
  () => ({ ability: 'assault' }),
  (rng) => ({ ability: 'rapidFire', attacks: amount(rng, 1, 10) }),
  () => ({ ability: 'ignoresCover' }),
  () => ({ ability: 'torrent' }),
  () => ({ ability: 'pistol' }),
  () => ({ ability: 'heavy' }),
  () => ({ ability: 'lance' }),
  () => ({ ability: 'indirectFire' }),
  () => ({ ability: 'precision' }),
  () => ({ ability: 'twinLinked' }),
  () => ({ ability: 'lethalHits' }),
  () => ({ ability: 'blast' }),
  () => ({ ability: 'devastatingWounds' }),
  (rng) => ({ ability: 'sustainedHits', hits: amount(rng, 2, 10) }),
  () => ({ ability: 'extraAttacks' }),
  (rng) => ({ ability: 'melta', damage: amount(rng, 2, 20) }),
  () => ({ ability: 'hazardous' }),
  (rng) => ({ ability: 'anti', keyword: pick(rng, KEYWORDS), on: rng.int(2, 5) }),
  () => ({ ability: 'psychic' }),
];

/** Each has one ability for certain, by its number, so that all come up often. */
function caseOf(rng: Rng, number: number): Case {
  const sure = number % ABILITIES.length;
  const flag = (percent: number): boolean => chance(rng, percent);
  const models = rng.int(1, 3);
  const cannon = flag(20);
  return {
    weapon: {
      name: 'gun',
      range: flag(75) ? inch(48) : null,
      attacks: cannon ? { dice: 0, sides: 6, plus: 1 } : amount(rng, 2, 10),
      skill: rng.int(2, 6),
      strength: rng.int(1, 14),
      penetration: -rng.int(0, 4),
      damage: cannon ? { dice: 1, sides: 6, plus: rng.int(0, 1) } : amount(rng, 3, 30),
      abilities: ABILITIES.flatMap((ability, i) => (i === sure || flag(15) ? [ability(rng)] : [])),
      group: null,
    },
    profile: {
      toughness: rng.int(2, 12),
      save: rng.int(2, 7),
      invulnerable: flag(40) ? rng.int(3, 6) : null,
      wounds: rng.int(1, 5),
    },
    models,
    targetSize: flag(20) ? 5 : models,
    pain: flag(25) ? rng.int(4, 6) : null,
    mind: flag(30),
    stealthy: flag(25),
    target: KEYWORDS.filter(() => flag(50)),
    attacker: KEYWORDS.filter(() => flag(50)),
    aim: { half: flag(50), unseen: flag(50), engaged: flag(30), locked: flag(30) },
    inCrater: flag(40),
    aloft: flag(25),
    stationary: flag(50),
    charged: flag(50),
    dice: number % 2 === 0 ? 'fast' : 'strict',
  };
}

function fieldOf(c: Case): Field {
  const blue = Array.from({ length: c.models }, (_, i) => [20, 10 + 2 * i] as const);
  const pain = c.pain === null ? [] : [{ ability: 'feelNoPain', on: c.pain, psychic: c.mind } as const];
  const stealth = c.stealthy ? [{ ability: 'stealth' } as const] : [];
  return {
    options: { dice: c.dice },
    red: { squad: { places: [[5, 5, c.aloft ? 6 : 0]], sheet: { keywords: [...c.attacker] } } },
    blue: {
      horde: { places: blue, profile: c.profile, sheet: { keywords: [...c.target], abilities: [...pain, ...stealth] } },
    },
    weapons: { gun: c.weapon },
    // The ruin has no walls: it hides nothing from a model that stands in it.
    terrain: {
      ...(c.inCrater ? { crater: { kind: 'crater', footprint: rectangle(15, 5, 15, 20) } } : {}),
      ruin: { kind: 'ruins', footprint: rectangle(0, 0, 10, 10) },
    },
    effects: {
      squad: [...(c.stationary ? [{ moved: 'stationary' } as const] : []), ...(c.charged ? ['charged'] : [])],
    },
  };
}

function engineOdds(c: Case): Map<number, number> {
  const context = {
    seat: 'red',
    unit: 'squad',
    target: 'horde',
    guns: [{ model: 'squad.1', weapon: 'gun', attacks: null, ...c.aim }],
    targetSize: c.targetSize,
    gun: null,
    left: 0,
    hits: 0,
    sure: 0,
    toughness: 0,
    wounds: 0,
    unsaved: 0,
    mortal: 0,
    psychic: 0,
    mind: false,
    model: null,
    damage: 0,
  };
  const found = odds<FortyK>(
    ruleset,
    { state: stateOf(fieldOf(c)), since: [] },
    { start: { activity: 'attacks', context }, measure: { name: 'woundsLost', args: { unit: 'horde' } } },
    {
      red: (_look, r) =>
        r.kind === 'choose' ? (r.options.find((o) => o.id === 'twinLinked/failed')?.id ?? null) : null,
    },
  );
  expect(found.method).toBe('exact');
  return new Map(found.distribution);
}

/** What the rules say of the case, in the words of the book. */
function byHand(c: Case): Chain {
  const { weapon, profile, aim } = c;
  const having = <N extends WeaponAbility['ability']>(name: N) =>
    weapon.abilities.find((a) => a.ability === name) as Extract<WeaponAbility, { ability: N }> | undefined;
  const has = (name: WeaponAbility['ability']): boolean => having(name) !== undefined;
  const ranged = weapon.range !== null;
  const isBig = (keywords: readonly string[]): boolean => keywords.includes('VEHICLE') || keywords.includes('MONSTER');
  const capped = (modifiers: readonly boolean[], by: number): number => by * modifiers.filter(Boolean).length;

  const better = capped([has('heavy') && c.stationary], 1);
  const worse = capped(
    [
      ranged && c.stealthy,
      ranged && !has('pistol') && aim.engaged && isBig(c.attacker),
      ranged && !has('pistol') && aim.locked && isBig(c.target),
      has('indirectFire') && aim.unseen,
    ],
    -1,
  );
  const hit = Math.max(-1, Math.min(1, better + worse));

  const { strength: s } = weapon;
  const { toughness: t } = profile;
  const table = s >= 2 * t ? 2 : s > t ? 3 : s === t ? 4 : t >= 2 * s ? 6 : 5;
  const critical = weapon.abilities.flatMap((a) =>
    a.ability === 'anti' && c.target.includes(a.keyword) ? [a.on] : [],
  );

  const ap = weapon.penetration - (ranged && c.aloft ? 1 : 0);
  const hidden = (c.inCrater && c.target.includes('INFANTRY')) || (has('indirectFire') && aim.unseen);
  const covered = ranged && hidden && !has('ignoresCover') && !(ap === 0 && profile.save <= 3);
  const armour = profile.save - Math.min(1, ap + (covered ? 1 : 0));

  const rapid = aim.half ? having('rapidFire')?.attacks : undefined;
  const blast = has('blast') ? [{ dice: 0, sides: 6, plus: Math.floor(c.targetSize / 5) }] : [];
  const melta = aim.half ? having('melta')?.damage : undefined;
  return {
    attacks: has('extraAttacks') ? [weapon.attacks] : [weapon.attacks, ...(rapid ? [rapid] : []), ...blast],
    hitOn: has('torrent') ? null : weapon.skill - hit,
    woundOn: table - (has('lance') && c.charged ? 1 : 0),
    criticalOn: Math.min(6, ...critical),
    saveOn: Math.min(armour, profile.invulnerable ?? 7),
    damage: [weapon.damage, ...(melta ? [melta] : [])],
    lethal: has('lethalHits'),
    devastating: has('devastatingWounds'),
    sustained: having('sustainedHits')?.hits ?? null,
    rerollsFailedWounds: has('twinLinked'),
    painOn: c.mind && !has('psychic') ? null : c.pain,
    models: c.models,
    wounds: profile.wounds,
  };
}

test('the odds of 500 attacks with every ability are those worked out by hand, with fast dice and without', () => {
  const rng = seededRng(40);
  for (let i = 0; i < 500; i++) {
    const c = caseOf(rng, i);
    const found = engineOdds(c);
    const expected = wounds(byHand(c));
    for (const lost of new Set([...expected.keys(), ...found.keys()]))
      expect(found.get(lost) ?? 0, `case ${i}: ${lost} wounds`).toBeCloseTo(expected.get(lost) ?? 0, 9);
  }
});

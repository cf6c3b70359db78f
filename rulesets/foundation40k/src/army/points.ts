import { INCH } from '@walstatt/geometry';
import type { Profile, Weapon } from '../generated/state.ts';
import type { ArmyRule, SpecialRule } from './army.ts';

/**
 * FD-GAP-93: points by one formula, so that lists can be compared. The book has none, so all of this is inferred: how
 * much damage a model can take, plus what it does by shooting and in melee, with more for steady and fast models and 5
 * % for each special rule. `docs/armies.md` explains it with an example.
 */
export type ArmedModel = { readonly profile: Profile; readonly weapons: readonly Weapon[] };

const SCALE = 5;
/** Armour is already counted in how much damage a model can take. */
const ARMOUR: Readonly<Partial<Record<SpecialRule, number>>> = { lightArmour: 2, mediumArmour: 2.5, heavyArmour: 3 };
const PER_RULE = 0.05;
const PER_ARMY_RULE = 0.1;

/** Points of a unit with these models, a whole number of at least 1. */
export function unitPoints(models: readonly ArmedModel[], specialRules: readonly SpecialRule[]): number {
  let sum = 0;
  for (const m of models) sum += modelPoints(m, specialRules);
  return Math.max(1, Math.round(sum));
}

/** Points of a list: its units and a share for each rule of the whole army. */
export const listPoints = (units: readonly number[], rules: readonly ArmyRule[]): number =>
  Math.round(units.reduce((a, b) => a + b, 0) * (1 + PER_ARMY_RULE * rules.length));

/** Characteristics count as chances on a D6, so that improving them costs points in proportion. */
function modelPoints({ profile, weapons }: ArmedModel, ofUnit: readonly SpecialRule[]): number {
  const rules = [...new Set([...ofUnit, ...profile.specialRules])];
  const takes = (profile.lives * 6 * armourFactor(rules)) / profile.save;
  const shoots = shootingWorth(profile, weapons, usesAllWeapons(profile, rules));
  const steady = 1 + chance(profile.morale);
  const quick = Math.max(0, profile.move / INCH - 6) / 20;
  const value = (takes + shoots + meleeWorth(profile, weapons) + quick) * steady;
  return SCALE * value * (1 + PER_RULE * (worthOfRules(rules) + worthOfRules(weapons.flatMap((w) => w.specialRules))));
}

const chance = (need: number): number => (7 - need) / 6;

/** The chance that an average target (RW 4+) fails its save. Anything beyond certainty counts for damaging vehicles. */
const bite = (fp: number): number => (3 + fp) / 6;

function shootingWorth(profile: Profile, weapons: readonly Weapon[], all: boolean): number {
  const worth = weapons
    .filter((w) => w.kind === 'shooting')
    .map((w) => dice(w) * chance(profile.shootSkill) * bite(w.fp) * (w.range / (24 * INCH)));
  return all ? worth.reduce((a, b) => a + b, 0) : Math.max(0, ...worth);
}

/** FD-SPECIAL-07. */
const dice = (w: Weapon): number => (w.specialRules.includes('twinLinked') ? 2 * w.rof : w.rof);

/** FD-GAP-53: one melee weapon, or bare hands. */
function meleeWorth(profile: Profile, weapons: readonly Weapon[]): number {
  const attacks = profile.attacks.dice * 3.5 + profile.attacks.plus;
  const worth = weapons.filter((w) => w.kind === 'melee').map((w) => (attacks + w.rof) * bite(w.fp));
  return chance(profile.meleeSkill) * Math.max(attacks * bite(0), ...worth);
}

/** FD-ACTION-10, FD-GAP-62. */
export const usesAllWeapons = (profile: Profile, rules: readonly SpecialRule[]): boolean =>
  profile.unitType === 'vehicle' || profile.unitType === 'gravVehicle' || rules.some((r) => ARMOUR[r] !== undefined);

const armourFactor = (rules: readonly SpecialRule[]): number => Math.max(1, ...rules.map((r) => ARMOUR[r] ?? 1));

/** One for each advantage that is not counted elsewhere. Striking last is a drawback. */
function worthOfRules(rules: readonly (SpecialRule | 'twinLinked')[]): number {
  let n = 0;
  for (const r of rules) {
    if (r === 'twinLinked' || ARMOUR[r] !== undefined) continue;
    n += r === 'alwaysStrikesLast' ? -1 : 1;
  }
  return n;
}

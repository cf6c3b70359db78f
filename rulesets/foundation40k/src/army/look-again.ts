import type { Problem, RuleId } from '@walstatt/engine';
import { catalogue } from '../data/catalogue.ts';
import type { Army, UnitEntry } from './army.ts';
import { forceOf } from './force.ts';
import { usesAllWeapons } from './points.ts';

/** Mistakes that show only when every entry by itself is right. */
export const lookAgain = (army: Army): (Problem & { readonly rule: RuleId })[] => [
  ...Object.entries(army.units).flatMap(([id, unit]) => repeatedWeapons(army, id, unit)),
  ...Object.keys(army.lists).flatMap((id) => overLimit(army, id)),
];

/**
 * FD-ACTION-09, FD-ACTION-10: a model chooses one of its weapons, so having a weapon twice matters only for vehicles.
 */
function repeatedWeapons(army: Army, id: string, unit: UnitEntry): (Problem & { rule: RuleId })[] {
  return unit.models.flatMap(({ profile: name, weapons }, i) => {
    const { profiles } = Object.hasOwn(army.profiles, name) ? army : catalogue;
    const profile = profiles[name]!;
    const twice = weapons.find((w, k) => weapons.indexOf(w) !== k);
    const all = usesAllWeapons(profile, [...unit.specialRules, ...profile.specialRules]);
    if (twice === undefined || all) return [];
    const path = ['units', id, 'models', i, 'weapons'];
    return [{ path, expected: 'each weapon once per model', got: `${twice} twice`, rule: 'FD-ACTION-09' as const }];
  });
}

/** FD-GAP-93: points are for comparing. A list that sets itself a limit must keep to it. */
function overLimit(army: Army, id: string): (Problem & { rule: RuleId })[] {
  const list = army.lists[id]!;
  if (list.limit === null) return [];
  const { points } = forceOf(army, list);
  if (points <= list.limit) return [];
  const expected = `at least ${points}, which is what its units cost`;
  return [{ path: ['lists', id, 'limit'], expected, got: String(list.limit), rule: 'FD-GAP-93' }];
}

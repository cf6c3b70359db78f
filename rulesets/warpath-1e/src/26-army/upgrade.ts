import type { Problem } from '@walstatt/engine';
import { CATALOGUE } from '../data/catalogue.ts';
import type { Profile } from '../data/profile.ts';
import { UPGRADES } from '../data/weapons.ts';

/** A unit of the catalogue with a name of its own, or with special weapons bought for it. */
export type Upgrade = { readonly unit: string; readonly name?: string; readonly weapons?: readonly string[] };

export const isUpgrade = (x: unknown): x is Upgrade => typeof (x as { unit?: unknown } | null)?.unit === 'string';

/**
 * WP-BFG-10, WP-ARMY-02: special weapons are bought for infantry and cost points of their own; any unit may be named.
 */
export function readUpgrade(u: Upgrade, problems: Problem[], path: readonly (string | number)[]): Profile | null {
  const wrong = (part: string, expected: string, got: unknown, hint: 'WP-BFG-10' | 'WP-ARMY-02'): null => {
    problems.push({ path: [...path, part], expected, got: JSON.stringify(got) ?? 'nothing', hint });
    return null;
  };
  const base = CATALOGUE.find((p) => p.id === u.unit);
  if (base === undefined) return wrong('unit', 'a unit of the catalogue', u.unit, 'WP-ARMY-02');
  for (const key of Object.keys(u))
    if (!['unit', 'name', 'weapons'].includes(key)) return wrong(key, 'unit, name, weapons', key, 'WP-ARMY-02');
  if (u.name !== undefined && typeof u.name !== 'string') return wrong('name', 'a name', u.name, 'WP-ARMY-02');
  const named = u.name === undefined ? base : { ...base, name: u.name };
  const weapons: unknown = u.weapons ?? [];
  const known = Object.keys(UPGRADES);
  if (!Array.isArray(weapons) || !weapons.every((w) => known.includes(w as string)))
    return wrong('weapons', `some of ${known.join(', ')}`, weapons, 'WP-BFG-10');
  if (weapons.length === 0) return named;
  if (base.type !== 'infantry') return wrong('unit', 'infantry to carry special weapons', u.unit, 'WP-BFG-10');
  const all = [...(base.weapons ?? []), ...(weapons as string[])];
  if (all.length >= (base.models ?? 1))
    return wrong('weapons', `at most ${(base.models ?? 1) - 1} weapons`, all.length, 'WP-BFG-10');
  const cost = (weapons as string[]).reduce((sum, w) => sum + UPGRADES[w]!, 0);
  return { ...named, weapons: all, points: (base.points ?? 0) + cost };
}

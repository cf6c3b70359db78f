import { catalogue } from '../data/catalogue.ts';
import type { Profile, Weapon } from '../generated/state.ts';
import type { Army, ArmyList, SpecialRule, UnitEntry } from './army.ts';
import { type ArmedModel, listPoints, unitPoints } from './points.ts';

/** A list ready for battle: everything it needs, under the ids it will have in the state. */
export type Force = {
  readonly name: string;
  readonly waaagh: boolean;
  readonly points: number;
  readonly units: Readonly<Record<string, ForceUnit>>;
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly weapons: Readonly<Record<string, Weapon>>;
};

export type ForceUnit = {
  readonly name: string;
  readonly general: boolean;
  readonly specialRules: readonly SpecialRule[];
  readonly points: number;
  /** One for each model, in unit order. */
  readonly models: readonly { readonly profile: string; readonly weapons: readonly string[] }[];
};

/** Rows that units of an army need, collected while the units are resolved. */
type Rows = { readonly profiles: Record<string, Profile>; readonly weapons: Record<string, Weapon> };

/** The force that a list of an army makes. Every name in the list must be known, which `readArmy` ensures. */
export function forceOf(army: Army, list: ArmyList): Force {
  const rows: Rows = { profiles: {}, weapons: {} };
  const units: Record<string, ForceUnit> = {};
  for (const [id, { unit, name, general }] of Object.entries(list.units)) {
    const from = Object.hasOwn(army.units, unit) ? army : catalogue;
    const entry = from.units[unit]!;
    const resolved = resolveUnit(from, entry, rows);
    units[id] = { ...resolved, name: name ?? entry.name, general };
  }
  const points = listPoints(
    Object.values(units).map((u) => u.points),
    list.rules,
  );
  return { name: list.name, waaagh: list.rules.includes('waaagh'), points, units, ...rows };
}

/** One unit of an army or of the catalogue, with the rows it needs. */
export function resolvedUnit(army: Army, entry: UnitEntry): ForceUnit & Rows {
  const rows: Rows = { profiles: {}, weapons: {} };
  return { ...resolveUnit(army, entry, rows), ...rows };
}

function resolveUnit(army: Army, entry: UnitEntry, rows: Rows): ForceUnit {
  const models = entry.models.flatMap(({ count, profile, weapons }) => {
    const model = {
      profile: take(army, 'profiles', profile, rows),
      weapons: weapons.map((w) => take(army, 'weapons', w, rows)),
    };
    return Array.from({ length: count }, () => model);
  });
  const armed = models.map(
    (m): ArmedModel => ({ profile: rows.profiles[m.profile]!, weapons: m.weapons.map((w) => rows.weapons[w]!) }),
  );
  const points = entry.points ?? unitPoints(armed, entry.specialRules);
  return { name: entry.name, general: false, specialRules: entry.specialRules, points, models };
}

/**
 * Adds a row to those needed and returns its id in the state. An army's own entries override those of the catalogue.
 */
function take(army: Army, table: 'profiles' | 'weapons', id: string, rows: Rows): string {
  const own = army !== catalogue && Object.hasOwn(army[table], id);
  const from = own ? army[table] : catalogue[table];
  const key = own ? `${army.id}.${id}` : id;
  const { inferred: _, ...row } = from[id]!;
  (rows[table] as Record<string, unknown>)[key] = row;
  return key;
}

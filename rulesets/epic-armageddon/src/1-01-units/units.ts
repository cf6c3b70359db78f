import { areEnemies } from '@walstatt/engine';
import type { Profile, State, Unit, WeaponAbility } from '../generated/state.ts';

export type UnitAbility = Profile['abilities'][number];
export type { WeaponAbility };

export const profileOf = (s: State, unit: string): Profile => s.profiles[s.units[unit]!.profile]!;

export const formationOf = (s: State, unit: string): string => s.units[unit]!.formation;

export const ownerOf = (s: State, unit: string): string => s.formations[formationOf(s, unit)]!.owner;

export const areEnemyUnits = (s: State, a: string, b: string): boolean => areEnemies(s, ownerOf(s, a), ownerOf(s, b));

export const isGone = ({ where }: Unit): boolean => where.at === 'gone';

/** Whether a unit stands on the table, or flies over it. */
export const isOnTable = (s: State, unit: string): boolean => s.units[unit]!.where.at === 'table';

/** Whether a unit stands on the ground. Aircraft in the air are neither in the way nor near anybody (EA-4.2-03). */
export function isOnGround(s: State, unit: string): boolean {
  const { where } = s.units[unit]!;
  return where.at === 'table' && !where.air;
}

/** The units aboard a transport, in the order of the table. */
export function aboard(s: State, transport: string): string[] {
  const found: string[] = [];
  for (const id in s.units) {
    const { where } = s.units[id]!;
    if (where.at === 'aboard' && where.transport === transport) found.push(id);
  }
  return found;
}

/** EA-2.1-01, EA-2.1.1-02: an ability of the unit itself, or of a character that it is host to. */
export function hasAbility(s: State, unit: string, ability: UnitAbility): boolean {
  const { profile, characters } = s.units[unit]!;
  return (
    s.profiles[profile]!.abilities.includes(ability) ||
    characters.some((character) => s.profiles[character]!.abilities.includes(ability))
  );
}

/** EA-3-01: null for anything that is not a war engine. */
export const startingCapacity = (s: State, unit: string): number | null => profileOf(s, unit).damageCapacity;

export const isWarEngine = (s: State, unit: string): boolean => startingCapacity(s, unit) !== null;

/** EA-1.1.1-01: infantry for everything but terrain includes mounted units (EA-2.1.10-01), which datasheets call infantry. */
export const isInfantry = (s: State, unit: string): boolean => profileOf(s, unit).type === 'infantry';

/** EA-2.1.9-02, EA-3.2-01: whatever is hit as an armoured vehicle is. */
export const isVehicle = (s: State, unit: string): boolean => !isInfantry(s, unit);

/** EA-3-02: as how many units a unit counts for most purposes. */
export const countOf = (s: State, unit: string): number => startingCapacity(s, unit) ?? 1;

/** The unit as lists name it: its type, an ability, or its datasheet (`Hold`). */
export function isCalled(s: State, unit: string, word: string): boolean {
  const { type, sheet, abilities } = profileOf(s, unit);
  return type === word || sheet === word || (abilities as readonly string[]).includes(word);
}

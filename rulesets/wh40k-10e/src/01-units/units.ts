import { areEnemies } from '@walstatt/engine';
import type { Profile, State } from '../generated/state.ts';

/**
 * The id by which rules, effects and requests know a unit: of an attached unit that of its bodyguard, for the whole
 * battle. So whatever lies on it stays when only one of the two is left (WH-G-93).
 */
export const wholeOf = (s: State, unit: string): string => s.units[unit]!.attachedTo ?? unit;

/** WH-ATTACH-01: the rows that make up a unit: the bodyguard, then its Leaders. */
export function partsOf(s: State, unit: string): string[] {
  const parts = [unit];
  for (const id in s.units) if (s.units[id]!.attachedTo === unit) parts.push(id);
  return parts;
}

/** The parts of a unit that still stand. */
export const partsLeft = (s: State, unit: string): string[] =>
  partsOf(s, unit).filter((part) => s.units[part]!.status.at !== 'destroyed');

/** All units as the rules count them: an attached unit once. */
export const wholeUnits = (s: State): string[] => Object.keys(s.units).filter((id) => s.units[id]!.attachedTo === null);

export const isThere = (s: State, model: string): boolean => s.models[model]!.where.at === 'battlefield';

/** The models of a unit that are on the battlefield, in unit order. */
export const modelsOf = (s: State, unit: string): string[] =>
  partsOf(s, unit).flatMap((part) => s.units[part]!.models.filter((m) => isThere(s, m)));

export const isOnBattlefield = (s: State, unit: string): boolean =>
  partsOf(s, unit).some((part) => s.units[part]!.models.some((m) => isThere(s, m)));

export const ownerOf = (s: State, unit: string): string => s.units[unit]!.owner;

/** WH-UNIT-06, WH-UNIT-07: units of one army are friends; those of the opponent's army are enemies. */
export const areEnemyUnits = (s: State, a: string, b: string): boolean => areEnemies(s, ownerOf(s, a), ownerOf(s, b));

/** The units of a seat that are on the battlefield. */
export const unitsOf = (s: State, seat: string): string[] =>
  wholeUnits(s).filter((id) => ownerOf(s, id) === seat && isOnBattlefield(s, id));

const AIRCRAFT = 'AIRCRAFT';

export const profileOf = (s: State, model: string): Profile => s.profiles[s.models[model]!.profile]!;

/**
 * WH-UNIT-10, WH-UNIT-11, WH-UNIT-12: faction keywords and others work alike. An attached unit has the keywords of all
 * its parts that still stand. WH-AIR-06: in hover mode there is no AIRCRAFT.
 */
export function keywordsOf(s: State, unit: string): string[] {
  const found = new Set<string>();
  for (const part of partsOf(s, unit)) {
    const { datasheet, status, hovering } = s.units[part]!;
    if (status.at === 'destroyed') continue;
    const { keywords, factionKeywords } = s.datasheets[datasheet]!;
    for (const k of [...keywords, ...factionKeywords]) if (!hovering || k !== AIRCRAFT) found.add(k);
  }
  return [...found];
}

export const hasKeyword = (s: State, unit: string, keyword: string): boolean => keywordsOf(s, unit).includes(keyword);

/** WH-G-60: rules about models look at the keywords of the model's own datasheet. WH-AIR-06: no AIRCRAFT hovers. */
export function modelHas(s: State, model: string, keyword: string): boolean {
  const { datasheet, hovering } = s.units[s.models[model]!.unit]!;
  if (hovering && keyword === AIRCRAFT) return false;
  const { keywords, factionKeywords } = s.datasheets[datasheet]!;
  return keywords.includes(keyword) || factionKeywords.includes(keyword);
}

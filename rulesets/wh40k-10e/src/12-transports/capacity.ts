import { hasKeyword, ownerOf, partsOf, wholeOf, wholeUnits } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';

/** WH-TRANS-01, WH-TRANS-02: the right kind of unit for a TRANSPORT. Transports do not carry one another. */
export function canBoard(s: State, unit: string, transport: string): boolean {
  const { capacity } = s.datasheets[s.units[transport]!.datasheet]!;
  if (capacity === null || s.datasheets[s.units[unit]!.datasheet]!.capacity !== null) return false;
  return capacity.keywords.every((keyword) => hasKeyword(s, unit, keyword));
}

const isOnBoard = (s: State, part: string, model: string): boolean => {
  const { status } = s.units[part]!;
  return status.at === 'embarked' && status.transport === model;
};

/** The units on board of a TRANSPORT model. */
export const passengersOf = (s: State, model: string): string[] =>
  wholeUnits(s).filter((unit) => partsOf(s, unit).some((part) => isOnBoard(s, part, model)));

const isLeft = (s: State, model: string): boolean => s.models[model]!.where.at !== 'gone';

/** The models on board of a TRANSPORT model. */
export const modelsAboard = (s: State, model: string): string[] =>
  Object.keys(s.units).flatMap((part) =>
    isOnBoard(s, part, model) ? s.units[part]!.models.filter((m) => isLeft(s, m)) : [],
  );

/** WH-TRANS-01, WH-G-36: a friendly TRANSPORT model with room for the whole unit, all its parts and all their models. */
export function hasRoom(s: State, unit: string, model: string): boolean {
  const transport = s.models[model]!.unit;
  if (ownerOf(s, transport) !== ownerOf(s, unit)) return false;
  const parts = partsOf(s, unit).filter((part) => s.units[part]!.status.at !== 'destroyed');
  if (!parts.every((part) => canBoard(s, part, transport))) return false;
  const boarding = parts.flatMap((part) => s.units[part]!.models.filter((m) => isLeft(s, m)));
  const { models } = s.datasheets[s.units[transport]!.datasheet]!.capacity!;
  return modelsAboard(s, model).length + boarding.length <= models;
}

/** The TRANSPORT model that a unit is on board of, or null. */
export function transportOf(s: State, unit: string): string | null {
  for (const part of partsOf(s, unit)) {
    const { status } = s.units[part]!;
    if (status.at === 'embarked') return status.transport;
  }
  return null;
}

/** The unit that a TRANSPORT model belongs to. */
export const crewOf = (s: State, model: string): string => wholeOf(s, s.models[model]!.unit);

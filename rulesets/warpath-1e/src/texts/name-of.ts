import type { Language } from '@walstatt/engine';
import type { State, Unit } from '../generated/state.ts';
import { UNIT_NAMES } from './unit-names.ts';

/**
 * A unit is called by its own name or the catalogue's, with a number if its player has several; models have a number.
 */
export function nameOf(state: State, id: string, language: Language): string | undefined {
  const dot = id.lastIndexOf('.');
  const key = dot < 0 ? id : id.slice(0, dot);
  const unit = state.units[key];
  if (unit === undefined) return undefined;
  const plain = (u: Unit): string => (u.name !== '' ? u.name : (UNIT_NAMES[language][u.kind] ?? u.kind));
  const name = plain(unit);
  const alike = Object.keys(state.units).filter(
    (other) => state.units[other]!.owner === unit.owner && plain(state.units[other]!) === name,
  );
  const whole = alike.length === 1 ? name : `${name} ${alike.indexOf(key) + 1}`;
  return dot < 0 ? whole : `${whole}, ${Number(id.slice(dot + 1)) + 1}`;
}

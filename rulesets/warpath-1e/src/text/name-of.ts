import type { Language } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import { UNIT_NAMES } from './unit-names.ts';

/** Units are called by their own name or that of the catalogue, with their id behind; models have a number. */
export function nameOf(state: State, id: string, language: Language): string | undefined {
  const dot = id.lastIndexOf('.');
  const key = dot < 0 ? id : id.slice(0, dot);
  const unit = state.units[key];
  if (unit === undefined) return undefined;
  const name = unit.name !== '' ? unit.name : (UNIT_NAMES[language][unit.kind] ?? unit.kind);
  return dot < 0 ? `${name} (${key})` : `${name} (${key}), ${Number(id.slice(dot + 1)) + 1}`;
}

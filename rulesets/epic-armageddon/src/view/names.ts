import type { Language } from '@walstatt/engine';
import { profileOf } from '../1-01-units/units.ts';
import type { State } from '../generated/state.ts';
import { words } from './words.ts';

/** Formations, units by their place in their formation, and terrain. */
export function nameOf(s: State, id: string, language: Language): string | undefined {
  const unit = s.units[id];
  if (unit !== undefined) {
    const { units } = s.formations[unit.formation]!;
    const name = profileOf(s, id).name;
    return units.length === 1 ? name : `${name} ${units.indexOf(id) + 1}`;
  }
  const kind = s.terrain[id]?.kind;
  return s.formations[id]?.name ?? (kind === undefined ? undefined : words[language].terrain[kind]);
}

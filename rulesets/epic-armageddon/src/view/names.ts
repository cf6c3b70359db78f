import type { Language } from '@walstatt/engine';
import { profileOf } from '../1-01-units/units.ts';
import { SHEETS } from '../5-5-datasheets/catalogue.ts';
import type { Profile, State } from '../generated/state.ts';
import { germanFormation } from './formation-names.ts';
import { words } from './words.ts';

/** Formations, units by their place in their formation, and terrain. */
export function nameOf(s: State, id: string, language: Language): string | undefined {
  const unit = s.units[id];
  if (unit !== undefined) {
    const { units } = s.formations[unit.formation]!;
    const name = nameOfProfile(profileOf(s, id), language);
    return units.length === 1 ? name : `${name} ${units.indexOf(id) + 1}`;
  }
  const profile = s.profiles[id];
  if (profile !== undefined) return nameOfProfile(profile, language);
  const kind = s.terrain[id]?.kind;
  const formation = s.formations[id]?.name;
  if (formation !== undefined) return language === 'de' ? germanFormation(formation) : formation;
  return kind === undefined ? undefined : words[language].terrain[kind];
}

/** The game's own datasheets have names in both languages, those of files the one that the file gives them. */
function nameOfProfile({ sheet, name }: Profile, language: Language): string {
  return Object.hasOwn(SHEETS, sheet) ? SHEETS[sheet]!.name[language] : name;
}

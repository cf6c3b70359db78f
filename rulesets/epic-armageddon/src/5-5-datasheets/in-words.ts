import type { Profile } from '../generated/state.ts';
import { SHEETS } from './catalogue.ts';
import { GERMAN_WEAPONS } from './data/weapon-names.ts';
import type { Datasheet } from './datasheet.ts';
import { abilitiesAs, characteristicsAs, criticalAs, holdAs, type Style, weaponAs } from './notation/write.ts';

type Language = 'en' | 'de';

/** A datasheet as players read it, in the notation of the book. */
export type SheetInWords = {
  readonly name: string;
  /** `INF 15cm 4+ 4+ 4+`. */
  readonly line: string;
  readonly weapons: readonly string[];
  readonly abilities: string;
  readonly transport: readonly string[];
  readonly critical: string;
  readonly notes: readonly string[];
  /** What of it no book prints. Empty if the book prints all of it. */
  readonly inferred: string;
};

const WHOLE = { en: 'no book prints this sheet: inferred', de: 'kein Buch druckt diesen Bogen: erschlossen' };
const SINGLE = { en: '* inferred: not printed', de: '* erschlossen: nicht gedruckt' };

/** A profile with its weapons, in one language. Values that no book prints have a star (EA-G-31, EA-G-32). */
export function profileInWords(profile: Profile, sheet: Datasheet | undefined, language: Language): SheetInWords {
  const marks = sheet?.inferred ?? [];
  const style: Style = {
    language,
    nameOf: (name) => nameIn(name, language),
    isInferred: (name) => marks !== true && marks.includes(name),
  };
  return {
    name: sheet?.name[language] ?? profile.name,
    line: characteristicsAs(profile, style),
    weapons: profile.weapons.map((weapon) => weaponAs(weapon, style)),
    abilities: abilitiesAs(profile, style),
    transport: profile.holds.map((hold) => holdAs(hold, style)),
    critical: criticalAs(profile.critical, language),
    notes: (sheet?.notes ?? []).map((note) => note[language]),
    inferred: marks === true ? WHOLE[language] : marks.length > 0 ? SINGLE[language] : '',
  };
}

/** The name of a datasheet or a weapon of the game. Others keep the name that their file gives them. */
function nameIn(name: string, language: Language): string {
  if (Object.hasOwn(SHEETS, name)) return SHEETS[name]!.name[language];
  return language === 'de' && Object.hasOwn(GERMAN_WEAPONS, name) ? GERMAN_WEAPONS[name]! : name;
}

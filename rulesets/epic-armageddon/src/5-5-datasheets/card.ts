import type { Language } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import { SHEETS } from './catalogue.ts';
import { profileInWords } from './in-words.ts';

const WORDS = {
  en: { transport: 'Transport', critical: 'Critical hit', notEnforced: 'nothing enforces this' },
  de: { transport: 'Transport', critical: 'Kritischer Treffer', notEnforced: 'wird nicht durchgesetzt' },
} as const;

/**
 * EA-1.1.3-09, EA-2.1.1-02: the datasheet of a unit as players read it, line by line, and below it those of the characters
 * that it is host to. Values that no book prints have a star.
 */
export function cardOf(s: State, unit: string, language: Language): string[] {
  const { profile, characters } = s.units[unit]!;
  return [profile, ...characters].flatMap((id) => linesOf(s, id, language));
}

function linesOf(s: State, id: string, language: Language): string[] {
  const profile = s.profiles[id]!;
  const sheet = Object.hasOwn(SHEETS, profile.sheet) ? SHEETS[profile.sheet] : undefined;
  const { name, line, weapons, abilities, transport, critical, notes, inferred } = profileInWords(
    profile,
    sheet,
    language,
  );
  const words = WORDS[language];
  return [
    `${name}: ${line}`,
    ...weapons,
    ...(abilities === '' ? [] : [abilities]),
    ...transport.map((hold) => `${words.transport}: ${hold}`),
    ...(critical === '' ? [] : [`${words.critical}: ${critical}`]),
    ...notes.map((note) => `${note} (${words.notEnforced})`),
    ...(inferred === '' ? [] : [inferred]),
  ];
}

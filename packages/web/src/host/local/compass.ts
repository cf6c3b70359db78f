import type { Language } from '@walstatt/engine';

const NAMES: Record<Language, readonly string[]> = {
  de: ['Osten', 'Nordosten', 'Norden', 'Nordwesten', 'Westen', 'Südwesten', 'Süden', 'Südosten'],
  en: ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'],
};

/** The direction of a vector in words: +x is east, +y is north. */
export function compass(dx: number, dy: number, language: Language): string {
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return NAMES[language][(eighth + 8) % 8]!;
}

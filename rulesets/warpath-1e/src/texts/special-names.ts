import type { Language } from '@walstatt/engine';
import type { Special } from '../generated/state.ts';

/** Special rules as players call them. */
const NAMES: Readonly<Record<Language, Readonly<Record<Special['id'], string>>>> = {
  de: {
    scout: 'Aufklärer',
    dakkaDakka: 'Dakka-Dakka',
    piercing: 'Durchbohren',
    elite: 'Elite',
    explosive: 'Explosiv',
    cowardly: 'Feige',
    flameCloud: 'Flammenwolke',
    stealthy: 'Getarnt',
    individual: 'Individuum',
    fast: 'Schnell',
    unwieldy: 'Schwerfällig',
    jumpTroops: 'Sprungtruppen',
    stabilisers: 'Stabilisatoren',
    headstrong: 'Starrköpfig',
    unshakeable: 'Unerschütterlich',
    zap: 'Zapp!',
    crushingStrength: 'Zerschmetternde Kraft',
    antigrav: 'Antigrav',
    openTopped: 'Offen',
    agile: 'Wendig',
  },
  en: {
    scout: 'Scout',
    dakkaDakka: 'Dakka-Dakka',
    piercing: 'Piercing',
    elite: 'Elite',
    explosive: 'Explosive',
    cowardly: 'Cowardly',
    flameCloud: 'Flame Cloud',
    stealthy: 'Stealthy',
    individual: 'Individual',
    fast: 'Fast',
    unwieldy: 'Unwieldy',
    jumpTroops: 'Jump Troops',
    stabilisers: 'Stabilisers',
    headstrong: 'Headstrong',
    unshakeable: 'Unshakeable',
    zap: 'Zap!',
    crushingStrength: 'Crushing Strength',
    antigrav: 'Antigrav',
    openTopped: 'Open-topped',
    agile: 'Agile',
  },
};

/** A special rule in words: `Piercing (2)`, `Explosive (D3)`. */
export function specialName({ id, n, die }: Special, language: Language): string {
  const d = language === 'de' ? 'W' : 'D';
  return n === 0 ? NAMES[language][id] : `${NAMES[language][id]} (${die ? d : ''}${n})`;
}

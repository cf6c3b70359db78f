import type { InBoth, Language } from '@walstatt/engine';

const HEADING: InBoth = {
  de: 'Diese Regeln prüft das Programm nicht, bitte wendet sie selbst an:',
  en: 'Nothing enforces these rules, please play them yourselves:',
};

/** Rules that players must see to themselves, under a heading. No lines if there are none. */
export const unenforcedLines = (rules: readonly InBoth[] | undefined, language: Language): string[] =>
  rules === undefined || rules.length === 0 ? [] : [HEADING[language], ...rules.map((rule) => `- ${rule[language]}`)];

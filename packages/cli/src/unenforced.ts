import type { InBoth, Language } from '@walstatt/engine';

const HEADING: InBoth = {
  de: 'Das prüft niemand, bitte selbst ausführen:',
  en: 'Nothing enforces these rules, please play them yourselves:',
};

/** Rules that players must see to themselves, under a heading. No lines if there are none. */
export const unenforcedLines = (rules: readonly InBoth[] | undefined, language: Language): string[] =>
  rules === undefined || rules.length === 0 ? [] : [HEADING[language], ...rules.map((rule) => `- ${rule[language]}`)];

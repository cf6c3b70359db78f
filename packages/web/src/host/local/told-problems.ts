import { type Language, type NotationProblem, type Problem, problemTeller, type Texts } from '@walstatt/engine';
import type { AnyRuleset } from './rulesets.ts';

const WORDS = {
  de: {
    at: (line: number, column: number) => `Zeile ${line}, Spalte ${column}`,
    expected: (what: string, got: string) => `erwartet wird ${what}; gegeben: ${got}`,
  },
  en: {
    at: (line: number, column: number) => `line ${line}, column ${column}`,
    expected: (what: string, got: string) => `expected ${what}; given: ${got}`,
  },
} as const;

/** Parts of a set-up that have a name on the page. */
const PARTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  scenario: { de: 'Szenario', en: 'Scenario' },
  options: { de: 'Optionen', en: 'Options' },
  table: { de: 'Tisch', en: 'Table' },
  terrain: { de: 'Gelände', en: 'Terrain' },
  armies: { de: 'Armeen', en: 'Armies' },
  size: { de: 'Größe der Armeen', en: 'Size of the armies' },
  units: { de: 'Einheiten', en: 'Units' },
  cards: { de: 'Kartenteile', en: 'Map boards' },
};

type Tell = (english: string) => string;

/** Made once for each game and language. */
const TELLERS = new Map<string, Tell>();

function tellerFor(ruleset: AnyRuleset | null, language: Language): Tell {
  const key = `${language} ${ruleset?.id}`;
  const known = TELLERS.get(key);
  if (known !== undefined) return known;
  const tell = problemTeller(language, (ruleset?.texts[language] as Texts | undefined)?.problems);
  TELLERS.set(key, tell);
  return tell;
}

/** A mistake in a file: where it stands, what is wrong, what was probably meant, and the rule that is against it. */
export function tellInFile(ruleset: AnyRuleset | null, p: NotationProblem, language: Language): string {
  const told = tellerFor(ruleset, language);
  const field = p.path.length === 0 ? '' : ` (${p.path.join('.')})`;
  const rule = p.rule === undefined || p.message.includes(p.rule) ? '' : p.rule;
  const more = [p.hint === undefined ? '' : told(p.hint), rule].filter((x) => x !== '').join('; ');
  return `${WORDS[language].at(p.line, p.column)}${field}: ${told(p.message)}${more === '' ? '' : ` (${more})`}`;
}

/** A mistake in a set-up; rulesets may have better words for it. */
export function tellInSetup(ruleset: AnyRuleset, p: Problem, language: Language): string {
  const own = ruleset.setupChoices?.tellProblem?.(p, language);
  if (own !== undefined) return own;
  const told = tellerFor(ruleset, language);
  const [part, ...rest] = p.path;
  const where = [PARTS[String(part)]?.[language] ?? part, ...rest].join('.');
  const meant = p.hint === undefined ? '' : ` (${isRule(p.hint) ? p.hint : told(`did you mean ${p.hint}?`)})`;
  return `${where}: ${WORDS[language].expected(told(p.expected), told(p.got))}${meant}`;
}

const isRule = (hint: string): boolean => /^[A-Z]{2}-[A-Z0-9-]+$/.test(hint);

/** A battle cannot be begun or taken up: what is wrong, to be told in the language of whoever reads it. */
export class CannotBegin extends Error {
  readonly tell: (language: Language) => string;

  constructor(tell: (language: Language) => string) {
    super(tell('en'));
    this.tell = tell;
  }
}

export const inFileWrong = (ruleset: AnyRuleset | null, problems: readonly NotationProblem[]): CannotBegin =>
  new CannotBegin((language) => problems.map((p) => tellInFile(ruleset, p, language)).join('; '));

export const setupWrong = (ruleset: AnyRuleset, problems: readonly Problem[]): CannotBegin =>
  new CannotBegin((language) => problems.map((p) => tellInSetup(ruleset, p, language)).join('; '));

/** Whatever went wrong, in words. */
export const tellThrown = (thrown: unknown, language: Language): string =>
  thrown instanceof CannotBegin
    ? thrown.tell(language)
    : tellerFor(null, language)(thrown instanceof Error ? thrown.message : String(thrown));

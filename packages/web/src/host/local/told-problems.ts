import type { Language, Problem, Texts } from '@walstatt/engine';
import type { NotationProblem } from '@walstatt/engine/notation';
import type { AnyRuleset } from './rulesets.ts';

const WORDS = {
  de: {
    at: (line: number, column: number) => `Zeile ${line}, Spalte ${column}`,
    expected: (what: string, got: string) => `erwartet: ${what}; gegeben: ${got}`,
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

/** Made once for each game and language. The phrases are loaded the first time something is wrong. */
const TELLERS = new Map<string, Promise<Tell>>();

function tellerFor(ruleset: AnyRuleset | null, language: Language): Promise<Tell> {
  const key = `${language} ${ruleset?.id}`;
  const phrases = (ruleset?.texts[language] as Texts | undefined)?.problems;
  const tell =
    TELLERS.get(key) ?? import('@walstatt/engine/problem-words').then((m) => m.problemTeller(language, phrases));
  TELLERS.set(key, tell);
  return tell;
}

/** A mistake in a file: where it is, what is wrong, what was probably meant, and the rule that it breaks. */
export async function tellInFile(ruleset: AnyRuleset | null, p: NotationProblem, language: Language): Promise<string> {
  const told = await tellerFor(ruleset, language);
  const field = p.path.length === 0 ? '' : ` (${p.path.join('.')})`;
  const said = p.inWords?.[language] ?? told(p.message);
  const rule = p.rule === undefined || said.includes(p.rule) ? '' : p.rule;
  const more = [p.hint === undefined ? '' : told(p.hint), rule].filter((x) => x !== '').join('; ');
  return `${WORDS[language].at(p.line, p.column)}${field}: ${said}${more === '' ? '' : ` (${more})`}`;
}

/** A mistake in a set-up. Rulesets may have better words for it. */
export async function tellInSetup(ruleset: AnyRuleset, p: Problem, language: Language): Promise<string> {
  const own = ruleset.setupChoices?.tellProblem?.(p, language);
  const army = armyOf(ruleset, p, language);
  if (own !== undefined) return army === undefined ? own : `${army}: ${own}`;
  const told = await tellerFor(ruleset, language);
  const where = army ?? placeOf(p, language);
  const inFile = IN_FILE.exec(p.got);
  if (inFile !== null) {
    const [, line, column, field, what, hint] = inFile;
    const place = { line: Number(line), column: Number(column), path: field === undefined ? [] : [field] };
    const problem = { ...place, message: what!, ...(hint === undefined ? {} : { hint }) };
    return `${where}, ${await tellInFile(ruleset, problem, language)}`;
  }
  const meant = p.hint === undefined ? '' : ` (${isRule(p.hint) ? p.hint : told(`did you mean ${p.hint}?`)})`;
  return `${where}: ${WORDS[language].expected(told(p.expected), told(p.got))}${meant}`;
}

/** A mistake in a file, told as part of a mistake in a set-up. */
const IN_FILE = /^(\d+):(\d+) (?:(\S+): )?(.*?)(?: \((did you mean .*)\))?$/s;

/** The name of the army that a mistake is in. */
function armyOf(ruleset: AnyRuleset, { path: [part, seat] }: Problem, language: Language): string | undefined {
  const choices = ruleset.scenarios.flatMap((s) => ruleset.setupChoices?.list(s) ?? []);
  const army = part === 'armies' ? choices.find((c) => c.seat === seat && c.about === 'army') : undefined;
  return army?.name[language];
}

const placeOf = ({ path: [part, ...rest] }: Problem, language: Language): string =>
  [PARTS[String(part)]?.[language] ?? part, ...rest].join('.');

const isRule = (hint: string): boolean => /^[A-Z]{2}-[A-Z0-9-]+$/.test(hint);

/** A battle cannot be begun or taken up. Holds what is wrong, to be told in the reader's language. */
export class CannotBegin extends Error {
  readonly tell: (language: Language) => string | Promise<string>;

  constructor(tell: CannotBegin['tell']) {
    super('the battle cannot be begun');
    this.tell = tell;
  }
}

export const inFileWrong = (ruleset: AnyRuleset | null, problems: readonly NotationProblem[]): CannotBegin =>
  new CannotBegin((language) => joined(problems.map((p) => tellInFile(ruleset, p, language))));

export const setupWrong = (ruleset: AnyRuleset, problems: readonly Problem[]): CannotBegin =>
  new CannotBegin((language) => joined(problems.map((p) => tellInSetup(ruleset, p, language))));

const joined = async (sentences: readonly Promise<string>[]): Promise<string> =>
  (await Promise.all(sentences)).join('; ');

/** Whatever went wrong, put into words. */
export async function tellThrown(thrown: unknown, language: Language): Promise<string> {
  if (thrown instanceof CannotBegin) return thrown.tell(language);
  return (await tellerFor(null, language))(thrown instanceof Error ? thrown.message : String(thrown));
}

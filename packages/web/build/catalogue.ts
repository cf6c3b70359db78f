/**
 * What the start page says about every game. It is read from the rulesets while the page is built, so the page need not
 * load them. Rulesets that are in the making have no scenario and are left out.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDERS = ['rulesets', 'practice'] as const;

export async function catalogue(root: string): Promise<Game[]> {
  const games: Game[] = [];
  const leftOut: string[] = [];
  for (const parent of FOLDERS) {
    for (const name of readdirSync(join(root, parent)).sort()) {
      const file = join(root, parent, name, 'src/index.ts');
      if (!existsSync(file)) continue;
      try {
        const { ruleset } = (await import(pathToFileURL(file).href)) as { ruleset: Shown };
        if (ruleset.scenarios.length > 0) games.push(await gameOf(ruleset));
      } catch (error) {
        leftOut.push(`${parent}/${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  if (games.length === 0) throw new Error(`No game can be read, so there is no page.\n${leftOut.join('\n')}`);
  for (const line of leftOut) console.warn(`left out: ${line}`);
  return games;
}

type Language = 'de' | 'en';
type Texts = {
  readonly title: string;
  readonly about: string;
  readonly names: Readonly<Record<string, string>>;
};
type SentenceFile = { readonly default: Readonly<Record<string, string>> };
type SetUp = { readonly state: { readonly seats: readonly { readonly id: string; readonly side: string }[] } } | object;

type Option = {
  readonly rule: string;
  readonly preset: unknown;
  readonly values: readonly unknown[];
  readonly scenarios?: readonly string[];
};

/** The part of a ruleset that the start page is made from. */
type Shown = {
  readonly id: string;
  readonly practice?: boolean;
  readonly emblem?: object;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly sentences: Readonly<Record<Language, () => Promise<SentenceFile>>>;
  readonly scenarios: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  setUp(setup: { readonly scenario: string }): SetUp;
  readonly guide?: { readonly setup: object; readonly seat: string };
};

type Game = {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly text: Readonly<Record<Language, string>> }[];
  readonly [more: string]: unknown;
};

/** What the rule behind each option says: too much for the start page to carry. */
export const optionTextsOf = ({ options }: Game): object => Object.fromEntries(options.map((o) => [o.id, o.text]));

export const withoutOptionTexts = (game: Game): object => ({
  ...game,
  options: game.options.map(({ text: _text, ...option }) => option),
});

export async function gameOf(ruleset: Shown): Promise<Game> {
  const { default: de } = await ruleset.sentences.de();
  const { default: en } = await ruleset.sentences.en();
  const inBoth = (get: (texts: Texts) => string): object => ({
    de: get(ruleset.texts.de),
    en: get(ruleset.texts.en),
  });
  const named = (id: string): object => inBoth((t) => t.names[id] ?? id);
  return {
    id: ruleset.id,
    practice: ruleset.practice === true,
    title: inBoth((t) => t.title),
    about: inBoth((t) => t.about),
    emblem: ruleset.emblem ?? null,
    guide: ruleset.guide === undefined ? null : { setup: ruleset.guide.setup, seat: ruleset.guide.seat },
    scenarios: ruleset.scenarios.map((id) => ({ id, name: named(id), seats: seatsOf(ruleset, id, named) })),
    options: Object.entries(ruleset.options).map(([id, o]) => ({
      id,
      name: named(id),
      rule: o.rule,
      text: { de: de[o.rule] ?? '', en: en[o.rule] ?? '' },
      preset: o.preset,
      scenarios: o.scenarios ?? ruleset.scenarios,
      // The same value may mean something else in another option.
      values: o.values.map((value) => ({
        value,
        name: inBoth((t) => t.names[`${id}=${value}`] ?? t.names[String(value)] ?? String(value)),
      })),
    })),
  };
}

function seatsOf(ruleset: Shown, scenario: string, named: (id: string) => object): object[] {
  const set = ruleset.setUp({ scenario });
  return 'state' in set ? set.state.seats.map((s) => ({ id: s.id, name: named(s.id), side: s.side })) : [];
}

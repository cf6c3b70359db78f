import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Source } from '../source/files.ts';
import type { Check, Finding } from './finding.ts';

/** The programs with which players and computers play every rule system. */
const CLIENTS = ['web', 'table', 'cli', 'bots'].map((name) => `packages/${name}/src/`);

/** What clients may mention: the packages below them. */
const CONTRACT = ['geometry', 'scene', 'engine'].map((name) => `packages/${name}/src/`);

/** Plain English words that are also names in some rule system, each with its meaning to the clients. */
const ALLOWED: Readonly<Record<string, string>> = {
  action: 'what a command does',
  attack: 'somebody attacks somebody, as a ruleset marks it',
  attacks: 'several of them',
  destroy: 'how a view is taken down',
  element: 'a part of the page',
  phase: 'where in the turn sequence a battle stands',
  placed: 'pieces with poses',
  react: 'a library',
  shot: 'how an attack is animated',
  winner: 'of the battle',
};

/** The part of a ruleset that gives names to things. */
export type Named = {
  readonly id: string;
  readonly schema: {
    readonly events: Readonly<Record<string, object>>;
    readonly requests?: Readonly<
      Record<string, { readonly args?: object; readonly option?: object; readonly item?: object }>
    >;
  };
  readonly measures: object;
};

/** The page, the table, the terminal and the bots know no rule system: they read everything from its definition. */
export const clientWords: Check = {
  name: 'client-words',
  async run({ root, sources }) {
    return findRulesetWords(sources, await rulesetsIn(root, sources));
  },
};

async function rulesetsIn(root: string, sources: readonly Source[]): Promise<Named[]> {
  const found = sources.filter(({ path }) => /^(rulesets|practice)\/[^/]+\/src\/index\.ts$/.test(path));
  return Promise.all(
    found
      .map(({ path }) => join(root, path))
      .filter(existsSync)
      .map(async (file) => (await import(pathToFileURL(file).href)).ruleset as Named),
  );
}

export function findRulesetWords(sources: readonly Source[], rulesets: readonly Named[]): Finding[] {
  const within = (folders: readonly string[]): Source[] =>
    sources.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
  const shared = new Set(within(CONTRACT).flatMap((source) => wordsOf(source, true).map(({ word }) => word)));
  const foreign = new Map<string, string>();
  for (const ruleset of rulesets)
    for (const [word, what] of namesIn(ruleset))
      if (word === ruleset.id || (!shared.has(word) && !Object.hasOwn(ALLOWED, word)))
        foreign.set(word, `${what} of ${ruleset.id}`);
  return within(CLIENTS).flatMap((source) =>
    wordsOf(source, false).flatMap(({ word, line }) => {
      const what = foreign.get(word);
      return what === undefined
        ? []
        : [{ path: source.path, line, message: `"${word}" is ${what}: let the ruleset say it as data` }];
    }),
  );
}

function namesIn({ id, schema, measures }: Named): [string, string][] {
  const names: [string, string][] = [[id, 'the id']];
  for (const [event, fields] of Object.entries(schema.events)) {
    names.push([event, 'an event']);
    for (const field of Object.keys(fields)) names.push([field, 'a field of an event']);
  }
  for (const [request, { args = {}, option = {}, item = {} }] of Object.entries(schema.requests ?? {})) {
    names.push([request, 'a request']);
    for (const argument of Object.keys({ ...args, ...option, ...item })) names.push([argument, 'an argument']);
  }
  for (const measure of Object.keys(measures)) names.push([measure, 'a measure']);
  return names;
}

/**
 * Names, single-word strings and the words that patterns match. Prose names nothing, except ids with a hyphen. Clients
 * may use any word that the packages below them use.
 */
function wordsOf({ tokens }: Source, prose: boolean): { word: string; line: number }[] {
  return tokens.flatMap(({ kind, text, line }) => {
    if (kind === 'name') return [{ word: text, line }];
    if (kind !== 'string' && kind !== 'pattern') return [];
    const words = text.split(/[^\w-]+/).filter((word) => word !== '');
    const names = prose || kind === 'pattern' || words.length === 1;
    return words.filter((word) => names || word.includes('-')).map((word) => ({ word, line }));
  });
}

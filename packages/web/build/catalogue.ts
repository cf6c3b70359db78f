/** What the start page says of every game: read from the rulesets while the page is built, so that it loads none of them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDERS = ['rulesets', 'practice'] as const;

export async function catalogue(root: string): Promise<object[]> {
  const games: object[] = [];
  for (const parent of FOLDERS) {
    for (const name of readdirSync(join(root, parent)).sort()) {
      const file = join(root, parent, name, 'src/index.ts');
      if (!existsSync(file)) continue;
      try {
        games.push(gameOf((await import(pathToFileURL(file).href)).ruleset));
      } catch (error) {
        console.warn(`${parent}/${name} is left out: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return games;
}

// biome-ignore lint/suspicious/noExplicitAny: rulesets are read here as plain data of many kinds.
function gameOf(ruleset: any): object {
  const inBoth = (get: (texts: any) => string): object => ({ de: get(ruleset.texts.de), en: get(ruleset.texts.en) });
  const named = (id: string): object => inBoth((t) => t.names[id] ?? id);
  return {
    id: ruleset.id,
    practice: ruleset.practice === true,
    title: inBoth((t) => t.title),
    about: inBoth((t) => t.about),
    scenarios: ruleset.scenarios.map((id: string) => ({ id, name: named(id), seats: seatsOf(ruleset, id, named) })),
    options: Object.entries(ruleset.options).map(([id, o]: [string, any]) => ({
      id,
      name: named(id),
      rule: o.rule,
      text: inBoth((t) => t.rules[o.rule] ?? ''),
      preset: o.preset,
      values: o.values.map((value: unknown) => ({ value, name: named(String(value)) })),
    })),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
function seatsOf(ruleset: any, scenario: string, named: (id: string) => object): object[] {
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) return [];
  return set.state.seats.map((s: { id: string; side: string }) => ({ id: s.id, name: named(s.id), side: s.side }));
}

import type { Language } from '@walstatt/engine';
import { LISTS } from '../5-1-armies/lists/lists.ts';
import { ARMIES } from '../5-1-armies/ready/ready.ts';
import { SCENARIOS } from '../5-3-scenarios/scenarios.ts';
import { SHEETS } from '../5-5-datasheets/catalogue.ts';
import type { Text } from '../kit.ts';

/** What the game's own datasheets, lists, armies and scenarios are called: the data has their names in both languages. */
export function catalogueIn(language: Language): Text {
  const all = [SHEETS, LISTS, ARMIES, SCENARIOS].flatMap((table) => Object.entries<{ name: Names }>(table));
  return { names: Object.fromEntries(all.map(([id, { name }]) => [id, name[language]])) };
}

type Names = Readonly<Record<Language, string>>;

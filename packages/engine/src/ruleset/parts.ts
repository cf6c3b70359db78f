import type { RulesetDefinition } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Texts } from './texts.ts';

type Lists = 'activities' | 'triggers';
type Tables = 'events' | 'requests' | 'tactics' | 'modifiers' | 'questions' | 'measures' | 'signals' | 'options';

/**
 * What one happening (a shot, a charge, a morale test) or a whole chapter brings to its rule system. Where the book
 * demands an order (windows, the folds of one value), it stays in a single list: a part brings all the folds of a value.
 */
export type Part<T extends Types> = Partial<Everything<T>>;

type Everything<T extends Types> = Pick<Required<RulesetDefinition<T>>, Lists | Tables>;

/** The parts of a rule system, each name once. */
export function assemble<T extends Types>(...parts: readonly Part<T>[]): Everything<T> {
  const table = <K extends Tables>(key: K): Everything<T>[K] =>
    join<unknown>(...parts.map((p) => p[key] ?? {})) as Everything<T>[K];
  return {
    activities: parts.flatMap((p) => p.activities ?? []),
    triggers: parts.flatMap((p) => p.triggers ?? []),
    events: table('events'),
    requests: table('requests'),
    tactics: table('tactics'),
    modifiers: table('modifiers'),
    questions: table('questions'),
    measures: table('measures'),
    signals: table('signals'),
    options: table('options'),
  };
}

type Words = 'events' | 'requests' | 'options' | 'items' | 'none' | 'legs' | 'refusals';
type Names = 'activities' | 'effects' | 'purposes' | 'names';

/** The texts of one happening or chapter in one language. */
export type TextPart<T extends Types> = {
  readonly [K in Words | Names]?: K extends 'events' | 'requests' ? Partial<Texts<T>[K]> : Texts<T>[K];
};

/** The texts of all parts in one language, each name once. Defining the ruleset finds any that are missing. */
export function assembleTexts<T extends Types>(...parts: readonly TextPart<T>[]): Pick<Texts<T>, Words | Names> {
  const all = (key: Words | Names): object =>
    join<unknown>(...parts.map((p) => (p[key] ?? {}) as Readonly<Record<string, unknown>>));
  return {
    events: all('events'),
    requests: all('requests'),
    options: all('options'),
    items: all('items'),
    none: all('none'),
    legs: all('legs'),
    refusals: all('refusals'),
    activities: all('activities'),
    effects: all('effects'),
    purposes: all('purposes'),
    names: all('names'),
  } as Pick<Texts<T>, Words | Names>;
}

/** One table made of several. Two entries of the same name are a mistake. Schema fragments are joined with it, too. */
export function join<V>(...tables: readonly Readonly<Record<string, V>>[]): Record<string, V> {
  const joined: Record<string, V> = {};
  for (const table of tables)
    for (const [name, value] of Object.entries(table)) {
      if (Object.hasOwn(joined, name)) throw new Error(`${name} is defined twice`);
      joined[name] = value;
    }
  return joined;
}

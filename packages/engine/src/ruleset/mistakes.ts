import { isRuleId } from '../generated/rule-ids.ts';
import type { RulesetDefinition } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { POSITION_WORDS } from '../notation/position/words.ts';
import { engineContexts, engineEvents } from '../schema/core.ts';

/** Everything that can be seen to be wrong with a ruleset before it is played. */
export function findMistakes<T extends Types>(d: RulesetDefinition<T>): string[] {
  return [
    ...names(d),
    ...events(d),
    ...contexts(d),
    ...windows(d),
    ...ruleIds(d),
    ...options(d),
    ...texts(d),
    ...lessons(d),
    ...inAdvance(d),
  ];
}

function names<T extends Types>(d: RulesetDefinition<T>): string[] {
  const result: string[] = [];
  const seen = new Set<string>();
  for (const n of [
    ...d.activities.map((a) => `activity ${a.name}`),
    ...d.windows.map((w) => `window ${w.name}`),
    ...d.triggers.map((t) => `trigger ${t.id}`),
  ]) {
    if (seen.has(n)) result.push(`${n} is defined twice`);
    seen.add(n);
  }
  for (const t of d.triggers) if (t.id.includes('/')) result.push(`trigger ${t.id}: no / in a trigger's id`);
  for (const name of Object.keys(d.schema.state))
    if (POSITION_WORDS.includes(name)) result.push(`state field ${name}: this is a word of position files`);
  return result;
}

function events<T extends Types>(d: RulesetDefinition<T>): string[] {
  const result: string[] = [];
  for (const type of Object.keys(d.schema.events)) {
    if (type in engineEvents) result.push(`event ${type} is one of the engine's`);
    if (!(type in d.events)) result.push(`event ${type} has no reducer`);
  }
  for (const type of Object.keys(d.events))
    if (!(type in d.schema.events)) result.push(`event ${type} is not in the schema`);
  return result;
}

function contexts<T extends Types>(d: RulesetDefinition<T>): string[] {
  const result: string[] = [];
  for (const a of d.activities) {
    if (a.name in engineContexts) result.push(`activity ${a.name} is one of the engine's`);
    else if (!(a.name in d.schema.contexts)) result.push(`activity ${a.name} has no context in the schema`);
  }
  for (const name of Object.keys(d.schema.contexts)) {
    if (!d.activities.some((a) => a.name === name)) result.push(`context ${name} belongs to no activity`);
  }
  if (!d.activities.some((a) => a.name === d.battle)) result.push(`there is no activity ${d.battle} to begin with`);
  return result;
}

function windows<T extends Types>(d: RulesetDefinition<T>): string[] {
  return d.triggers
    .filter((t) => !d.windows.some((w) => w.name === t.window))
    .map((t) => `trigger ${t.id} names the window ${t.window}, which does not exist`);
}

function ruleIds<T extends Types>(d: RulesetDefinition<T>): string[] {
  const used: [string, string][] = [
    ...d.windows.map((w): [string, string] => [`window ${w.name}`, w.rule]),
    ...d.triggers.map((t): [string, string] => [`trigger ${t.id}`, t.rule]),
    ...Object.entries(d.modifiers).flatMap(([value, folds]) =>
      folds.map((m): [string, string] => [`modifier of ${value}`, m.rule]),
    ),
    ...Object.entries(d.questions).map(([n, q]): [string, string] => [`question ${n}`, q.rule]),
    ...Object.entries(d.signals).map(([n, s]): [string, string] => [`signal ${n}`, s.rule]),
    ...Object.entries(d.options).map(([n, o]): [string, string] => [`option ${n}`, o.rule]),
    ...(d.guide?.lessons ?? []).map((l): [string, string] => [`lesson ${l.id}`, l.rule]),
  ];
  return used.filter(([, rule]) => !isRuleId(rule)).map(([where, rule]) => `${where}: ${rule} is not in the ledger`);
}

/** Options that no set-up could choose. */
function options<T extends Types>(d: RulesetDefinition<T>): string[] {
  return Object.entries(d.options).flatMap(([name, o]) =>
    (o.scenarios ?? [])
      .filter((s) => !d.scenarios.includes(s))
      .map((s) => `option ${name} is for the scenario ${s}, which does not exist`),
  );
}

/**
 * Types make sure that texts exist where names are literal. This finds the rest, and texts that only one language has.
 */
function texts<T extends Types>(d: RulesetDefinition<T>): string[] {
  const result: string[] = [];
  const { de, en } = d.texts;
  const compare = (part: string, a: object, b: object): void => {
    for (const k of Object.keys(a)) if (!(k in b)) result.push(`text ${part}.${k} exists in one language only`);
  };
  for (const part of [
    'events',
    'requests',
    'options',
    'refusals',
    'activities',
    'effects',
    'purposes',
    'names',
  ] as const) {
    compare(part, de[part], en[part]);
    compare(part, en[part], de[part]);
  }
  for (const part of ['items', 'legs', 'none'] as const) {
    compare(part, de[part] ?? {}, en[part] ?? {});
    compare(part, en[part] ?? {}, de[part] ?? {});
  }
  const need = (part: 'events' | 'requests' | 'activities' | 'effects', keys: readonly string[]): void => {
    for (const k of keys) if (!(k in en[part])) result.push(`text ${part}.${k} is missing`);
  };
  need('events', Object.keys(d.schema.events));
  need('requests', [...Object.keys(d.requests), ...d.windows.map((w) => w.name)]);
  need(
    'activities',
    d.activities.map((a) => a.name),
  );
  need('effects', Object.keys(d.schema.effects));
  return result;
}

/** Lessons that would never be taught, or twice. */
function lessons<T extends Types>(d: RulesetDefinition<T>): string[] {
  const all = d.guide?.lessons ?? [];
  const known = new Set([...Object.keys(d.texts.en.requests)]);
  return all.flatMap((l, i) => [
    ...(all.findIndex((x) => x.id === l.id) < i ? [`lesson ${l.id} exists twice`] : []),
    ...(l.when.at === 'asked' && !known.has(l.when.request)
      ? [`lesson ${l.id} waits for ${l.when.request}, which is never asked`]
      : []),
  ]);
}

/** Answers to what is never asked. */
function inAdvance<T extends Types>(d: RulesetDefinition<T>): string[] {
  return (d.inAdvance ?? [])
    .filter(({ name }) => !(name in d.texts.en.requests))
    .map(({ name }) => `an answer in advance is for ${name}, which is never asked`);
}

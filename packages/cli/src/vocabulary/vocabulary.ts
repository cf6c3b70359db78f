import type { RequestAbout } from '@walstatt/engine/schema';
import { contextsOf, type Fields } from '@walstatt/engine/schema';
import type { AnyRuleset } from '../registry.ts';
import { sampleRefusals } from './sample-refusals.ts';

/** Every name that a program needs to talk to the referee about a rule system, from its schema and definition alone. */
export type Vocabulary = {
  readonly ruleset: string;
  readonly version: string;
  readonly title: string;
  readonly unit: string;
  readonly requests: Readonly<Record<string, AskedWords>>;
  readonly activities: Readonly<Record<string, ActivityWords>>;
  readonly questions: Readonly<
    Record<string, { readonly rule: string; readonly takes: Fields; readonly lengths: readonly string[] }>
  >;
  readonly values: readonly string[];
  readonly measures: Readonly<Record<string, { readonly name: string; readonly kind: string; readonly takes: Fields }>>;
  readonly signals: Readonly<Record<string, SignalWords>>;
  readonly effects: Readonly<Record<string, Fields>>;
  readonly events: Readonly<Record<string, Fields>>;
  readonly state: Fields;
  readonly options: AnyRuleset['options'];
  readonly scenarios: readonly string[];
  readonly catalogue: Readonly<Record<string, readonly string[]>>;
  /** By code: the English text, with `{measured}`, `{limit}` and so on for what it tells. */
  readonly refusals: Readonly<Record<string, string>>;
};

export type AskedWords = {
  readonly kind: string;
  readonly args: Fields;
  readonly option?: Fields;
  readonly item?: Fields;
  readonly pose?: Fields;
  readonly legs?: Readonly<Record<string, Fields>>;
  readonly about?: RequestAbout;
};

/** A signal: with a name if players may send it themselves, without one if it comes from a clock. */
export type SignalWords = { readonly rule: string; readonly name?: string; readonly takes: Fields };

export type ActivityWords = { readonly title: string; readonly steps: readonly string[]; readonly context: Fields };

export function vocabularyOf(ruleset: AnyRuleset): Vocabulary {
  const { schema } = ruleset;
  const texts = ruleset.texts.en;
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    title: texts.title,
    unit: ruleset.unit,
    requests: mapValues(schema.requests, ({ args = {}, ...asked }) => ({ ...asked, args })),
    activities: mapValues(contextsOf(schema), (context, name) => ({
      title: texts.activities[name] ?? '',
      steps: Object.keys(ruleset.activities[name]?.steps ?? {}),
      context,
    })),
    questions: mapValues(ruleset.questions, ({ rule, takes, lengths = [] }) => ({ rule, takes, lengths })),
    values: Object.keys(ruleset.modifiers),
    measures: mapValues(ruleset.measures, ({ name, kind, takes }) => ({ name: name.en, kind, takes })),
    signals: mapValues(ruleset.signals, ({ rule, menu, takes = {} }) => ({
      rule,
      ...(menu === undefined ? {} : { name: menu.name.en }),
      takes,
    })),
    effects: schema.effects,
    events: schema.events,
    state: schema.state,
    options: ruleset.options,
    scenarios: ruleset.scenarios,
    catalogue: ruleset.catalogue ?? {},
    refusals: sampleRefusals(ruleset),
  };
}

const mapValues = <A, B>(o: Readonly<Record<string, A>>, f: (a: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(o).map(([key, a]) => [key, f(a, key)]));

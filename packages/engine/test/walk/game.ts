import type { Types } from '../../src/machine/types.ts';
import type { Plan } from '../../src/requests/request.ts';
import { defineRuleset } from '../../src/ruleset/define.ts';
import { kit } from '../../src/ruleset/kit.ts';
import type { RulesetSchema } from '../../src/schema/core.ts';
import { data, int, list, record, table, text, withDefault } from '../../src/schema/language.ts';
import { type Crossing, type Met, type WalkRules, walkFields, walkSteps } from '../../src/walk/walk.ts';
import { type Loose, load } from '../schema/fixture/load.ts';

/** Walkers on a line with things on it. Each thing says what happens there. */
export type T = Types & { State: Loose; Event: Loose; Contexts: Record<string, Loose>; EffectData: Loose };
const { activity, event } = kit<T>();
export const RULE = 'WP-DICE-01';
const rules = [RULE] as const;

const schema: RulesetSchema = {
  id: 'line',
  state: {
    where: table(int()),
    things: withDefault(table(record({ from: int(), to: int(), met: text }, 'Thing')), {}),
    log: withDefault(list(data), []),
  },
  contexts: { battle: {}, walk: walkFields },
  events: { moved: { mover: text, x: int() }, logged: { what: data } },
  effects: {},
  requests: {},
  options: {},
};
const codec = await load(schema);

const walkRules: WalkRules<T, Loose> = {
  request: (look) => ({
    kind: 'path',
    name: 'plan',
    by: 'red',
    rule: RULE,
    args: null,
    movers: Object.keys(look.state.where),
    interleaved: true,
  }),
  stillLegal: () => true,
  crossings(look, _, mover, leg) {
    const x: number = look.state.where[mover];
    const found: Crossing[] = [];
    for (const [id, t] of Object.entries<Loose>(look.state.things)) {
      if (t.from <= x && x <= t.to) found.push({ what: 'inside', id, at: 0 });
      else if (x < t.from && t.from <= x + Number(leg['by'])) found.push({ what: 'enter', id, at: t.from - x });
    }
    return found.sort((a, b) => a.at - b.at);
  },
  /** Rounding leaves a walker one short of what it meets. */
  carry(g, _, mover, leg, upTo) {
    const by = Number(leg['by']);
    const far = upTo === null ? by : Math.max(0, upTo.at - 1);
    g.apply({ type: 'moved', rules, mover, x: g.state.where[mover] + far } as never);
    return upTo === null ? null : { leg: 'go', by: by - far };
  },
  // biome-ignore lint/correctness/useYield: nothing is asked or rolled here
  *cross(g, _, mover, { what, id }) {
    g.apply({ type: 'logged', rules, what: `${mover} ${what} ${id} ${g.state.where[mover]}` } as never);
    return g.state.things[id].met as Met;
  },
  here: 1,
  spot: (look, _, mover) => look.state.where[mover],
  putBack: (g, _, mover, spot) => g.apply({ type: 'moved', rules, mover, x: spot } as never),
};

const activities = [
  activity('battle', { steps: { nothing: () => undefined } }),
  activity('walk', { steps: walkSteps(walkRules) }),
];
const texts: Loose = {
  title: 'Line',
  about: 'A game of walks.',
  events: { moved: () => '', logged: () => '' },
  requests: { plan: () => 'plan' },
  options: {},
  refusals: {},
  activities: { battle: 'battle', walk: 'walk' },
  effects: {},
  purposes: {},
  names: {},
};

export const line = defineRuleset<T>({
  id: 'line',
  version: '0.1.0',
  practice: true,
  unit: 'inch',
  schema,
  codec,
  activities,
  events: {
    moved: event('moved', (s, e) => {
      s.where[e.mover] = e.x;
    }),
    logged: event('logged', (s, e) => {
      s.log.push(e.what);
    }),
  },
  requests: { plan: { witness: () => [] as Plan } as never },
  windows: [],
  triggers: [],
  modifiers: {},
  questions: {},
  measures: {},
  signals: {},
  options: {},
  scenarios: ['line'],
  setUp: () => ({ state: lineWith({}, {}) }),
  battle: 'battle',
  texts: { de: texts, en: texts },
  sentences: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  result: () => ({ over: false, winners: [], score: {}, rule: RULE }),
  evaluate: () => 0,
});

export type Thing = { readonly from: number; readonly to: number; readonly met: Met };

export function lineWith(where: Readonly<Record<string, number>>, things: Readonly<Record<string, Thing>>): Loose {
  const parsed = codec.parseState({ options: {}, seats: [{ id: 'red', side: 'red' }], where, things });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

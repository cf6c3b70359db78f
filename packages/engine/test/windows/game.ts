import type { Game, Look, Trigger, WindowDefinition } from '../../src/machine/game.ts';
import type { Types } from '../../src/machine/types.ts';
import { defineRuleset } from '../../src/ruleset/define.ts';
import { kit } from '../../src/ruleset/kit.ts';
import type { RulesetSchema } from '../../src/schema/core.ts';
import { data, id, int, list, table, text, withDefault } from '../../src/schema/language.ts';
import { window } from '../../src/windows/window.ts';
import { type Loose, load } from '../schema/fixture/load.ts';

/** A walker passes sentries, each of whom may throw something at it for a coin, until it has run away. */
export type T = Types & { State: Loose; Event: Loose; Contexts: Record<string, Loose>; EffectData: Loose };
const { activity, bigWindow, event } = kit<T>();
export const RULE = 'WP-DICE-01';
const rules = [RULE] as const;

const schema: RulesetSchema = {
  id: 'sentries',
  state: {
    coins: table(int(0)),
    nerve: withDefault(int(), 2),
    log: withDefault(list(data), []),
  },
  contexts: {
    battle: {},
    /** The walker goes by. Its name lies deeper than the sentries would look. */
    pass: { deep: data },
    creep: { walker: text },
    throw: { by: id('seats'), walker: text },
  },
  events: { paid: { by: id('seats') }, scared: { walker: text }, logged: { what: data } },
  effects: {},
  requests: {},
  options: {},
};
const codec = await load(schema);

const log = (g: Game<T>, what: unknown): void => g.apply({ type: 'logged', rules, what } as never);

const activities = [
  activity('battle', { steps: { nothing: () => undefined } }),
  activity('pass', {
    steps: {
      seen: bigWindow('passing', (_: Look<T>, c: Loose) => ({ walker: c.deep.name })),
      told: (g) => log(g, g.replied()),
    },
  }),
  activity('creep', {
    steps: {
      *seen(g, c) {
        const subject = yield* window(g, 'creeping', { walker: c.walker, thrown: [] as string[] });
        log(g, subject.thrown);
      },
      /** The context of this activity is the subject. */
      again: bigWindow('passing'),
    },
  }),
  activity('throw', {
    steps: {
      hit(g, c): void {
        g.apply({ type: 'scared', rules, walker: c.walker } as never);
        g.reply({ by: c.by, nerve: g.state.nerve });
      },
    },
  }),
];

const sentries = (look: Look<T>): string[] => look.state.seats.slice(1).map((s: Loose) => s.id);
const openWhile = (look: Look<T>): boolean => look.state.nerve > 0;
const windows: WindowDefinition<T>[] = [
  { name: 'passing', rule: RULE, seats: sentries, order: 'each', openWhile, gathers: true },
  { name: 'creeping', rule: RULE, seats: sentries, order: 'alternate', openWhile },
];
const cost: Exclude<Extract<Trigger<T>, { offers: unknown }>['cost'], undefined> = {
  canPay: (look, _, __, seat) => look.state.coins[seat] > 0,
  pay: (g: Game<T>, _, __, seat) => g.apply({ type: 'paid', rules, by: seat } as never),
};
const triggers: Trigger<T>[] = [
  {
    id: 'stone',
    rule: RULE,
    window: 'passing',
    cost,
    offers: () => [{ id: 'walker' }],
    starts: (_, subject: { walker: string }, __, seat) => ({
      activity: 'throw',
      context: { by: seat, walker: subject.walker },
    }),
  },
  {
    id: 'whisper',
    rule: RULE,
    window: 'creeping',
    cost,
    offers: () => [{ id: 'walker' }],
    run(g: Game<T>, subject: { walker: string; thrown: string[] }, _, seat) {
      subject.thrown.push(`${seat} ${g.state.coins[seat]}`);
      g.apply({ type: 'scared', rules, walker: subject.walker } as never);
    },
  },
  {
    id: 'bark',
    rule: RULE,
    window: 'passing',
    applies: (look) => look.state.log.length > 0,
    run: (g: Game<T>) => log(g, 'bark'),
  },
];

const named = (names: readonly string[]) => Object.fromEntries(names.map((n) => [n, () => n]));
const texts: Loose = {
  title: 'Sentries',
  about: 'A game of windows.',
  events: named(Object.keys(schema.events)),
  requests: named(windows.map((w) => w.name)),
  options: {},
  refusals: {},
  activities: Object.fromEntries(activities.map((a) => [a.name, a.name])),
  effects: {},
  purposes: {},
  names: {},
};

export const sentriesGame = defineRuleset<T>({
  id: 'sentries',
  version: '0.1.0',
  practice: true,
  unit: 'inch',
  schema,
  codec,
  activities,
  events: {
    paid: event('paid', (s, e) => {
      s.coins[e.by]--;
    }),
    scared: event('scared', (s) => {
      s.nerve--;
    }),
    logged: event('logged', (s, e) => {
      s.log.push(e.what);
    }),
  },
  requests: {},
  windows,
  triggers,
  modifiers: {},
  questions: {},
  measures: {},
  signals: {},
  options: {},
  scenarios: ['sentries'],
  setUp: () => ({ state: stateWith({}) }),
  battle: 'battle',
  texts: { de: texts, en: texts },
  sentences: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  result: () => ({ over: false, winners: [], score: {}, rule: RULE }),
  evaluate: () => 0,
});

/** Three seats: the walker's and two sentries', each with the given number of coins. */
export function stateWith(coins: Readonly<Record<string, number>>, nerve = 2): Loose {
  const seats = ['walker', 'ann', 'bob'].map((id) => ({ id, side: id }));
  const parsed = codec.parseState({ options: {}, seats, coins: { walker: 0, ann: 0, bob: 0, ...coins }, nerve });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

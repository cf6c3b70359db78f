import { defineRuleset } from '../../../src/ruleset/define.ts';
import type { Setup } from '../../../src/ruleset/setup.ts';
import { type Loose, load } from '../../schema/fixture/load.ts';
import { activities, event, RULE, request, type T, triggers, windows } from './activities.ts';
import { schema } from './schema.ts';

const codec = await load(schema);

const named = (names: readonly string[]) => Object.fromEntries(names.map((n) => [n, () => n]));
const plain = (names: readonly string[]) => Object.fromEntries(names.map((n) => [n, n]));
const requests = ['orders', 'act', 'move', 'accept', 'sure', 'one', 'number', 'some', 'order', 'shares'];
const texts: Loose = {
  title: 'Ford',
  about: 'A game to write down.',
  events: named(Object.keys(schema.events)),
  requests: named([...requests, ...windows.map((w) => w.name)]),
  options: {},
  refusals: {},
  activities: plain(activities.map((a) => a.name)),
  effects: plain(Object.keys(schema.effects)),
  purposes: {},
  names: {},
};

const unit = (owner: string, x: number, n = 5) => ({ owner, n, where: { at: 'table', pose: { x, y: 2540 } } });

export const scenario = {
  options: {},
  seats: [
    { id: 'orks', side: 'green' },
    { id: 'elves', side: 'white' },
    { id: 'dwarfs', side: 'white' },
  ],
  units: {
    boyz: unit('orks', 0),
    'big.boyz': unit('orks', 5080, 9),
    archers: unit('elves', 25400),
    axes: unit('dwarfs', 30000),
  },
  weather: {},
};

export const ford = defineRuleset<T>({
  id: 'ford',
  version: '0.3.0',
  practice: true,
  unit: 'inch',
  schema,
  codec,
  activities,
  events: {
    ordered: event('ordered', (s, e) => {
      s.units[e.unit].order = e.order;
    }),
    lost: event('lost', (s, e) => {
      s.units[e.unit].n -= e.n;
    }),
    moved: event(
      'moved',
      (s, e) => {
        s.units[e.unit].where = { at: 'table', pose: { x: e.x, y: e.y, facing: 0 } };
      },
      { spatial: true },
    ),
    roundEnded: event('roundEnded', (s) => {
      s.round++;
    }),
    found: event('found', (s, e) => {
      s.loot.push(e.what);
    }),
    resigned: event('resigned', (s, e) => {
      s.resigned = e.seat;
    }),
  },
  requests: {
    move: request('move', {
      witness: () => [],
      sample: (_, r, rng) =>
        r.kind !== 'place'
          ? null
          : r.pieces.map((piece) => ({ piece, pose: { x: rng.int(-9, 9), y: rng.int(0, 30000), facing: 0 } })),
    }),
  },
  windows,
  triggers,
  modifiers: {},
  questions: {},
  measures: {},
  signals: {
    resign: {
      rule: RULE,
      run: (g, signal) => g.apply({ type: 'resigned', rules: [RULE], seat: signal.seat } as never),
    },
    hurry: { rule: RULE, run: () => {}, finishes: 'turn' },
  },
  options: { long: { rule: RULE, values: [false, true], preset: false } },
  scenarios: ['ford', 'mill'],
  setUp(setup: Setup) {
    const { scenario: name = 'ford' } = setup;
    if (!['ford', 'mill'].includes(name)) {
      return { problems: [{ path: ['scenario'], expected: 'ford or mill', got: JSON.stringify(name), hint: 'ford' }] };
    }
    const parsed = codec.parseState({ ...scenario, options: setup.options ?? {} });
    return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
  },
  battle: 'battle',
  texts: { de: texts, en: texts },
  sentences: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  result: (look) => ({ over: look.state.resigned !== null, winners: [], score: {}, rule: RULE }),
  evaluate: () => 0,
  /** `of: boyz` stands for a unit of the catalogue. */
  expandPosition(raw) {
    const catalogue: Record<string, object> = { boyz: { n: 10, skill: 3 }, archers: { n: 6, skill: 5 } };
    const problems: Loose[] = [];
    const units = Object.entries((raw['units'] ?? {}) as Record<string, Loose>).map(([name, row]) => {
      if (typeof row?.of !== 'string') return [name, row];
      const { of, ...rest } = row;
      if (!(of in catalogue)) {
        problems.push({
          path: ['units', name, 'of'],
          expected: 'a unit of the catalogue',
          got: `"${of}"`,
          hint: 'boyz',
        });
      }
      return [name, { ...catalogue[of], ...rest }];
    });
    return { raw: raw['units'] === undefined ? raw : { ...raw, units: Object.fromEntries(units) }, problems };
  },
});

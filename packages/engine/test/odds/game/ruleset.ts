import { type RolledPool, rollAgain } from '../../../src/dice/roll.ts';
import { hasEffect } from '../../../src/effects/expiry.ts';
import type { Look } from '../../../src/machine/game.ts';
import { enemiesOf } from '../../../src/machine/sides.ts';
import type { Rng } from '../../../src/random/rng.ts';
import { defineRuleset } from '../../../src/ruleset/define.ts';
import type { Texts } from '../../../src/ruleset/texts.ts';
import { id } from '../../../src/schema/language.ts';
import { hide, isKnown } from '../../../src/schema/secret.ts';
import { barrage, hammer, salvo, volley } from './attacks.ts';
import { bid, dither, duel, gamble, riposte, rollOff, script, share, trial, volunteer } from './contests.ts';
import { type Contexts, codec, type State } from './generated/state.ts';
import { event, modifier, type T, trigger, windowOf } from './kit.ts';
import { schema } from './schema.ts';

const activities = [
  script,
  volley,
  salvo,
  barrage,
  hammer,
  duel,
  trial,
  gamble,
  riposte,
  bid,
  dither,
  rollOff,
  share,
  volunteer,
];

const none = (): string => '';

const texts: Texts<T> = {
  title: 'dicing',
  about: '',
  events: { lost: none, hurt: none, spent: none, scored: none },
  requests: {
    gamble: none,
    bid: none,
    dither: none,
    share: none,
    volunteer: none,
    afterRoll: none,
    beforeLoss: none,
    afterVolley: none,
  },
  options: {},
  refusals: {},
  activities: Object.fromEntries(activities.map((a) => [a.name, a.name])),
  effects: { shaken: 'shaken' },
  purposes: {},
  names: {},
};

const hasToken = (look: Look<T>, seat: string): boolean => (look.state.tokens[seat] ?? 0) > 0;

const triggers = [
  /** A token re-rolls one miss of the owner's pool, once per pool. */
  trigger({
    id: 'again',
    rule: 'WP-DICE-04',
    window: 'afterRoll',
    offers: (look, s: RolledPool, seat) =>
      s.roll.by === seat &&
      hasToken(look, seat) &&
      s.fresh[0]! > 0 &&
      s.again.every((n) => n === 0) &&
      !s.roll.shape.sum
        ? [{ id: 'one' }]
        : [],
    concerns: (look, s: { roll: RolledPool['roll'] }) => s.roll.by !== null && hasToken(look, s.roll.by),
    *run(g, s: RolledPool, _option, seat) {
      g.apply({ type: 'spent', rules: ['WP-DICE-04'], seat });
      yield* rollAgain(
        g,
        s,
        s.fresh.map((_, i) => (i === 0 ? 1 : 0)),
        seat,
        'WP-DICE-04',
      );
    },
  }),
  /** A token of a unit's owner saves one loss. */
  trigger({
    id: 'duck',
    rule: 'WP-DICE-05',
    window: 'beforeLoss',
    offers: (look, s: { unit: string; losses: number }, seat) =>
      look.state.units[s.unit]!.owner === seat && hasToken(look, seat) && s.losses > 0 ? [{ id: 'one' }] : [],
    run(g, s: { unit: string; losses: number }, _option, seat) {
      g.apply({ type: 'spent', rules: ['WP-DICE-05'], seat });
      s.losses--;
    },
  }),
  /** A token answers a volley with a gamble. */
  trigger({
    id: 'riposte',
    rule: 'WP-DICE-03',
    window: 'afterVolley',
    offers: (look, _c: Contexts['volley'], seat) => (hasToken(look, seat) ? [{ id: 'gamble' }] : []),
    starts: (look, c: Contexts['volley'], _option, seat) => ({
      activity: 'riposte',
      context: { seat, sides: c.sides, rounds: hasEffect(look.state, c.target, 'shaken') ? 1 : 2 },
    }),
  }),
];

const kill = (state: State, unit: string, n: number): void => {
  let left = n;
  for (const b of state.units[unit]!.bodies) {
    if (left === 0 || !b.alive) continue;
    b.alive = false;
    left--;
  }
};

/** A ruleset without a turn sequence: activities are started from outside. */
export const dicing = defineRuleset<T>({
  id: 'dicing',
  version: '1',
  practice: true,
  unit: 'inch',
  schema,
  codec,
  activities,
  events: {
    lost: event('lost', (s, e) => kill(s, e.unit, e.n)),
    hurt: event('hurt', (s, e) => {
      const b = s.units[e.unit]!.bodies.find((x) => x.alive);
      if (b === undefined) return;
      b.wounds = Math.max(0, b.wounds - e.by);
      b.alive = b.wounds > 0;
    }),
    spent: event('spent', (s, e) => {
      s.tokens[e.seat]! -= 1;
    }),
    scored: event('scored', (s, e) => {
      s.score[e.seat] = (s.score[e.seat] ?? 0) + e.points;
    }),
  },
  requests: {},
  windows: [
    windowOf({
      name: 'afterRoll',
      rule: 'WP-DICE-04',
      seats: (look) => look.state.seats.map((s) => s.id),
      order: 'each',
    }),
    windowOf({
      name: 'beforeLoss',
      rule: 'WP-DICE-05',
      seats: (look) => look.state.seats.map((s) => s.id),
      order: 'each',
    }),
    windowOf({
      name: 'afterVolley',
      rule: 'WP-DICE-03',
      seats: (look, c: Contexts['volley']) => enemiesOf(look.state, c.by),
      order: 'each',
    }),
  ],
  triggers,
  modifiers: {
    hitOn: [
      modifier({
        rule: 'WP-DICE-01',
        op: 'add',
        effect: 'shaken',
        when: (_look, s: { target: string }, e) => e.on === s.target,
        by: -1,
      }),
    ],
  },
  questions: {},
  measures: {
    alive: {
      name: { de: 'Am Leben', en: 'Alive' },
      kind: 'count',
      takes: { unit: id('units') },
      value: (s, args) => s.units[String(args['unit'])]!.bodies.filter((b) => b.alive).length,
    },
    score: {
      name: { de: 'Punkte', en: 'Score' },
      kind: 'count',
      takes: { seat: id('seats') },
      value: (s, args) => s.score[String(args['seat'])] ?? 0,
    },
  },
  signals: {},
  options: {},
  scenarios: ['duel'],
  setUp: () => ({ problems: [] }),
  battle: 'script',
  texts: { de: texts, en: texts },
  sentences: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  result: () => ({ over: true, winners: [], score: {}, rule: 'WP-DICE-01' }),
  evaluate: () => 0,
  determinise: (view, _seat, rng) => guess(view, rng),
});

/** Unknown armour is anything from 2 to 6. */
function guess(view: State, rng: Rng): State {
  const state = codec.clone(view);
  for (const u of Object.values(state.units)) if (!isKnown(u.armour)) u.armour = hide(rng.int(2, 6));
  return state;
}

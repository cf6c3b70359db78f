import { atLeast } from '../../../src/dice/classes.ts';
import { type RolledPool, rollAgain, rollAngle, rollPool, rollSum } from '../../../src/dice/roll.ts';
import type { Game, Rule, Trigger, WindowDefinition } from '../../../src/machine/game.ts';
import type { Types } from '../../../src/machine/types.ts';
import { ask, askAll } from '../../../src/requests/ask.ts';
import type { Answer, Request } from '../../../src/requests/request.ts';
import { kit } from '../../../src/ruleset/kit.ts';
import type { Loose } from '../../schema/fixture/load.ts';

export type T = Types & { State: Loose; Event: Loose; Contexts: Record<string, Loose>; EffectData: Loose };
export const { activity, bigWindow, event, request } = kit<T>();

export const RULE = 'WP-DICE-01';
const rules = [RULE] as const;

const living = (s: Loose, seat?: string): string[] =>
  Object.keys(s.units).filter((u) => s.units[u].n > 0 && (seat === undefined || s.units[u].owner === seat));

const battle = activity('battle', {
  endsWhen: (look) => look.state.resigned !== null,
  steps: {
    rounds(g): string | undefined {
      if (g.state.round > 2) return undefined;
      g.then('round', { n: g.state.round, turn: 0 });
      return 'rounds';
    },
  },
});

const round = activity('round', {
  steps: {
    *orders(g): Rule<void> {
      const requests = g.state.seats.map(
        (s: Loose): Request => ({
          kind: 'assign',
          name: 'orders',
          by: s.id,
          rule: RULE,
          args: null,
          items: living(g.state, s.id).map((u) => ({ id: u, options: ['hold', 'ambush'] })),
          options: [{ id: 'hold' }, { id: 'ambush' }],
        }),
      );
      const answers = yield* askAll(g, requests, true);
      for (const a of answers as Record<string, string>[])
        for (const [unit, order] of Object.entries(a))
          g.apply({ type: 'ordered', rules, unit, owner: g.state.units[unit].owner, order } as never);
    },
    turns(g, c): string | undefined {
      const seat = g.state.seats[c.turn]?.id;
      if (seat === undefined) return undefined;
      g.set(c, { turn: c.turn + 1 });
      g.then('turn', { seat, left: 2, notes: [] });
      return 'turns';
    },
    end(g): void {
      g.apply({ type: 'roundEnded', rules } as never);
    },
  },
});

const turn = activity('turn', {
  goesOnWhile: (_, c) => c.left > 0,
  steps: {
    *act(g, c): Rule<string | undefined> {
      const mine = living(g.state, c.seat);
      const enemies = living(g.state).filter((u) => !mine.includes(u));
      g.set(c, { left: c.left - 1, notes: [...c.notes, g.replied() ?? 'nothing'] });
      if (mine.length === 0 || enemies.length === 0) return undefined;
      const options = mine.flatMap((by) => enemies.map((at) => ({ id: `${by}/${at}`, activity: 'shoot' })));
      const what = yield* ask(g, {
        kind: 'activity',
        name: 'act',
        by: c.seat,
        rule: RULE,
        args: null,
        options,
        optional: true,
      });
      if (what === null) return 'move';
      const [by, at] = what.split('/');
      g.then('shoot', { by, at, shots: 3, hits: null });
      return 'act';
    },
    *move(g, c): Rule<string> {
      const pieces = living(g.state, c.seat).slice(0, 1);
      const placed = yield* ask(g, {
        kind: 'place',
        name: 'move',
        by: c.seat,
        rule: RULE,
        args: null,
        pieces,
        none: true,
      });
      for (const { piece, pose } of placed) {
        g.apply({ type: 'moved', rules, unit: piece, x: pose['x'], y: pose['y'] } as never);
      }
      return 'act';
    },
  },
});

const shoot = activity('shoot', {
  steps: {
    before: bigWindow('beforeShoot'),
    *hit(g, c): Rule<void> {
      const by = g.state.units[c.by].owner;
      const need = g.state.units[c.by].skill;
      const counts = yield* rollPool(g, { by, rule: RULE, purpose: 'hit', n: c.shots, classes: atLeast(need) });
      g.set(c, { hits: Math.min(counts[1]!, g.state.units[c.at].n) });
    },
    *lose(g, c): Rule<void> {
      const owner = g.state.units[c.at].owner;
      if (yield* ask(g, { kind: 'confirm', name: 'accept', by: owner, rule: RULE, args: { n: c.hits }, preset: true }))
        g.apply({ type: 'lost', rules, unit: c.at, n: c.hits } as never);
      g.beginEffect({
        name: 'pinned',
        rule: RULE,
        on: c.at,
        data: { by: c.hits },
        until: { until: 'end', frame: 'turn', of: owner, complete: true },
        stack: 'add',
      });
      g.reply({ hits: c.hits, at: c.at });
    },
  },
});

const duck = activity('duck', {
  steps: {
    *roll(g, c): Rule<void> {
      const sum = yield* rollSum(g, { by: null, rule: RULE, purpose: 'duck', dice: 2 });
      const angle = yield* rollAngle(g, { by: null, rule: RULE, purpose: 'way' });
      const until = { until: 'end', frame: 'shoot', of: null, complete: false } as const;
      g.beginEffect({ name: 'careful', rule: RULE, on: c.unit, data: {}, until, stack: 'once' });
      g.reply(sum + angle);
    },
  },
});

const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

/** One request of every kind, for the sake of the answers. */
function* quizzes(g: Game<T>, by: string): Rule<Answer[]> {
  const common = { by, rule: RULE, args: null } as const;
  return [
    yield* ask(g, { ...common, kind: 'confirm', name: 'sure', preset: false }),
    yield* ask(g, { ...common, kind: 'choose', name: 'one', options, optional: true }),
    yield* ask(g, { ...common, kind: 'number', name: 'number', min: -3, max: 9 }),
    yield* ask(g, { ...common, kind: 'chooseMany', name: 'some', options, min: 0, max: 3 }),
    yield* ask(g, { ...common, kind: 'order', name: 'order', options }),
    yield* ask(g, { ...common, kind: 'allocate', name: 'shares', options, total: 5, less: true }),
  ];
}

const quiz = activity('quiz', {
  steps: {
    *ask(g, c): Rule<void> {
      for (const what of yield* quizzes(g, c.seat)) g.apply({ type: 'found', rules, what } as never);
    },
  },
});

export const activities = [battle, round, turn, shoot, duck, quiz];

const others = (look: Loose, subject: Loose): string[] => {
  const by = subject.by === undefined ? subject.roll?.by : look.state.units[subject.by].owner;
  return look.state.seats.map((s: Loose) => s.id).filter((s: string) => s !== by);
};

export const windows: WindowDefinition<T>[] = [
  { name: 'beforeShoot', rule: RULE, seats: (look, subject) => others(look, subject), order: 'each' },
  { name: 'afterRoll', rule: RULE, seats: (_, subject: RolledPool) => [subject.roll.by ?? 'orks'], order: 'each' },
];

export const triggers: Trigger<T>[] = [
  {
    id: 'duck',
    rule: RULE,
    window: 'beforeShoot',
    offers: (look, subject: Loose, seat) =>
      look.state.units[subject.at].owner === seat && !look.state.effects.some((e: Loose) => e.name === 'careful')
        ? [{ id: subject.at }]
        : [],
    starts: (_, subject: Loose) => ({ activity: 'duck', context: { unit: subject.at } }),
  },
  {
    id: 'again',
    rule: RULE,
    window: 'afterRoll',
    concerns: (_, { roll }: RolledPool) => roll.purpose === 'hit',
    offers: (_, pool: RolledPool) =>
      pool.fresh[0]! > 0 && pool.again[0] === 0 && pool.again[1] === 0 ? [{ id: 'miss' }] : [],
    *run(g: Game<T>, pool: RolledPool) {
      yield* rollAgain(g, pool, [1, 0], pool.roll.by, RULE);
    },
  },
];

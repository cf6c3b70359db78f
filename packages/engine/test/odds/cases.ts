import type { Policies } from '../../src/odds/policy.ts';
import type { OddsQuestion } from '../../src/odds/question.ts';
import { pick, type Rng } from '../../src/random/rng.ts';
import { codec, type State } from './game/generated/state.ts';
import { alive, type T } from './game/kit.ts';

/** A small situation with everything random about it. */
export type Case = {
  readonly state: State;
  readonly start: { readonly activity: string; readonly context: object };
  readonly measure: (s: State) => number;
  readonly policies: Policies<T>;
  /** The kinds of parts in it, so that a test can see that nothing is left out. */
  readonly kinds: readonly string[];
};

export function stateOf(raw: object): State {
  const seats = [
    { id: 'red', side: 'north' },
    { id: 'blue', side: 'south' },
  ];
  const parsed = codec.parseState({ options: {}, seats, ...raw });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const SEATS = ['red', 'blue'] as const;

function unit(rng: Rng, owner: string): object {
  const bodies = Array.from({ length: rng.int(1, 3) }, () => ({ wounds: rng.int(1, 3) }));
  return { owner, armour: rng.int(2, 6), bodies };
}

/** Each kind of part, with few and small enough dice for the plain tree. */
const PARTS: Readonly<Record<string, (rng: Rng) => object>> = {
  volley: (rng) => ({ ...attack(rng), how: pick(rng, ['through', 'chain']) }),
  barrage: (rng) => attack(rng),
  salvo: (rng) => attack(rng),
  hammer: (rng) => ({ by: 'red', target: 'b', left: rng.int(1, 3), sides: rng.int(2, 3) }),
  duel: (rng) => ({ a: 'red', b: 'blue', sides: rng.int(2, 4), ties: rng.int(0, 2) }),
  trial: (rng) => ({
    seat: pick(rng, SEATS),
    unit: 'a',
    dice: rng.int(1, 3),
    sides: rng.int(2, 4),
    best: rng.int(0, 1) === 1,
  }),
  gamble: (rng) => ({ seat: pick(rng, SEATS), sides: rng.int(2, 4), pot: rng.int(0, 3), rounds: rng.int(1, 3) }),
  bid: (rng) => ({ a: 'red', b: 'blue', most: rng.int(1, 2), sides: rng.int(2, 3) }),
  share: (rng) => ({ seat: pick(rng, SEATS), total: rng.int(1, 3) }),
  volunteer: (rng) => ({ seat: pick(rng, SEATS), sides: rng.int(2, 3) }),
};

const attack = (rng: Rng): object => {
  const sides = rng.int(2, 4);
  const face = (): number => rng.int(1, sides + 1);
  return { by: 'red', target: pick(rng, ['b', 'c']), dice: rng.int(1, 2), sides, hit: face(), wound: face() };
};

export function randomCase(rng: Rng): Case {
  const kinds = Array.from({ length: rng.int(1, 3) }, () => pick(rng, Object.keys(PARTS)));
  const parts = kinds.map((kind) => ({ do: kind, c: PARTS[kind]!(rng) }));
  const state = stateOf({
    units: { a: unit(rng, 'red'), b: unit(rng, 'blue'), c: unit(rng, 'blue') },
    tokens: { red: rng.int(0, 1), blue: rng.int(0, 1) },
  });
  const policy = (): 'default' | 'never' | 'maximise' | 'minimise' =>
    pick(rng, ['default', 'never', 'maximise', 'minimise']);
  return {
    state,
    start: { activity: 'script', context: { parts, next: 0 } },
    measure: pick(rng, MEASURES),
    policies: { red: policy(), blue: policy() },
    kinds,
  };
}

const lead = (s: State): number => (s.score['red'] ?? 0) - (s.score['blue'] ?? 0);

const MEASURES: readonly ((s: State) => number)[] = [
  (s) => alive(s, 'b'),
  (s) => (alive(s, 'b') === 0 ? 1 : 0),
  (s) => lead(s) + alive(s, 'a') - alive(s, 'c') + 2 * (s.tokens['red'] ?? 0),
  (s) => lead(s) * lead(s) + alive(s, 'b') * alive(s, 'c') - (s.tokens['blue'] ?? 0),
  (s) =>
    Object.values(s.units)
      .flatMap((u) => u.bodies)
      .reduce((n, b) => n + (b.alive ? b.wounds : 0), 3 * lead(s)),
];

export const questionOf = (c: Case): OddsQuestion<T> => ({ start: c.start, measure: c.measure });

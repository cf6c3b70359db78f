import { atLeast, type Rule, rollPool, type SeatId, unmodified } from '@walstatt/engine';
import { rollAmount } from '../../1-00-materials/dice.ts';
import type { Contexts, Gun } from '../../generated/state.ts';
import { type G, modifier } from '../../kit.ts';
import type { Kind } from '../weapons/weapons.ts';

type C = Contexts['shoot'];

/** What a to-hit roll is about: the kind of fire, whether its targets count as in cover, and what the action adds. */
export type ToHit = {
  readonly unit: string;
  readonly target: string | null;
  readonly kind: Kind;
  readonly cover: boolean;
  readonly action: number;
};

/** EA-1.9.5-07, table T-4: all of them add up. A modifier to the roll stands here as one to the number that is needed. */
export const toHit = [
  modifier({ rule: 'EA-1.9.5-03', op: 'add', when: (_, { cover }: ToHit) => cover, by: 1 }),
  modifier({
    rule: 'EA-1.9.5-04',
    op: 'add',
    when: (_, { action }: ToHit) => action < 0,
    by: (_, { action }: ToHit) => -action,
  }),
  modifier({
    rule: 'EA-1.9.5-05',
    op: 'add',
    when: (_, { action }: ToHit) => action > 0,
    by: (_, { action }: ToHit) => -action,
  }),
];

/** Dice that need the same. */
type Pool = { readonly kind: Kind; readonly need: number; readonly about: ToHit; readonly value: number; dice: number };

/** EA-G-52: random numbers of shots come first; then neighbours that need the same are rolled together. */
function* poolsOf(g: G, c: C): Rule<Pool[]> {
  const pools: Pool[] = [];
  for (const gun of c.guns) {
    const dice = yield* rollAmount(g, gun.shots, {
      by: c.seat,
      rule: 'EA-1.1.3-06',
      purpose: 'shots',
      about: gun.unit,
    });
    const about = aboutGun(c, gun);
    const need = Math.max(2, g.modify('toHit', gun.value, about));
    const last = pools.at(-1);
    if (last !== undefined && last.kind === gun.kind && last.need === need) last.dice += dice;
    else pools.push({ kind: gun.kind, need, about, value: gun.value, dice });
  }
  return pools;
}

const aboutGun = ({ target, covered, action }: C, { unit, kind }: Gun): ToHit => ({
  unit,
  target,
  kind,
  cover: covered.includes(kind),
  action,
});

/** What 7, 8 and 9 take on a second die (EA-1.9.5-09, table T-5). */
const secondOf = (need: number): number => need - 3;

/**
 * EA-1.9.5-02, EA-1.9.5-06: a 1 always misses. EA-1.9.5-09, EA-1.9.5-10, EA-G-52: what needs 7 to 9 takes a 6, and then
 * one more die for each, after all others; what needs 10 is not rolled.
 */
export function* rollHits(g: G, c: C): Rule<Readonly<Record<Kind, number>>> {
  const hits = { ap: 0, at: 0, mw: 0 };
  const again: Pool[] = [];
  for (const pool of yield* poolsOf(g, c)) {
    if (pool.need >= 10) continue;
    const [, scored] = yield* rollPool(g, {
      by: c.seat,
      rule: 'EA-1.9.5-02',
      purpose: 'hit',
      n: pool.dice,
      classes: atLeast(Math.min(pool.need, 6)),
      needs: () => g.explain('toHit', pool.value, pool.about),
    });
    if (pool.need <= 6) hits[pool.kind] += scored!;
    else again.push({ ...pool, dice: scored! });
  }
  for (const pool of again) hits[pool.kind] += yield* rollSecond(g, c.seat, pool);
  return hits;
}

function* rollSecond(g: G, by: SeatId, { need, dice }: Pool): Rule<number> {
  const classes = atLeast(secondOf(need));
  return (yield* rollPool(g, {
    by,
    rule: 'EA-1.9.5-10',
    purpose: 'hitAgain',
    n: dice,
    classes,
    needs: () => unmodified(secondOf(need)),
  }))[1]!;
}

import { type RolledPool, type Rule, rollAgain } from '@walstatt/engine';
import { type G, type Look, trigger, windowOf } from '../../kit.ts';

const isElite = (purpose: string): boolean => purpose === 'toHitElite' || purpose === 'toWoundElite';

/** After dice have fallen, an elite unit may re-roll one failed die. */
export const afterRoll = windowOf({
  name: 'afterRoll',
  rule: 'WP-DICE-04',
  seats: (_look, pool: RolledPool) => (pool.roll.by === null ? [] : [pool.roll.by]),
  args: (look, pool: RolledPool) => ({
    unit: roller(look),
    purpose: pool.roll.purpose,
    failed: pool.fresh[0]!,
    dice: pool.roll.shape.dice,
  }),
  order: 'each',
});

/** The unit whose dice have fallen: the one that shoots, or strikes in the current melee. */
function roller({ state }: Look): string | null {
  const frame = state.agenda[state.agenda.length - 1];
  return frame?.do === 'attack' ? frame.c.unit : frame?.do === 'fight' ? (frame.c.left[0] ?? null) : null;
}

const spent = (pool: RolledPool): boolean => pool.again.some((n) => n > 0);

function eliteTrigger(id: string, purpose: string, rule: 'WP-SPECIAL-08' | 'WP-SPECIAL-09') {
  return trigger({
    id,
    rule,
    window: 'afterRoll',
    free: true,
    concerns: (_look, subject: { roll: RolledPool['roll'] }) => isElite(subject.roll.purpose),
    offers: (_look, pool: RolledPool) =>
      pool.roll.purpose === purpose && !spent(pool) && pool.fresh[0]! > 0 ? [{ id: 'again' }] : [],
    *run(g: G, pool: RolledPool): Rule<void> {
      yield* rollAgain(g, pool, [1, 0], pool.roll.by, rule);
    },
  });
}

/**
 * WP-SPECIAL-08, WP-SPECIAL-09, WP-G-38: at most one die of each roll, and never the same one twice. WP-DICE-05: the
 * second result stands.
 */
export const elite = [
  eliteTrigger('eliteHit', 'toHitElite', 'WP-SPECIAL-08'),
  eliteTrigger('eliteWound', 'toWoundElite', 'WP-SPECIAL-09'),
];

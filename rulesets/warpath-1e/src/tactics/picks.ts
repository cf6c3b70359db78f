import { pick, type Request, type Rng, shuffled } from '@walstatt/engine';
import { tactic } from '../kit.ts';

/** How rarely a random player stops before everybody has acted. */
const STOPS = 15;

/** A random option; passing is rare where it is allowed, so that random battles are about something. */
const anyOption = (r: Request, rng: Rng): string | null => {
  if (r.kind !== 'choose' && r.kind !== 'activity') return null;
  if (r.optional && rng.int(0, STOPS) === 0) return null;
  return pick(rng, r.options).id;
};

/** Which attack to use; searching players never hold their fire. */
export const attackTactic = tactic<string | null>({
  sample: (_look, r, rng) => anyOption(r, rng),
  candidates: (_look, r) => (r.kind === 'choose' ? r.options.map((o) => o.id) : []),
});

/** Which unit acts next; searching players let everybody act. */
export const actTactic = tactic<string | null>({
  sample: (_look, r, rng) => anyOption(r, rng),
  candidates: (_look, r, rng, limit) =>
    r.kind === 'activity'
      ? shuffled(
          rng,
          r.options.map((o) => o.id),
        ).slice(0, limit)
      : [],
});

/** Orders: a possible charge is mostly given, and units do not halt too often. */
export const orderTactic = tactic<string | null>({
  sample: (_look, r, rng) => {
    if (r.kind !== 'choose') return null;
    const charges = r.options.filter((o) => o.id.startsWith('charge'));
    return charges.length > 0 && rng.int(0, 3) > 0 ? pick(rng, charges).id : pick(rng, r.options).id;
  },
});

/** Deployment: random players rarely hold units back. */
export const deployHowTactic = tactic<string | null>({
  sample: (_look, r, rng) => {
    if (r.kind !== 'choose') return null;
    const there = r.options.filter((o) => o.id !== 'reserve');
    return there.length > 0 && rng.int(0, 3) > 0 ? pick(rng, there).id : pick(rng, r.options).id;
  },
});

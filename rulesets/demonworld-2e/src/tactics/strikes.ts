import type { Rng } from '@walstatt/engine';
import { NOTHING } from '../04-missiles/volley/announce.ts';
import type { Announced } from '../04-missiles/volley/each-its-own.ts';
import { everybodyStrikes } from '../06-melee/melee/request.ts';
import { strikesRefusal } from '../06-melee/strikes.ts';
import { tactic } from '../kit.ts';
import { inPairs } from './in-pairs.ts';

const random = (rng: Rng) => (): number => rng.int(1, 1000);

export const strikesTactic = tactic('strikes', {
  sample(look, r, rng) {
    const single = mostStrike(everybodyStrikes(look, r, random(rng)), rng);
    if (rng.int(0, 3) > 0) return single;
    return inPairs(r, single, (a) => strikesRefusal(look, a, r.args) === null);
  },
  candidates(look, r) {
    const single = everybodyStrikes(look, r, () => 1);
    return [single, inPairs(r, single, (a) => strikesRefusal(look, a, r.args) === null)];
  },
});

export const assistTactic = tactic('assist', {
  candidates: (_look, r) => [Object.fromEntries(r.items.map((i) => [i.id, i.options[1] ?? NOTHING]))],
});

/** No element has to strike, and now and then one does not. */
const mostStrike = (all: Announced, rng: Rng): Announced =>
  Object.fromEntries(Object.entries(all).map(([id, choice]) => [id, rng.int(0, 19) > 0 ? choice : NOTHING]));

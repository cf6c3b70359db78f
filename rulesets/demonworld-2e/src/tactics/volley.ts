import { sideOfElement } from '../01-introduction/board/occupancy.ts';
import { isLost } from '../02-characteristics/losses/lost.ts';
import { strengthAgainst } from '../04-missiles/strength.ts';
import { targetIn, volleyRefusal } from '../04-missiles/volley/announce.ts';
import { type Announced, type Announcing, eachItsOwn } from '../04-missiles/volley/each-its-own.ts';
import { worthOf } from '../06-melee/expectation.ts';
import { type Look, tactic } from '../kit.ts';
import { inPairs } from './in-pairs.ts';
import { shotChance } from './shots.ts';

/** Not lost already, and not on the player's own side. */
const isFoe = (look: Look, element: string, target: string): boolean =>
  !isLost(look.state, target) && sideOfElement(look.state, target) !== sideOfElement(look.state, element);

/** The strength against an enemy. Nothing against others. */
const inRange = (look: Look, element: string, target: string): number =>
  isFoe(look, element, target) ? (strengthAgainst(look, element, target) ?? 0) : 0;

/** What a shot removes from the enemy on average. */
function worthShooting(look: Look, element: string, target: string): number {
  if (!isFoe(look, element, target)) return 0;
  return shotChance(look, element, target, 0) * worthOf(look, target);
}

/** Each element shoots where it removes most. If a target is probably hit already, the next ones look for another. */
function bestVolley(look: Look, r: Announcing): Announced {
  const spared = new Map<string, number>();
  return Object.fromEntries(
    r.items.map(({ id, options }) => {
      const one = eachItsOwn(
        { ...r, items: [{ id, options }] },
        (e, t) => worthShooting(look, e, t) * (spared.get(t) ?? 1),
      );
      const target = targetIn(one[id]!);
      if (target !== null) spared.set(target, (spared.get(target) ?? 1) * (1 - shotChance(look, id, target, 0)));
      return [id, one[id]!];
    }),
  );
}

export const volleyTactic = tactic('volley', {
  sample(look, r, rng) {
    const single = eachItsOwn(r, (e, t) => inRange(look, e, t) * 1000 + rng.int(0, 999));
    if (rng.int(0, 1) === 0) return single;
    return inPairs(r, single, (a) => volleyRefusal(look, a) === null);
  },
  candidates(look, r) {
    const best = bestVolley(look, r);
    const single = eachItsOwn(r, (e, t) => worthShooting(look, e, t));
    const pairs = [best, single].map((a) => inPairs(r, a, (x) => volleyRefusal(look, x) === null));
    return [best, single, ...pairs];
  },
  likely: (look, r) => bestVolley(look, r),
});

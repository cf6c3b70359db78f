import { faultsOf, type Rng } from '@walstatt/engine';
import { sideOfElement } from '../../01-introduction/board/occupancy.ts';
import { judgeStrikes, strikesRefusal } from '../../06-melee/strikes.ts';
import { type Asked, type Look, request } from '../../kit.ts';
import { worthOf } from '../../tactics/expectation.ts';
import { shotChance } from '../../tactics/shots.ts';
import { strengthAgainst } from '../strength.ts';
import { judgeVolley, NOTHING, supportedIn, targetIn, volleyRefusal } from './announce.ts';

type Announced = Readonly<Record<string, string>>;
type Assign = Asked<'volley' | 'strikes' | 'assist'>;

/** Everybody alone: each element takes the target that `value` rates highest. */
function eachItsOwn(r: Assign, value: (element: string, target: string) => number): Announced {
  return Object.fromEntries(
    r.items.map(({ id, options }) => {
      let best = NOTHING;
      let most = 0;
      for (const o of options) {
        const target = targetIn(o);
        const v = target === null ? 0 : value(id, target);
        if (v > most) {
          most = v;
          best = o;
        }
      }
      return [id, best];
    }),
  );
}

/** Pairs: an element without anything better to do supports a neighbour that strikes at one of its targets. */
function inPairs(r: Assign, single: Announced, may: (a: Announced) => boolean): Announced {
  let answer = single;
  const bound = new Set<string>();
  for (const { id, options } of r.items) {
    if (bound.has(id)) continue;
    for (const o of options) {
      const partner = supportedIn(o);
      if (partner === null || bound.has(partner) || targetIn(answer[partner] ?? NOTHING) === null) continue;
      const tried = { ...answer, [id]: o };
      if (!may(tried)) continue;
      answer = tried;
      bound.add(id).add(partner);
      break;
    }
  }
  return answer;
}

const random = (rng: Rng) => (): number => rng.int(1, 1000);

/** Not lost already, and not on the player's own side. */
const isFoe = (look: Look, element: string, target: string): boolean =>
  !look.state.elements[target]!.marked && sideOfElement(look.state, target) !== sideOfElement(look.state, element);

/** The strength against an enemy. Nothing against others. */
const inRange = (look: Look, element: string, target: string): number =>
  isFoe(look, element, target) ? (strengthAgainst(look, element, target) ?? 0) : 0;

/** What a shot removes from the enemy on average. */
function worthShooting(look: Look, element: string, target: string): number {
  if (!isFoe(look, element, target)) return 0;
  return shotChance(look, element, target, 0) * worthOf(look, target);
}

/** Each element shoots where it removes most. If a target is probably hit already, the next ones look for another. */
function bestVolley(look: Look, r: Assign): Announced {
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

/** DW-IV-11: the announcement of a unit's volley. Not shooting is the default. */
export const volley = request('volley', {
  check: (look, _r, answer, all) => faultsOf(all, (faults) => judgeVolley(look, answer, faults)),
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

/** DW-VI-18: the announcement of one step of initiative. */
export const strikes = request('strikes', {
  check: (look, r, answer, all) => faultsOf(all, (faults) => judgeStrikes(look, answer, r.args, faults)),
  witness: (look, r) => everybodyStrikes(look, r, null),
  sample(look, r, rng) {
    const single = mostStrike(everybodyStrikes(look, r, rng), rng);
    if (rng.int(0, 3) > 0) return single;
    return inPairs(r, single, (a) => strikesRefusal(look, a, r.args) === null);
  },
  candidates(look, r) {
    const single = everybodyStrikes(look, r, null);
    return [single, inPairs(r, single, (a) => strikesRefusal(look, a, r.args) === null)];
  },
});

/** DW-VI-15: support for attacks of other players of the side. Staying out is the default. */
export const assist = request('assist', {
  candidates: (_look, r) => [Object.fromEntries(r.items.map((i) => [i.id, i.options[1] ?? NOTHING]))],
});

/** DW-III-30: no element has to strike, and now and then one does not. */
const mostStrike = (all: Announced, rng: Rng): Announced =>
  Object.fromEntries(Object.entries(all).map(([id, choice]) => [id, rng.int(0, 19) > 0 ? choice : NOTHING]));

/** Every element of the step strikes. Those that waited have no ally left to wait for and stay out. */
function everybodyStrikes(look: Look, r: Asked<'strikes'>, rng: Rng | null): Announced {
  const all = eachItsOwn(r, rng === null ? () => 1 : random(rng));
  return Object.fromEntries(
    Object.entries(all).map(([id, choice]) => [
      id,
      strikesRefusal(look, { [id]: choice }, r.args) === null ? choice : NOTHING,
    ]),
  );
}

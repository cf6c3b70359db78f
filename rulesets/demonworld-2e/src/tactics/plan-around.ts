import type { Leg } from '@walstatt/engine';
import type { Body } from '../01-introduction/board/pieces.ts';
import { formationOf } from '../01-introduction/formation/formation.ts';
import { turnLeg } from '../05-movement/manoeuvres.ts';
import type { Standing } from '../05-movement/standing.ts';
import { startWalker, take, type Walker } from '../05-movement/walker.ts';
import type { Look } from '../kit.ts';
import { stepsToEnemy, type Ways, waysToEnemies } from './ways.ts';

/** How hard to look for ways: how many plans are followed up after each leg, and how many legs they have at most. */
export type Care = { readonly plans: number; readonly legs: number };

type Tried = { readonly w: Walker; readonly value: number };

/**
 * Plans that bring an ordered unit round obstacles to the enemy. Leg by leg, the most promising ones are followed up.
 * Plans that make contact come first, then those that come nearest.
 */
export function walksAround(look: Look, s: Standing, care: Care, ways: Ways = waysToEnemies(look, s.unit)): Walker[] {
  const ended: Tried[] = [];
  let open: Tried[] = [{ w: startWalker(look, s), value: closeness(ways, s.body) }];
  const seen = new Set<string>([placeOf(s)]);
  for (let leg = 0; leg < care.legs && open.length > 0; leg++) {
    const next: Tried[] = [];
    for (const { w } of open) {
      for (const l of legsFor(w.standing.body)) {
        const tried: Walker = { look, standing: w.standing, contact: false, legs: [...w.legs] };
        if (!take(tried, s.unit, l)) continue;
        const place = placeOf(tried.standing);
        if (seen.has(place)) continue;
        seen.add(place);
        const value = closeness(ways, tried.standing.body);
        if (tried.contact) ended.push({ w: tried, value: value + CONTACT });
        else next.push({ w: tried, value });
      }
    }
    open = next.sort((a, b) => b.value - a.value).slice(0, care.plans);
    ended.push(...open);
  }
  return ended.sort((a, b) => b.value - a.value).map(({ w }) => w);
}

/** How near a plan brings a unit to the enemy, around obstacles. */
export const nearness = (look: Look, { standing }: Walker, ways: Ways = waysToEnemies(look, standing.unit)): number =>
  closeness(ways, standing.body);

const CONTACT = 1000;
/** Beyond this distance it matters little how far it is. */
const FAR = 8;

/** The nearer each element is to the enemy, the better. */
function closeness(ways: Ways, body: Body): number {
  let sum = 0;
  for (const p of body) {
    const steps = stepsToEnemy(ways, p.q, p.r);
    sum -= steps + Math.max(0, steps - FAR);
  }
  return sum;
}

function legsFor(body: Body): Leg[] {
  const formation = formationOf(body);
  if (formation.kind !== 'line') return [];
  const { facing } = body[0]!;
  return [
    { leg: 'advance', to: 'left' },
    { leg: 'advance', to: 'right' },
    { leg: 'step', direction: (facing + 2) % 6 },
    { leg: 'step', direction: (facing + 5) % 6 },
    turnLeg(body, formation, 1),
    turnLeg(body, formation, 5),
    { leg: 'wheel', to: 'left' },
    { leg: 'wheel', to: 'right' },
  ];
}

/** Where everybody stands and what is left to spend. */
function placeOf({ body, account }: Standing): string {
  let key = `${account.used}/`;
  for (const p of body) key += `${p.q},${p.r},${p.facing};`;
  return key;
}

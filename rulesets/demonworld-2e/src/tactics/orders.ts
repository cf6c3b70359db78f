import type { Rng } from '@walstatt/engine';
import { closestPair, enemiesOfUnit } from '../01-introduction/board/nearest.ts';
import { bodyOf } from '../01-introduction/board/pieces.ts';
import { cardOfUnit } from '../02-characteristics/card-of.ts';
import type { Order } from '../05-movement/account.ts';
import { type Asked, type Look, tactic } from '../kit.ts';

type Orders = Readonly<Record<string, Order>>;
type Assign = Asked<'orders'>;

/** How likely each order is drawn, depending on the situation: units far away move, units near the enemy attack. */
function drawn(look: Look, unit: string, rng: Rng): Order {
  const gap = closestPair(bodyOf(look.state, unit), enemiesOfUnit(look, unit))?.distance ?? 99;
  const { missile } = cardOfUnit(look.state, unit);
  const die = rng.int(1, 12);
  if (die === 1) return 'hold';
  if (die === 2) return 'skirmish';
  if (die === 3) return gap > 8 ? 'attack' : 'move';
  if (missile !== null && gap <= missile.bands[missile.bands.length - 1]!.maxRange && die <= 9)
    return missile.holdOnly ? 'hold' : 'skirmish';
  return gap > 9 ? 'move' : 'attack';
}

/** The usual order in each situation: shoot at what is in range, march from afar, attack from nearby. */
function usual(look: Look, unit: string): Order {
  const gap = closestPair(bodyOf(look.state, unit), enemiesOfUnit(look, unit))?.distance ?? 99;
  const { missile } = cardOfUnit(look.state, unit);
  if (missile !== null && gap <= missile.bands[missile.bands.length - 1]!.maxRange)
    return missile.holdOnly ? 'hold' : 'skirmish';
  return gap > 9 ? 'move' : 'attack';
}

const usualOrders = (look: Look, r: Assign): Orders =>
  Object.fromEntries(r.items.map((i) => [i.id, usual(look, i.id)]));

/**
 * The orders worth thinking about are the usual ones, one order for every unit, and the usual ones with a
 * single unit's order changed.
 */
function variations(look: Look, r: Assign): Orders[] {
  const all = (order: Order): Orders => Object.fromEntries(r.items.map((i) => [i.id, order]));
  const base = usualOrders(look, r);
  const found: Orders[] = [base, all('attack'), all('move'), all('hold')];
  for (const order of ['attack', 'move', 'hold', 'skirmish'] as const)
    for (const { id } of r.items) if (base[id] !== order) found.push({ ...base, [id]: order });
  return found;
}

export const ordersTactic = tactic('orders', {
  sample: (look, r, rng) => Object.fromEntries(r.items.map((i) => [i.id, drawn(look, i.id, rng)])),
  likely: (look, r) => usualOrders(look, r),
  candidates: (look, r) => variations(look, r),
});

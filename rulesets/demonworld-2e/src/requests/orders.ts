import type { Request, Rng } from '@walstatt/engine';
import { type Look, request } from '../kit.ts';
import { bodyOf } from '../rules/board/pieces.ts';
import type { Order } from '../rules/movement/account.ts';
import { closestPair, enemiesOfUnit } from '../tactics/nearest.ts';

type Orders = Readonly<Record<string, Order>>;

/** How likely each order is drawn, by what there is to do: far away one moves, near the enemy one attacks. */
function drawn(look: Look, unit: string, rng: Rng): Order {
  const gap = closestPair(bodyOf(look.state, unit), enemiesOfUnit(look, unit))?.distance ?? 99;
  const { missile } = look.state.cards[look.state.units[unit]!.card]!;
  const die = rng.int(1, 12);
  if (die === 1) return 'hold';
  if (die === 2) return 'skirmish';
  if (die === 3) return gap > 8 ? 'attack' : 'move';
  if (missile !== null && gap <= missile.bands[missile.bands.length - 1]!.maxRange && die <= 9)
    return missile.holdOnly ? 'hold' : 'skirmish';
  return gap > 9 ? 'move' : 'attack';
}

/** DW-III-21: the same for everybody, and each single one changed, are worth thinking about. */
function variations(r: Request & { kind: 'assign' }): Orders[] {
  const all = (order: Order): Orders => Object.fromEntries(r.items.map((i) => [i.id, order]));
  const found: Orders[] = [all('attack'), all('move'), all('hold'), all('skirmish')];
  for (const item of r.items) {
    found.push(
      { ...all('attack'), [item.id]: 'hold' },
      { ...all('attack'), [item.id]: 'move' },
      { ...all('move'), [item.id]: 'attack' },
    );
  }
  return found;
}

export const orders = request<Orders>({
  sample: (look, r, rng) =>
    r.kind === 'assign' ? Object.fromEntries(r.items.map((i) => [i.id, drawn(look, i.id, rng)])) : null,
  candidates: (_look, r) => (r.kind === 'assign' ? variations(r) : []),
});

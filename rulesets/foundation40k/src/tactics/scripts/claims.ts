import type { SeatId } from '@walstatt/engine';
import { BOARD } from '../../01-units/space.ts';
import { ownEdge } from '../../20-scenarios/sides/own-edge.ts';
import type { L } from '../../kit.ts';
import { apart, middleOf } from './middle.ts';
import { prizeAt, prizesOf } from './places.ts';

/** Which unit of an army is nearest to which prize, so that they do not all run to the same one. */

/** Whose task it is to go there, as the unit sees it. */
export function claimOn(look: L, unit: string, prize: string): 'own' | 'none' | 'comrade' {
  const { owner } = look.state.units[unit]!;
  const claims = look.memo('claims', `${owner} ${spiritOf(look, owner)}`, () => share(look, owner));
  const claimant = claims.get(prize);
  return claimant === undefined ? 'none' : claimant === unit ? 'own' : 'comrade';
}

/** What claims depend on besides places. */
function spiritOf({ state }: L, owner: SeatId): string {
  let spirit = '';
  for (const id in state.units) if (state.units[id]!.owner === owner) spirit += state.units[id]!.morale[0];
  return spirit;
}

/** The nearest pairs of a unit and a prize, as long as there are both. Units that are still to come go last. */
function share(look: L, owner: SeatId): ReadonlyMap<string, string> {
  const s = look.state;
  const pairs: { readonly unit: string; readonly prize: string; readonly far: number }[] = [];
  for (const unit in s.units) {
    const { owner: by, status, morale } = s.units[unit]!;
    if (by !== owner || status === 'destroyed' || status === 'reserve' || morale === 'fleeing') continue;
    for (const prize of prizesOf(look)) pairs.push({ unit, prize, far: farFrom(look, unit, prize) });
  }
  const claims = new Map<string, string>();
  const taken = new Set<string>();
  for (const { unit, prize } of pairs.sort((a, b) => a.far - b.far)) {
    if (taken.has(unit) || claims.has(prize)) continue;
    taken.add(unit);
    claims.set(prize, unit);
  }
  return claims;
}

function farFrom(look: L, unit: string, prize: string): number {
  const s = look.state;
  const { owner, status } = s.units[unit]!;
  const at = prizeAt(look, prize);
  if (status === 'table') return apart(middleOf(look, unit), at);
  return BOARD.depth + (ownEdge(s, owner) === 'south' ? at.y : BOARD.depth - at.y);
}

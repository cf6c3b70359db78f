import type { Plan } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Asked, Look } from '../../kit.ts';
import { enemiesTouching } from '../../rules/board/contact.ts';
import { sideOfElement } from '../../rules/board/occupancy.ts';
import { pieceOf } from '../../rules/board/pieces.ts';
import { standingOf } from '../../rules/movement/standing.ts';
import { planCompletion } from '../plan-completion.ts';

/** DW-V-85: other ways to complete an attack: only those who reach an enemy go on, or nobody does. */
export function otherCompletions(look: Look, { args, movers }: Asked<'complete'>): Plan[] {
  const all = planCompletion(look, standingOf(look, args), movers, null);
  return [all.filter((part) => arrives(look, part)), []];
}

function arrives(look: Look, { mover, legs }: Plan[number]): boolean {
  let at: { q: number; r: number } = pieceOf(look.state, mover)!;
  for (const leg of legs) at = hex.neighbour(at, Number(leg['direction']));
  return enemiesTouching(look, sideOfElement(look.state, mover), at.q, at.r).length > 0;
}

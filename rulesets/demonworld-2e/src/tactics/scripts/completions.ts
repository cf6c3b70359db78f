import type { Plan } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { enemiesTouching } from '../../01-introduction/board/contact.ts';
import { sideOfElement } from '../../01-introduction/board/occupancy.ts';
import { pieceOf } from '../../01-introduction/board/pieces.ts';
import { standingOf } from '../../05-movement/standing.ts';
import type { Asked, Look } from '../../kit.ts';
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

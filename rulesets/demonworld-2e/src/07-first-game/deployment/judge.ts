import { faultsOf, type Placed, type Refusal } from '@walstatt/engine';
import { columnOf, isOnBoard } from '../../01-introduction/board/board.ts';
import { keyOf } from '../../01-introduction/board/occupancy.ts';
import type { Asked, Look } from '../../kit.ts';
import { type Wing, wingOf } from '../set-up/wings.ts';

/** DW-VII-03: any formation and facing inside the player's own zone. */
export const checkDeployment = (
  look: Look,
  r: Asked<'deploy'>,
  answer: readonly Placed[],
  all = false,
): readonly Refusal[] =>
  faultsOf(all, (faults) => {
    const wing = wingOf(look.state, r.by);
    const seen = new Set<number>();
    for (const placed of answer) if (faults.add(refusePlace(look, wing, placed, seen))) return;
  });

/** Why an element may not stand there. `seen` are the fields that are taken already. */
function refusePlace(look: Look, wing: Wing | null, { piece, pose }: Placed, seen: Set<number>): Refusal | null {
  const { q, r: row, facing } = pose;
  const no = (code: string, rule: NonNullable<Refusal['rule']>): Refusal => ({
    code,
    rule,
    measured: piece,
    unit: 'name',
  });
  if (q === undefined || row === undefined || facing === undefined || facing < 0 || facing > 5)
    return no('noSuchPlace', 'DW-I-22');
  if (!isOnBoard(look.state.board, q, row)) return no('offBoard', 'DW-V-89');
  if (wing !== null && (row < wing.first || row > wing.last)) return no('outsideZone', 'DW-VII-03');
  const column = columnOf({ q, r: row });
  if (wing !== null && (column < wing.left || column > wing.right)) return no('outsideZone', 'DW-I-02');
  if (seen.has(keyOf(q, row))) return no('onTop', 'DW-I-21');
  seen.add(keyOf(q, row));
  return null;
}

import { isOnTheGround } from '../../1-02-formations/formations.ts';
import type { G } from '../../kit.ts';

/** EA-1.13.3-01: as a step called `withdraw`: one after another, all formations that still have to withdraw do so. */
export function withdrawNext(g: G): string | undefined {
  const formation = Object.keys(g.state.formations).find(
    (id) => g.state.formations[id]!.withdraws && isOnTheGround(g.state, id),
  );
  if (formation === undefined) return undefined;
  const seat = g.state.formations[formation]!.owner;
  g.then('withdrawal', { seat, formation, movesLeft: 2, moved: [] }, 'EA-1.13.3-01');
  return 'withdraw';
}

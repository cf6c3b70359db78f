import type { Asked, Trial } from '../../host/game-host.ts';
import { takeGesture } from '../../state/game.ts';
import { TurnButtons } from './turn-buttons.tsx';

/** Turns what was just put on the table about its middle. */
export function TurnPlaced({ asked, draft: { ghosts } }: { asked: Asked; draft: Trial }) {
  // A single round base without a front looks the same from everywhere.
  if (ghosts.length < 2 && (ghosts[0]?.facing ?? null) === null) return null;
  const turn = (by: number): void => {
    const middle = (of: 'x' | 'y'): number => Math.round(ghosts.reduce((sum, g) => sum + g[of], 0) / ghosts.length);
    const at = { x: middle('x'), y: middle('y') };
    const pieces = ghosts.map((g) => g.piece);
    void takeGesture(asked, { gesture: 'drag', pieces, from: at, to: at, turn: by });
  };
  return <TurnButtons onTurn={turn} />;
}

import type { Scene } from '@walstatt/scene';
import type { Animation } from '@walstatt/table';

/** More moves at once than this are not shown one by one. */
const MOST = 60;

/** What a player should see happen between two pictures of the table: pieces that went somewhere, pieces that are gone. */
export function changes(before: Scene, after: Scene): Animation[] {
  const now = new Map(after.pieces.map((p) => [p.id, p]));
  const steps: Animation[] = [];
  for (const p of before.pieces) {
    const q = now.get(p.id);
    if (q === undefined) steps.push({ show: 'remove', piece: p.id });
    else if (q.x !== p.x || q.y !== p.y)
      steps.push({ show: 'move', piece: p.id, way: [p, q].map(({ x, y }) => ({ x, y })), facing: q.facing });
  }
  return steps.length > MOST ? [] : steps;
}

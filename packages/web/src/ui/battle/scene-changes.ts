import type { Scene } from '@walstatt/scene';
import type { Animation } from '@walstatt/table';
import type { Attack } from '../../host/game-host.ts';

/** If more pieces than this move at once, the moves are not shown one by one. */
const MOST = 60;

/** What a player should see happen between two pictures of the table: pieces that moved and pieces that are gone. */
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

/** Tracers for attacks, from the middle of the attacker to the middle of the target. */
export function tracers(scene: Scene, attacks: readonly Attack[]): Animation[] {
  return attacks.slice(-MOST).flatMap(({ from, to, hit }): Animation[] => {
    const [a, b] = [middleOf(scene, from), middleOf(scene, to)];
    return a === null || b === null ? [] : [{ show: 'shot', from: a, to: b, hit }];
  });
}

function middleOf(scene: Scene, id: string): { x: number; y: number } | null {
  const pieces = scene.pieces.filter((p) => p.id === id || p.unit === id);
  if (pieces.length === 0) return null;
  const mean = (of: (p: { x: number; y: number }) => number): number =>
    pieces.reduce((sum, p) => sum + of(p), 0) / pieces.length;
  return { x: mean((p) => p.x), y: mean((p) => p.y) };
}

import type { Gesture, Ghost, PieceShape, Scene } from '@walstatt/scene';
import type { Asked, Sight, Trial } from '../../host/game-host.ts';

/** Pieces to be placed that are not on the table yet, in formation around the origin. */
export function reserveFor(scene: Scene | null, asked: Asked | undefined): readonly PieceShape[] {
  if (scene === null || asked?.request.kind !== 'place') return [];
  const wanted = new Set(asked.pieces.map((p) => p.id));
  return (scene.reserve ?? []).filter((p) => wanted.has(p.id) || wanted.has(p.unit));
}

/**
 * One unit hangs at the pointer. Several units, and lines on fields, stand as suggested until they are put elsewhere.
 */
export function isLaidOut({ scene, unit }: Sight, asked: Asked | undefined): boolean {
  const units = new Set(reserveFor(scene, asked).map((p) => p.unit));
  return units.size > 1 || (units.size === 1 && unit === 'hex');
}

/**
 * The table with the pieces of a draft where the draft puts them, so that single pieces can be picked up and shifted.
 */
export function draftedScene(scene: Scene, ghosts: readonly Ghost[], waiting: readonly PieceShape[]): Scene {
  const shapes = new Map([...waiting, ...scene.pieces].map((p) => [p.id, p]));
  const moved = new Map(ghosts.flatMap((g) => (shapes.has(g.piece) ? [[g.piece, at(shapes.get(g.piece)!, g)]] : [])));
  const pieces = [...scene.pieces.filter((p) => !moved.has(p.id)), ...moved.values()];
  const units = scene.units.map((u) => ({ ...u, pieces: pieces.filter((p) => p.unit === u.id).map((p) => p.id) }));
  return { ...scene, units, pieces };
}

function at(p: PieceShape, g: Ghost): PieceShape {
  const [dx, dy] = [g.x - p.x, g.y - p.y];
  const shape =
    p.shape.kind === 'circle'
      ? p.shape
      : { ...p.shape, points: p.shape.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
  return { ...p, shape, x: g.x, y: g.y, z: g.z, facing: g.facing };
}

/** A drag of a drafted piece, measured from where the piece really stands, because that is where its way begins. */
export function fromWhereItStands(g: Gesture, scene: Scene): Gesture {
  if (g.gesture === 'pick' || g.pieces.length !== 1) return g;
  const piece = scene.pieces.find((p) => p.id === g.pieces[0]);
  if (piece === undefined) return g;
  const from = { x: piece.x, y: piece.y };
  return g.gesture === 'drag' ? { ...g, from } : { ...g, points: [from, ...g.points.slice(1)] };
}

/** What is being tried, unless the suggestion says the same anyway. Null if that leaves nothing to say about it. */
export function tellDraft({ words, rejection }: Trial, suggestion: string): string | null {
  const told = words === suggestion ? '' : words;
  return told === '' && rejection !== null ? null : told;
}

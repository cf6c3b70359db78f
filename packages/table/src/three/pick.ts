import type { PieceShape } from '@walstatt/scene';
import { type PerspectiveCamera, Vector3 } from 'three';
import { drawX, drawY } from '../camera.ts';
import { diameter } from '../scene-index.ts';

/** Fingers are blunt: a tap within this many pixels of a model still means the model. */
const BLUNT = 14;

/** The model under a point of the window (pixels from its corner). A model in front of others comes first. */
export function pieceUnder(
  x: number,
  y: number,
  size: { readonly width: number; readonly height: number },
  pieces: readonly PieceShape[],
  camera: PerspectiveCamera,
): PieceShape | null {
  let best: PieceShape | null = null;
  let least = 1;
  const [middle, side] = [new Vector3(), new Vector3()];
  for (const piece of pieces) {
    const height = Math.max(10, piece.height / 100) / 2;
    middle.set(drawX(piece), piece.z / 100 + height, drawY(piece)).project(camera);
    if (middle.z >= 1) continue;
    side.set(drawX(piece), piece.z / 100 + height * 2, drawY(piece)).project(camera);
    const [px, py] = [((middle.x + 1) / 2) * size.width, ((1 - middle.y) / 2) * size.height];
    const tall = Math.hypot(side.x - middle.x, side.y - middle.y) * (size.height / 2);
    const reach = Math.max(tall, (tall * diameter(piece)) / (height * 2)) + BLUNT;
    // Near models count before those far behind them.
    const off = Math.hypot(px - x, py - y) / reach;
    if (off < 1 && off * 0.5 + middle.z * 0.5 < least) {
      least = off * 0.5 + middle.z * 0.5;
      best = piece;
    }
  }
  return best;
}

import { isPlainObject, readLength } from '@walstatt/engine/files';
import type { Point } from '@walstatt/geometry';

/** How people write places in position files. */

/** Ticks as a number, or a length with its unit (`24in`, `60cm`). Null for anything else. */
export function ticksOf(written: unknown): number | null {
  if (typeof written === 'number') return Number.isSafeInteger(written) ? written : null;
  return typeof written === 'string' ? readLength(written) : null;
}

/** `[x, y]`, each a length. */
export function pointOf(written: unknown): Point | null {
  if (!Array.isArray(written) || written.length !== 2) return null;
  const [x, y] = [ticksOf(written[0]), ticksOf(written[1])];
  return x === null || y === null ? null : { x, y };
}

/** A list of such points. */
export function pointsOf(written: unknown): Point[] | null {
  const points = Array.isArray(written) ? written.map(pointOf) : [null];
  return points.every((p) => p !== null) ? points : null;
}

/** A unit in shorthand names its kind: `{unit: tacticalSquad, at: [24in, 5in]}`. */
export const isShorthand = (written: unknown): written is Record<string, unknown> =>
  isPlainObject(written) && Object.hasOwn(written, 'unit');

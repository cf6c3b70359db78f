import type { PieceShape } from '@walstatt/scene';
import type { Table } from '@walstatt/table';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Pixels per millimetre: near enough to read a number on each base, far enough to see where the unit stands. */
const NEAREST = 2.2;

/** The space left free around the models, in ticks. */
const MARGIN = 6000;

type Camera = Table['camera'];

/**
 * Moves close to single models while they are chosen, and back afterwards unless the player is looking elsewhere by
 * then.
 */
export function useCloseUp(table: RefObject<Table | null>, pieces: readonly PieceShape[], language: string): void {
  const stay = useRef<{ readonly before: Camera; readonly near: Camera } | null>(null);
  const ids = pieces.map((p) => p.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other models matter, not another picture of them; another language makes another table.
  useLayoutEffect(() => {
    const t = table.current;
    if (t === null) return;
    const since = stay.current;
    if (pieces.length > 0) {
      const before = since?.before ?? t.camera;
      t.zoomTo(around(pieces, t.element));
      stay.current = { before, near: t.camera };
    } else if (since !== null) {
      stay.current = null;
      if (t.camera === since.near) lookAs(t, since.before);
    }
  }, [table, ids, language]);
}

/** Where to look so that all of them are visible. */
export function around(
  pieces: readonly { readonly x: number; readonly y: number }[],
  { clientWidth, clientHeight }: { readonly clientWidth: number; readonly clientHeight: number },
): { at: { x: number; y: number }; scale: number } {
  const span = (of: readonly number[]) => ({ from: Math.min(...of) - MARGIN, to: Math.max(...of) + MARGIN });
  const [x, y] = [span(pieces.map((p) => p.x)), span(pieces.map((p) => p.y))];
  const fitting = Math.min(clientWidth / (x.to - x.from), clientHeight / (y.to - y.from)) * 100;
  return { at: { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 }, scale: Math.min(NEAREST, fitting) };
}

function lookAs(t: Table, before: Camera): void {
  const { clientWidth, clientHeight } = t.element;
  t.fit();
  const { x, y, k } = t.camera;
  if (x === before.x && y === before.y && k === before.k) return;
  const at = {
    x: ((clientWidth / 2 - before.x) / before.k) * 100,
    y: ((before.y - clientHeight / 2) / before.k) * 100,
  };
  t.zoomTo({ at, scale: before.k });
}

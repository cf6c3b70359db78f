import type { Point } from '@walstatt/geometry';
import type { PieceShape } from '@walstatt/scene';
import { drawX, drawY } from '../camera.ts';
import type { Desk } from '../desk.ts';
import { round, svg } from '../svg.ts';
import { draggedWith, pivotOf } from './target.ts';

/** The grip beside the selection when it may move. Dragging it turns the formation on the spot. */
export class TurnHandle {
  readonly #desk: Desk;
  readonly #node: SVGGElement;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#node = svg('g', { class: 'turn-handle', 'data-turn': '' }, [
      svg('circle', { class: 'handle-body', r: 13 }),
      svg('path', { class: 'handle-arrow', d: 'M5.5-3.5A6.5 6.5 0 1 0 6.5 1M6.6-7.4V-2.6H1.8' }),
    ]);
    desk.layers.root.querySelector('.plates')!.after(this.#node);
  }

  /** The pieces that would turn, and the point they turn about. Null if there is nothing to turn. */
  grip(): { readonly pieces: readonly PieceShape[]; readonly pivot: PieceShape } | null {
    const { selection, tool } = this.#desk.painting.model;
    const { index } = this.#desk.painting;
    const first = selection[0];
    if (tool !== 'hand' || first === undefined) return null;
    const piece = index.pieces.get(first) ?? pivotOf(index.piecesOf.get(first) ?? []);
    if (!piece) return null;
    const pieces = draggedWith(piece, false, this.#desk);
    const pivot = pivotOf(pieces);
    return pivot ? { pieces, pivot } : null;
  }

  place(): void {
    const grip = this.grip();
    this.#node.style.display = grip ? '' : 'none';
    if (!grip) return;
    const { k } = this.#desk.view.camera;
    const right = Math.max(...grip.pieces.map((p) => drawX(p)));
    const x = right + this.#desk.painting.index.base / 2 + 24 / k;
    const y = grip.pieces.reduce((sum, p) => sum + drawY(p), 0) / grip.pieces.length;
    this.#node.setAttribute('transform', `translate(${round(x)} ${round(y)})scale(${round(1000 / k) / 1000})`);
  }

  /** The angle from one point to another as seen from the pivot, in tenths of a degree, rounded to steps. */
  static angle(pivot: Point, from: Point, to: Point, step: number): number {
    const angle = (p: Point): number => Math.atan2(p.y - pivot.y, p.x - pivot.x);
    const tenths = ((angle(to) - angle(from)) * 1800) / Math.PI;
    return Math.round(tenths / step) * step;
  }
}

import type { Point } from '@walstatt/geometry';
import type { Desk } from '../desk.ts';
import { nearestTowards } from '../formation.ts';
import { middleOf } from '../scene-index.ts';
import type { Hover } from './hover.ts';

/** Where the keyboard is: one unit at a time can be reached by Tab, arrows lead to the others. */
export class Focus {
  unit: string | null = null;
  piece: string | null = null;
  readonly #desk: Desk;
  readonly #hover: Hover;
  #marked: string | null = null;

  constructor(desk: Desk, hover: Hover, signal: AbortSignal) {
    this.#desk = desk;
    this.#hover = hover;
    desk.layers.root.addEventListener('focusin', (event) => this.#onFocus(event.target), { signal });
    desk.layers.root.addEventListener(
      'focusout',
      () => {
        this.#mark(null);
        this.#hover.hide();
      },
      { signal },
    );
  }

  /** Keeps exactly one unit in the tab order. */
  refresh(): void {
    const plates = [...this.#desk.painting.units.plates()];
    if (!plates.some(([id]) => id === this.unit)) {
      this.unit = plates[0]?.[0] ?? null;
      this.piece = null;
    }
    for (const [id, node] of plates) node.setAttribute('tabindex', id === this.unit ? '0' : '-1');
  }

  /** To the nearest unit in a direction of the table. */
  towards(dx: number, dy: number): void {
    const all = this.#units();
    const here = all.find((u) => u.id === this.unit);
    const next = here && nearestTowards(here, dx, dy, all);
    if (next) this.#to(next.id);
  }

  stepUnit(by: number): void {
    const ids = this.#units().map((u) => u.id);
    const at = ids.indexOf(this.unit ?? '') + by;
    const id = ids[Math.max(0, Math.min(ids.length - 1, at))];
    if (id) this.#to(id);
  }

  /** Into the unit: its first piece. */
  enter(): void {
    const first = this.#desk.painting.index.piecesOf.get(this.unit ?? '')?.[0];
    if (first && !this.piece) this.#desk.painting.units.piece(first.id)?.focus();
  }

  leave(): void {
    if (this.unit) this.#to(this.unit);
  }

  stepPiece(by: number): void {
    const pieces = this.#desk.painting.index.piecesOf.get(this.unit ?? '') ?? [];
    const at = pieces.findIndex((p) => p.id === this.piece) + by;
    const next = pieces[(at + pieces.length) % pieces.length];
    if (next) this.#desk.painting.units.piece(next.id)?.focus();
  }

  #units(): (Point & { id: string })[] {
    const { index } = this.#desk.painting;
    return [...this.#desk.painting.units.plates()].map(([id]) => ({ id, ...middleOf(index.piecesOf.get(id) ?? []) }));
  }

  #to(unit: string): void {
    const plate = this.#desk.painting.units.plate(unit);
    plate?.focus({ preventScroll: true });
  }

  #onFocus(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    const unit = target.getAttribute('data-unit');
    if (!unit) return;
    this.unit = unit;
    this.piece = target.getAttribute('data-piece');
    this.refresh();
    if (!target.matches(':focus-visible')) return;
    this.#mark(this.piece ?? unit);
    this.#bringIntoView(target);
    const { left, bottom } = target.getBoundingClientRect();
    this.#hover.show({ on: 'unit', unit, piece: this.piece }, { x: left, y: bottom });
  }

  /** Shows the focus on the pieces: plates have no body when one is near. */
  #mark(id: string | null): void {
    if (this.#marked) this.#desk.painting.units.mark(this.#marked, 'is-focused', false);
    this.#marked = id;
    if (id) this.#desk.painting.units.mark(id, 'is-focused', true);
  }

  #bringIntoView(target: Element): void {
    const { view, layers } = this.#desk;
    const [box, frame] = [target.getBoundingClientRect(), layers.root.getBoundingClientRect()];
    const [x, y] = [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top];
    const inside = x > 40 && y > 40 && x < frame.width - 40 && y < frame.height - 40;
    if (!inside) view.pan(frame.width / 2 - x, frame.height / 2 - y);
  }
}

import type { Point } from '@walstatt/geometry';
import { toScreen } from '../camera.ts';
import type { Desk } from '../desk.ts';
import { nearestTowards } from '../formation.ts';
import { middleOf } from '../scene-index.ts';
import type { Hover } from './hover.ts';

/** Where the keyboard is. Tab reaches one unit at a time, and arrows lead to the others. */
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
    const units = this.#desk.painting.units.shown();
    if (!units.some((id) => id === this.unit)) {
      this.unit = units[0] ?? null;
      this.piece = null;
    }
    for (const id of units)
      this.#desk.painting.units.button(id)?.setAttribute('tabindex', id === this.unit ? '0' : '-1');
  }

  /** Moves to the nearest unit in a direction of the table. */
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

  /** Enters the unit: focuses its first piece. */
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
    return this.#desk.painting.units.shown().map((id) => ({ id, ...middleOf(index.piecesOf.get(id) ?? []) }));
  }

  #to(unit: string): void {
    this.#desk.painting.units.button(unit)?.focus({ preventScroll: true });
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
    const at = this.#bringIntoView(unit);
    this.#hover.show({ on: 'unit', unit, piece: this.piece }, at);
  }

  /** Shows the focus on the pieces, because plates have no body in the near view. */
  #mark(id: string | null): void {
    if (this.#marked) this.#desk.painting.units.mark(this.#marked, 'is-focused', false);
    this.#marked = id;
    if (id) this.#desk.painting.units.mark(id, 'is-focused', true);
  }

  /**
   * Pans if needed and returns where on the screen the unit will be. This uses the camera, because the nodes follow a
   * frame later.
   */
  #bringIntoView(unit: string): { x: number; y: number } {
    const { view, layers, painting } = this.#desk;
    const piece = this.piece ? painting.index.pieces.get(this.piece) : undefined;
    const middle = piece ?? middleOf(painting.index.piecesOf.get(unit) ?? []);
    const { x, y } = toScreen(view.camera, middle);
    const { width, height } = view.size;
    if (x < 40 || y < 40 || x > width - 40 || y > height - 40) view.pan(width / 2 - x, height / 2 - y);
    const at = toScreen(view.camera, middle);
    const { left, top } = layers.root.getBoundingClientRect();
    return { x: left + at.x, y: top + at.y };
  }
}

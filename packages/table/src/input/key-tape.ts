import type { Point } from '@walstatt/geometry';
import { type Desk, formatted } from '../desk.ts';
import { middleOf } from '../scene-index.ts';
import type { Focus } from './focus.ts';

/**
 * The measuring tape by keys. Laid at one unit or model, it follows the focus to others and says how far away they are.
 */
export class KeyTape {
  readonly #desk: Desk;
  readonly #focus: Focus;
  #from: { readonly at: Point; readonly id: string } | null = null;
  #to = '';

  constructor(desk: Desk, focus: Focus) {
    this.#desk = desk;
    this.#focus = focus;
  }

  /** R lays it down and takes it up again. Escape takes it up. */
  key({ key }: KeyboardEvent): boolean {
    if (this.#from !== null && (key === 'Escape' || key === 'r' || key === 'R')) {
      this.#from = null;
      this.#desk.painting.showTape(null);
      return true;
    }
    if (key !== 'r' && key !== 'R') return false;
    const here = this.#here();
    if (here === null) return false;
    this.#from = here;
    this.#to = here.id;
    const { words } = this.#desk.painting.model;
    this.#desk.options.announce?.(words.tapeFrom(this.#name(here.id)));
    return true;
  }

  /** Lays the tape to where the focus is now. */
  follow(): void {
    const here = this.#from === null ? null : this.#here();
    if (this.#from === null || here === null || here.id === this.#to) return;
    this.#to = here.id;
    const [a, b] = [this.#from.at, here.at];
    const shown = formatted(this.#desk, Math.hypot(a.x - b.x, a.y - b.y));
    this.#desk.painting.showTape({ from: a, to: b, shown });
    this.#desk.options.announce?.(this.#desk.painting.model.words.tapeTo(this.#name(here.id), shown));
  }

  #here(): { at: Point; id: string } | null {
    const { index } = this.#desk.painting;
    const { unit, piece } = this.#focus;
    const one = piece === null ? undefined : index.pieces.get(piece);
    if (one) return { at: { x: one.x, y: one.y }, id: one.id };
    const all = unit === null ? [] : (index.piecesOf.get(unit) ?? []);
    return unit === null || all.length === 0 ? null : { at: middleOf(all), id: unit };
  }

  #name(id: string): string {
    const { index } = this.#desk.painting;
    return index.units.get(index.pieces.get(id)?.unit ?? id)?.name ?? id;
  }
}

import type { Desk } from '../desk.ts';
import type { Target } from '../model.ts';

/** Tells the host what the pointer is on, and shows a card beside it. */
export class Hover {
  readonly #desk: Desk;
  #key = '';
  #marked: string | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  show(target: Target | null, client: { readonly x: number; readonly y: number }): void {
    const key = JSON.stringify(target);
    if (key !== this.#key) {
      this.#key = key;
      this.#mark(target?.on === 'unit' ? target.unit : null);
      this.#desk.options.onHover?.(target, client);
      this.#fill(target);
    }
    if (target) this.#place(client);
  }

  hide(): void {
    this.show(null, { x: 0, y: 0 });
  }

  #mark(unit: string | null): void {
    if (this.#marked) this.#desk.painting.units.mark(this.#marked, 'is-hovered', false);
    this.#marked = unit;
    if (unit) this.#desk.painting.units.mark(unit, 'is-hovered', true);
  }

  #fill(target: Target | null): void {
    const { card } = this.#desk.layers;
    const lines =
      target === null ? null : this.#desk.options.card ? this.#desk.options.card(target) : this.#lines(target);
    card.hidden = lines === null || lines.length === 0;
    card.replaceChildren(
      ...(lines ?? []).map((content, i) => {
        const node = document.createElement(i === 0 ? 'strong' : 'span');
        node.textContent = content;
        return node;
      }),
    );
  }

  #lines(target: Target): readonly string[] | null {
    const { scene } = this.#desk.painting.model;
    const { index } = this.#desk.painting;
    if (target.on === 'unit') {
      const unit = index.units.get(target.unit);
      if (!unit) return null;
      const states = unit.badges.map((b) => b.text).join(', ');
      return [unit.name, index.seatName(unit.seat), ...(states ? [states] : []), ...unit.card];
    }
    if (target.on === 'terrain') {
      const terrain = scene.terrain.find((t) => t.id === target.id);
      return terrain ? [terrain.name, ...terrain.notes] : null;
    }
    if (target.on === 'mark') return scene.marks.filter((m) => m.id === target.id).map((m) => m.text);
    return null;
  }

  /** Places the card beside the pointer, on the side with more room. */
  #place({ x, y }: { readonly x: number; readonly y: number }): void {
    const { card, root } = this.#desk.layers;
    if (card.hidden) return;
    const { left, top, width, height } = root.getBoundingClientRect();
    const [px, py] = [x - left, y - top];
    const right = px > width * 0.6;
    const low = py > height * 0.6;
    Object.assign(card.style, {
      left: right ? 'auto' : `${px + 18}px`,
      right: right ? `${width - px + 18}px` : 'auto',
      top: low ? 'auto' : `${py + 14}px`,
      bottom: low ? `${height - py + 14}px` : 'auto',
    });
  }
}

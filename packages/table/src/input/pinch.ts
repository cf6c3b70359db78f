import type { Viewport } from '../viewport.ts';

type Spot = { x: number; y: number };

/** Two fingers: their midpoint pans, their distance zooms. */
export class Pinch {
  readonly #fingers = new Map<number, Spot>();
  readonly #view: Viewport;
  readonly #root: HTMLElement;

  constructor(view: Viewport, root: HTMLElement) {
    this.#view = view;
    this.#root = root;
  }

  get active(): boolean {
    return this.#fingers.size >= 2;
  }

  down({ pointerId, clientX, clientY }: PointerEvent): void {
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
  }

  up({ pointerId }: PointerEvent): void {
    this.#fingers.delete(pointerId);
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    const finger = this.#fingers.get(pointerId);
    if (!finger) return;
    const [a, b] = [...this.#fingers.values()];
    const other = this.active ? (finger === a ? b! : a!) : null;
    if (other) {
      const before = { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 };
      const spread = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = { x: (clientX + other.x) / 2, y: (clientY + other.y) / 2 };
      const { left, top } = this.#root.getBoundingClientRect();
      this.#view.pan(after.x - before.x, after.y - before.y);
      const wider = Math.hypot(clientX - other.x, clientY - other.y);
      if (spread > 0) this.#view.zoom(after.x - left, after.y - top, wider / spread);
    }
    finger.x = clientX;
    finger.y = clientY;
  }
}

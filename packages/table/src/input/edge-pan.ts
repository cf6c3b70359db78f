import type { Viewport } from '../viewport.ts';

/** The table pans when something is dragged to within this many pixels of the edge. */
const RIM = 36;
/** Pixels per second at the very edge. */
const FASTEST = 900;

/** How fast the table pans for a pointer this far into a window this wide. 0 away from the edges. */
export function edgeSpeed(at: number, size: number): number {
  const rim = Math.min(RIM, size / 6);
  if (at < rim) return ((rim - Math.max(0, at)) / rim) * FASTEST;
  if (at > size - rim) return (-(Math.min(size, at) - size + rim) / rim) * FASTEST;
  return 0;
}

/** Pans the table while something is dragged near the edge of the window, and calls `moved` with every frame. */
export class EdgePan {
  readonly #view: Viewport;
  readonly #root: HTMLElement;
  readonly #moved: () => void;
  #frame = 0;
  #last = 0;
  #speed = { x: 0, y: 0 };

  constructor(view: Viewport, root: HTMLElement, moved: () => void) {
    this.#view = view;
    this.#root = root;
    this.#moved = moved;
  }

  at({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
    const { left, top, width, height } = this.#root.getBoundingClientRect();
    this.#speed = { x: edgeSpeed(clientX - left, width), y: edgeSpeed(clientY - top, height) };
    if (this.#speed.x === 0 && this.#speed.y === 0) this.stop();
    else if (this.#frame === 0) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame((now) => this.#step(now));
    }
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #step(now: number): void {
    const seconds = Math.min(0.1, Math.max(0, now - this.#last) / 1000);
    this.#last = now;
    this.#view.pan(this.#speed.x * seconds, this.#speed.y * seconds);
    this.#moved();
    this.#frame = requestAnimationFrame((next) => this.#step(next));
  }
}

import type { Point } from '@walstatt/geometry';
import { type Box, type Camera, fitted, held, type Size, toTable, zoomed } from './camera.ts';
import { type Layers, MARGIN } from './layers.ts';
import { round } from './svg.ts';

/** Shows a part of the table. All changes of a frame are drawn together, in the next one. */
export class Viewport {
  camera: Camera = { x: 0, y: 0, k: 1 };
  size: Size = { width: 1, height: 1 };
  /** The area that can be panned to. */
  box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  readonly #layers: Layers;
  readonly #onZoom: (k: number) => void;
  /** The camera that the pictures are painted for. The stage is shifted by the difference. */
  #painted: Camera | null = null;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #touched = false;

  constructor(layers: Layers, onZoom: (k: number) => void) {
    this.#layers = layers;
    this.#onZoom = onZoom;
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#layers.root;
    if (clientWidth === this.size.width && clientHeight === this.size.height) return;
    const middle = toTable(this.camera, this.size.width / 2, this.size.height / 2);
    this.size = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
    if (this.#touched) this.centre(middle, this.camera.k);
    else this.fit();
  }

  fit(box: Box = this.box, padding = 34): void {
    this.#touched = box !== this.box;
    this.#set(fitted(box, this.size, padding));
  }

  centre(p: Point, k: number): void {
    this.#touched = true;
    this.#set({ k, x: this.size.width / 2 - (p.x / 100) * k, y: this.size.height / 2 + (p.y / 100) * k });
  }

  pan(dx: number, dy: number): void {
    this.#touched = true;
    const { x, y, k } = this.camera;
    this.#set({ k, x: x + dx, y: y + dy });
  }

  zoom(px: number, py: number, factor: number): void {
    this.#touched = true;
    const whole = fitted(this.box, this.size, 34).k;
    this.#set(zoomed(this.camera, px, py, factor, whole * 0.6, Math.max(whole * 30, 8)));
  }

  /** The visible part of the drawing. */
  visible(): Box {
    const { x, y, k } = this.camera;
    return { left: -x / k, top: -y / k, right: (this.size.width - x) / k, bottom: (this.size.height - y) / k };
  }

  /** A point of the table under a pointer. */
  at(client: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = this.#layers.root.getBoundingClientRect();
    return toTable(this.camera, client.clientX - left, client.clientY - top);
  }

  #set(camera: Camera): void {
    this.camera = held(camera, this.box, this.size);
    this.#frame ||= requestAnimationFrame(() => this.draw());
  }

  /**
   * Draws immediately instead of in the next frame. Small changes only shift and stretch what is painted. When the zoom
   * rests, or the view leaves the painted part, everything is repainted sharply.
   */
  draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#rest);
    const painted = this.#painted;
    if (!painted || !this.#within(painted)) {
      this.#paint();
      return;
    }
    const { x, y, k } = this.camera;
    const f = k / painted.k;
    const shift = `translate3d(${round(x - painted.x * f)}px,${round(y - painted.y * f)}px,0)`;
    this.#layers.stage.style.transform = f === 1 ? shift : `${shift}scale(${f})`;
    if (f !== 1) this.#rest = setTimeout(() => this.#paint(), 120);
  }

  /** Does the painted part still fill the window without being stretched too much? */
  #within(painted: Camera): boolean {
    const { x, y, k } = this.camera;
    const f = k / painted.k;
    if (f < 0.66 || f > 1.6) return false;
    const [left, top] = [x - painted.x * f - MARGIN * f, y - painted.y * f - MARGIN * f];
    const { width, height } = this.size;
    return (
      left <= 0 && top <= 0 && left + (width + 2 * MARGIN) * f >= width && top + (height + 2 * MARGIN) * f >= height
    );
  }

  #paint(): void {
    clearTimeout(this.#rest);
    const { x, y, k } = this.camera;
    for (const world of this.#layers.worlds)
      world.setAttribute('transform', `translate(${round(x + MARGIN)} ${round(y + MARGIN)})scale(${k})`);
    this.#layers.stage.style.transform = 'translate3d(0,0,0)';
    const zoomed = this.#painted?.k !== k;
    this.#painted = this.camera;
    if (zoomed) this.#onZoom(k);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }
}

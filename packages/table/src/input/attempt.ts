import { normaliseAngle, type Point } from '@walstatt/geometry';
import type { Gesture, PieceShape } from '@walstatt/scene';
import type { Desk, Held } from '../desk.ts';
import { fieldAt, formationAfter, grabbedFirst } from '../formation.ts';
import type { Verdict } from '../model.ts';

/** A drag that ends where it began. */
const isNothing = (g: Gesture): boolean =>
  g.gesture === 'drag' && g.turn === 0 && g.from.x === g.to.x && g.from.y === g.to.y;

/**
 * Something being moved, turned, drawn or placed, whether by pointer or by keys. It shows ghosts and asks the host for
 * its verdict at most once a frame. Nothing happens on the table before `finish`.
 */
export class Attempt implements Held {
  readonly #desk: Desk;
  readonly #pieces: readonly PieceShape[];
  readonly #kind: 'drag' | 'place';
  readonly #points: Point[];
  readonly #drawn: boolean;
  #to: Point;
  #turn = 0;
  #verdict: Verdict | null = null;
  #asked = 0;
  #frame = 0;
  #open = true;

  /**
   * `from` is the point that everything turns about: the middle of the grabbed piece. `drawn`: report a way in any
   * case.
   */
  constructor(desk: Desk, kind: 'drag' | 'place', pieces: readonly PieceShape[], from: Point, drawn = false) {
    this.#desk = desk;
    this.#kind = kind;
    this.#pieces = pieces;
    this.#points = [from];
    this.#to = from;
    this.#drawn = drawn;
    this.#hold(true);
    this.#change();
  }

  get to(): Point {
    return this.#to;
  }

  moveTo(p: Point): void {
    const field = fieldAt(this.#desk.painting.model.scene.board.fields, p);
    const to = field ? field.centre : p;
    if (to.x === this.#to.x && to.y === this.#to.y) return;
    this.#to = to;
    this.#change();
  }

  turn(by: number): void {
    this.#turn = normaliseAngle(this.#turn + by);
    this.#change();
  }

  turnTo(turn: number): void {
    this.#turn = normaliseAngle(turn);
    this.#change();
  }

  /** Fixes the way so far and continues from here. */
  waypoint(): void {
    const last = this.#points.at(-1)!;
    if (this.#kind === 'place' || (last.x === this.#to.x && last.y === this.#to.y)) return;
    this.#points.push(this.#to);
    this.#change();
  }

  takeBack(): void {
    if (this.#points.length > 1) this.#points.pop();
    this.#change();
  }

  gesture(): Gesture {
    const to = this.#to;
    const { level } = this.#desk.painting.model;
    const on = level === null ? {} : { level };
    if (this.#kind === 'place') {
      const field = fieldAt(this.#desk.painting.model.scene.board.fields, to)?.id;
      return { gesture: 'pick', at: to, turn: this.#turn, ...on, ...(field === undefined ? {} : { field }) };
    }
    const pieces = this.#pieces.map((p) => p.id);
    const points = this.#way();
    if (points.length > 2 || this.#drawn) return { gesture: 'draw', pieces, points, turn: this.#turn, ...on };
    return { gesture: 'drag', pieces, from: this.#points[0]!, to, turn: this.#turn, ...on };
  }

  #way(): Point[] {
    const last = this.#points.at(-1)!;
    const ends = this.#points.length > 1 && last.x === this.#to.x && last.y === this.#to.y;
    return ends ? [...this.#points] : [...this.#points, this.#to];
  }

  finish(): void {
    if (!this.#open) return;
    const gesture = this.gesture();
    this.#close();
    if (!isNothing(gesture)) this.#desk.options.onGesture?.(gesture);
  }

  cancel(): void {
    if (!this.#open) return;
    this.#close();
    this.#desk.options.announce?.(this.#desk.painting.model.words.cancelled);
  }

  /** Held pieces fade where they stood. Hosts see on the root that keys belong to the table now. */
  #hold(on: boolean): void {
    this.#desk.layers.root.toggleAttribute('data-held', on);
    for (const { id } of this.#pieces) this.#desk.painting.units.mark(id, 'is-held', on);
  }

  #close(): void {
    this.#open = false;
    this.#hold(false);
    cancelAnimationFrame(this.#frame);
    this.#desk.painting.showTrial(null);
  }

  #change(): void {
    if (this.#open) this.#frame ||= requestAnimationFrame(() => this.#show());
  }

  #show(): void {
    this.#frame = 0;
    const asked = ++this.#asked;
    const answer = this.#desk.options.onTry?.(this.gesture()) ?? null;
    if (answer instanceof Promise) void answer.then((verdict) => this.#judge(asked, verdict));
    else this.#verdict = answer;
    this.#draw();
  }

  #judge(asked: number, verdict: Verdict): void {
    if (!this.#open || asked !== this.#asked) return;
    this.#verdict = verdict;
    this.#draw();
  }

  #draw(): void {
    const points = this.#kind === 'place' ? [{ x: 0, y: 0 }, this.#to] : this.#way();
    const placed = formationAfter(grabbedFirst(this.#pieces, this.#points[0]!), points, this.#turn);
    const ghosts = this.#verdict?.ghosts ?? (this.#kind === 'place' ? placed.map((g) => ({ ...g, way: [] })) : placed);
    const cursor = this.#kind === 'place' && this.#pieces.length === 0 ? this.#to : null;
    this.#desk.painting.showTrial({ ghosts, verdict: this.#verdict, cursor });
  }
}

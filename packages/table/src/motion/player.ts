import { drawX, drawY } from '../camera.ts';
import type { Desk } from '../desk.ts';
import { label } from '../draw/labelled.ts';
import { turned, turningPart } from '../draw/piece-node.ts';
import { line, round, svg } from '../svg.ts';
import { type Animation, type Animations, alongWay, durationOf, type Playing } from './animation.ts';

/** One animation being shown. It is drawn for a part of its time from 0 to 1, then cleared. */
type Shown = { readonly duration: number; draw(part: number): void; clear(): void };

const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Shows what happened, step by step. Skipping leaves every piece where the animation would have put it. */
export class Player {
  readonly #desk: Desk;
  #skip: (() => void) | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get still(): boolean {
    const { motion } = this.#desk.options;
    return motion === 'none' || (motion === undefined && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  skip(): void {
    this.#skip?.();
  }

  play(animations: Animations, speed: number): Playing {
    this.skip();
    const steps = animations.map((step) => (Array.isArray(step) ? step : [step]) as readonly Animation[]);
    let over = false;
    let frame = 0;
    let current: Shown[] = [];
    const end = (shown: readonly Shown[]): void => {
      for (const s of shown) {
        s.draw(1);
        s.clear();
      }
    };
    const { promise, resolve } = Promise.withResolvers<void>();
    const finish = (): void => {
      over = true;
      this.#skip = null;
      resolve();
    };
    const next = (): void => {
      const step = steps.shift();
      if (over || !step) {
        finish();
        return;
      }
      current = step.flatMap((animation) => this.#show(animation) ?? []);
      const begun = performance.now();
      const tick = (now: number): void => {
        const time = (now - begun) * speed;
        let running = false;
        for (const s of current) {
          s.draw(Math.min(1, Math.max(0, time / s.duration)));
          if (time < s.duration) running = true;
        }
        if (running) {
          frame = requestAnimationFrame(tick);
          return;
        }
        end(current);
        current = [];
        next();
      };
      frame = requestAnimationFrame(tick);
    };
    const skip = (): void => {
      if (over) return;
      cancelAnimationFrame(frame);
      end(current);
      for (const step of steps) end(step.flatMap((animation) => this.#show(animation) ?? []));
      finish();
    };
    this.#skip = skip;
    if (this.still) skip();
    else next();
    return { finished: promise, skip };
  }

  /** The unit whose plate moves along with this piece. One piece of each unit leads. */
  #leads(piece: string): string | null {
    const { index } = this.#desk.painting;
    const unit = index.pieces.get(piece)?.unit;
    return unit !== undefined && index.piecesOf.get(unit)?.[0]?.id === piece ? unit : null;
  }

  #show(animation: Animation): Shown | null {
    const duration = durationOf(animation);
    const { effects } = this.#desk.layers;
    const { k } = this.#desk.view.camera;
    const { units } = this.#desk.painting;
    const add = <N extends SVGElement>(node: N): N => {
      effects.append(node);
      return node;
    };
    switch (animation.show) {
      case 'move': {
        const node = units.piece(animation.piece);
        if (!node || animation.way.length === 0) return null;
        const { way, facing } = animation;
        const unit = this.#leads(animation.piece);
        const start = way[0]!;
        return {
          duration,
          draw(part) {
            const p = alongWay(way, eased(part));
            node.setAttribute('transform', `translate(${drawX(p)} ${drawY(p)})`);
            if (unit) units.shiftPlate(unit, drawX(p) - drawX(start), drawY(p) - drawY(start));
            if (part === 1 && facing !== undefined && facing !== null)
              turningPart(node)?.setAttribute('transform', turned(facing) ?? '');
          },
          clear() {},
        };
      }
      case 'shot': {
        const { from, to, hit, text } = animation;
        const node = add(svg('path', { class: `e-shot e-${hit ? 'hit' : 'miss'}` }));
        const burst = add(
          svg('circle', { class: `e-burst e-${hit ? 'hit' : 'miss'}`, cx: drawX(to), cy: drawY(to), r: 0 }),
        );
        const tag = text ? add(label(drawX(to), drawY(to) - 26 / k, text, hit ? 'bad' : 'neutral', k)) : null;
        return {
          duration: text ? duration * 1.8 : duration,
          draw(part) {
            const head = Math.min(1, part * 1.6);
            const tail = Math.max(0, part * 1.6 - 0.35);
            node.setAttribute('d', line([alongWay([from, to], Math.min(1, tail)), alongWay([from, to], head)]));
            node.style.opacity = String(tail >= 1 ? 0 : 1);
            const after = Math.max(0, (part - 0.6) / 0.4);
            burst.setAttribute('r', String(round((after * (hit ? 18 : 9)) / k)));
            burst.style.opacity = String(after > 0 ? 1 - after : 0);
          },
          clear() {
            node.remove();
            burst.remove();
            tag?.remove();
          },
        };
      }
      case 'flash': {
        const className = `is-${animation.tone}`;
        const node = units.button(animation.id) ?? units.piece(animation.id);
        const piece =
          this.#desk.painting.index.pieces.get(animation.id) ??
          this.#desk.painting.index.piecesOf.get(animation.id)?.[0];
        const tag =
          animation.text && piece
            ? add(label(drawX(piece), drawY(piece) - 26 / k, animation.text, animation.tone, k))
            : null;
        if (!node) return null;
        return {
          duration,
          draw: (part) => units.mark(animation.id, className, part < 1 && Math.floor(part * 4) % 2 === 0),
          clear() {
            tag?.remove();
          },
        };
      }
      case 'text': {
        const [x, y] = [drawX(animation.at), drawY(animation.at)];
        const node = add(label(x, y, animation.text, animation.tone, k));
        return {
          duration,
          draw(part) {
            node.setAttribute(
              'transform',
              `translate(${x} ${round(y - (30 * part) / k)})scale(${round(1000 / k) / 1000})`,
            );
            node.style.opacity = String(Math.min(1, 3 - 3 * part));
          },
          clear: () => node.remove(),
        };
      }
      case 'remove':
      case 'appear': {
        const node = units.piece(animation.piece);
        const piece = this.#desk.painting.index.pieces.get(animation.piece);
        if (!node || !piece) return null;
        const goes = animation.show === 'remove';
        const at = `translate(${drawX(piece)} ${drawY(piece)})`;
        return {
          duration,
          draw(part) {
            const there = goes ? 1 - part : part;
            node.style.opacity = String(there);
            node.setAttribute(
              'transform',
              `${at}scale(${round(0.6 + 0.4 * there)})rotate(${goes ? round(part * 80) : 0})`,
            );
          },
          clear: () => node.setAttribute('transform', at),
        };
      }
    }
  }
}

import type { Point } from '@walstatt/geometry';
import type { Ghost, PieceShape } from '@walstatt/scene';
import { type Box, drawX, drawY, type Size } from '../camera.ts';
import { facingMark } from '../look/sides.ts';
import type { Verdict } from '../model.ts';
import { line, round, setAll, svg } from '../svg.ts';
import { Keyed } from './keyed.ts';
import { label, steady } from './labelled.ts';
import { baseForm, turned } from './piece-node.ts';

/** Where the keyboard points. */
function crosshair(at: Point, k: number): SVGGElement {
  const [x, y, near, far] = [drawX(at), drawY(at), round(6 / k), round(22 / k)];
  const d = `M${x - far} ${y}H${x - near}M${x + near} ${y}H${x + far}M${x} ${y - far}V${y - near}M${x} ${y + near}V${y + far}`;
  return svg('g', { class: 'cursor' }, [
    svg('path', { class: 'g-way-under', d }),
    svg('path', { class: 'cursor-line', d }),
    svg('circle', { class: 'cursor-line', cx: x, cy: y, r: round(12 / k) }),
  ]);
}

/** How far a label stays from its subject, from the edges, and from the buttons above the table, in pixels. */
const AWAY = 40;
const EDGE = 6;
const BUTTONS = 52;

/** Above the ghosts, or below them where there is no room. Never beyond the edges, as long as it fits between them. */
export function labelPlace(ghosts: readonly Point[], size: Size, k: number, visible: Box): { x: number; y: number } {
  const [xs, ys] = [ghosts.map(drawX), ghosts.map(drawY)];
  const middle = xs.reduce((sum, x) => sum + x, 0) / ghosts.length;
  const half = size.width / 2 + EDGE / k;
  const [left, right] = [visible.left + half, visible.right - half];
  const x = left > right ? (visible.left + visible.right) / 2 : Math.min(right, Math.max(left, middle));
  const above = Math.min(...ys) - AWAY / k;
  const fits = above - size.height / 2 >= visible.top + BUTTONS / k;
  return { x, y: fits ? above : Math.max(...ys) + AWAY / k };
}

/** The middle of a template, where rules measure from. */
const CROSS = 'M-4 0H4M0 -4V4';

/** Draws where pieces would stand: outline, facing, the way there, and one label with the verdict. */
export class GhostsView {
  readonly #parent: SVGGElement;
  readonly #ways: SVGGElement;
  readonly #bodies: Keyed<Ghost, SVGGElement>;
  readonly #names: SVGGElement;
  readonly #label: SVGGElement;
  readonly #shapeOf: (id: string) => PieceShape | undefined;
  readonly #unitName: (id: string) => string;
  #labelled = '';

  constructor(
    parent: SVGGElement,
    shapeOf: (id: string) => PieceShape | undefined,
    unitName: (unit: string) => string,
  ) {
    this.#parent = parent;
    this.#shapeOf = shapeOf;
    this.#unitName = unitName;
    this.#ways = svg('g');
    this.#names = svg('g');
    this.#label = svg('g');
    const bodies = svg('g');
    parent.append(this.#ways, bodies, this.#names, this.#label);
    this.#bodies = new Keyed<Ghost, SVGGElement>(
      bodies,
      (ghost) => this.#make(ghost),
      (node, ghost) => this.#patch(node, ghost),
    );
  }

  /** The words for legal and illegal are passed in, so that the verdict never depends on colour alone. */
  show(ghosts: readonly Ghost[], verdict: Verdict | null, k: number, visible: Box, cursor: Point | null): void {
    const state = verdict === null ? 'open' : verdict.legal ? 'legal' : 'illegal';
    setAll(this.#parent, { class: `ghosts ghosts-${state}` });
    this.#bodies.update(ghosts, (g) => g.piece);
    // One way is enough to read. The others run alongside it, drawn faintly.
    const lead = ghosts.find((g) => g.way.length > 1);
    const others = ghosts.filter((g) => g !== lead && g.way.length > 1).map((g) => line(g.way));
    this.#ways.replaceChildren(
      svg('path', { class: 'g-way g-way-faint', d: others.join('') }),
      svg('path', { class: 'g-way-under', d: line(lead?.way ?? []) }),
      svg('path', { class: 'g-way', d: line(lead?.way ?? []) }),
      ...(lead?.way.slice(1, -1) ?? []).map((p) =>
        svg('circle', { class: 'g-turn', cx: drawX(p), cy: drawY(p), r: round(5 / k) }),
      ),
    );
    if (cursor) this.#ways.append(crosshair(cursor, k));
    this.#showNames(ghosts, k);
    this.#showLabel(ghosts, verdict, k, visible);
  }

  /** Where several units are placed at once, each shows its name. */
  #showNames(ghosts: readonly Ghost[], k: number): void {
    const units = new Map<string, Ghost[]>();
    for (const g of ghosts) {
      const unit = this.#shapeOf(g.piece)?.unit;
      if (unit !== undefined) units.set(unit, [...(units.get(unit) ?? []), g]);
    }
    this.#names.replaceChildren(
      ...(units.size < 2 ? [] : [...units]).map(([unit, own]) => {
        const x = own.reduce((sum, g) => sum + drawX(g), 0) / own.length;
        const y = own.reduce((sum, g) => sum + drawY(g), 0) / own.length;
        return label(x, y, this.#unitName(unit), 'neutral', k);
      }),
    );
  }

  zoom(k: number): void {
    for (const node of [...this.#names.children, ...this.#label.children]) steady(node, k);
  }

  #showLabel(ghosts: readonly Ghost[], verdict: Verdict | null, k: number, visible: Box): void {
    if (ghosts.length === 0 || verdict === null) {
      this.#labelled = '';
      this.#label.replaceChildren();
      return;
    }
    const content = verdict.reason ?? '';
    const key = `${verdict.legal} ${content}`;
    if (key !== this.#labelled) {
      this.#labelled = key;
      this.#label.replaceChildren(label(0, 0, content, verdict.legal ? 'good' : 'bad', k, verdict.legal ? '✓' : '✕'));
    }
    const node = this.#label.firstElementChild!;
    const size = (name: string): number => Number(node.getAttribute(name)) / k;
    const at = labelPlace(ghosts, { width: size('data-width'), height: size('data-height') }, k, visible);
    setAll(node, { 'data-x': round(at.x), 'data-y': round(at.y) });
    steady(node, k);
  }

  #make(ghost: Ghost): SVGGElement {
    const piece = this.#shapeOf(ghost.piece);
    if (!piece) return svg('g');
    const form = baseForm(piece);
    if (piece.template)
      return svg('g', { class: 'ghost ghost-template' }, [
        svg('g', { class: 'turn' }, [
          svg('path', { class: 'g-base', d: form.d }),
          svg('path', { class: 'g-middle', d: CROSS }),
        ]),
      ]);
    const r = form.inner * 0.5;
    return svg('g', { class: 'ghost' }, [
      svg('g', { class: 'turn' }, [
        svg('path', { class: 'g-base', d: form.d }),
        piece.facing === null ? null : svg('path', { class: 'g-front', d: facingMark(0, form.front, form.inner) }),
      ]),
      svg('path', { class: 'g-no', d: `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}` }),
    ]);
  }

  #patch(node: SVGGElement, ghost: Ghost): void {
    setAll(node, { transform: `translate(${drawX(ghost)} ${drawY(ghost)})` });
    if (node.firstElementChild) setAll(node.firstElementChild, { transform: turned(ghost.facing) });
  }
}

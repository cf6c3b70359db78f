import { rotate } from '@walstatt/geometry';
import type { Symbol as Kind, PieceShape } from '@walstatt/scene';
import { mm } from '../camera.ts';
import { facingMark, SIDES } from '../look/sides.ts';
import { silhouettes } from '../look/symbols.ts';
import { ring, round, svg, text } from '../svg.ts';

/** Outline of a base around the origin, looking along +x, and how far away its front and its edge are. */
export type BaseForm = { readonly d: string; readonly front: number; readonly inner: number };

export function baseForm({ shape, x, y, facing }: PieceShape): BaseForm {
  if (shape.kind === 'circle') {
    const r = mm(shape.radius);
    return { d: `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, front: r, inner: r };
  }
  const points = shape.points.map((p) => rotate({ x: p.x - x, y: p.y - y }, -(facing ?? 0)));
  const front = Math.max(...points.map((p) => p.x)) / 100;
  const side = Math.max(...points.map((p) => p.y)) / 100;
  return { d: ring(points), front, inner: Math.min(front, side) };
}

/** The turn of a facing in the drawing, where y points down. */
export const turned = (facing: number | null): string | null =>
  facing === null ? null : `rotate(${round(-facing / 10)})`;

/** The part of a piece that turns with its facing. */
export const turningPart = (node: Element): Element | null => node.querySelector(':scope > .turn');

const star = 'M0-5 1.5-1.6 5-1.5 2.2.8 3.1 4.2 0 2.3-3.1 4.2-2.2.8-5-1.5-1.5-1.6Z';

/** What makes a piece look different, apart from its place. */
export type PieceLook = { readonly side: number; readonly symbol: Kind; readonly pattern: string };

/** The drawing of a piece around the origin: a base that turns, a figure that stays upright, damage and rank. */
export function pieceParts(piece: PieceShape, look: PieceLook): SVGElement[] {
  const form = baseForm(piece);
  const side = look.side % SIDES;
  const r = form.inner;
  if (piece.template)
    return [
      svg('g', { class: 'turn', transform: turned(piece.facing) }, [svg('path', { class: 'template', d: form.d })]),
    ];
  const parts: SVGElement[] = [
    piece.air
      ? shadowBelow(form, piece.facing)
      : svg('g', { class: 'cast' }, [svg('path', { d: form.d, transform: turned(piece.facing) })]),
    svg('g', { class: 'turn', transform: turned(piece.facing) }, [
      svg('path', { class: 'halo', d: form.d }),
      svg('path', { class: 'base', d: form.d, fill: look.pattern }),
      svg('path', { class: `rim rim-${side}`, d: form.d, 'stroke-width': round(r * 0.13) }),
      piece.facing === null ? null : svg('path', { class: 'front', d: facingMark(side, form.front, form.inner) }),
    ]),
    svg('path', { class: 'figure', d: silhouettes[look.symbol], transform: `scale(${round(r * 0.058)})` }),
  ];
  if (piece.leader)
    parts.push(
      svg('path', {
        class: 'star',
        d: star,
        transform: `translate(${round(r * 0.72)} ${round(-r * 0.72)}) scale(${round(r * 0.07)})`,
      }),
    );
  if (piece.level) parts.push(storeyBadge(piece.level, r));
  if (piece.wounds) parts.push(...pips(piece.wounds.lost, piece.wounds.of, r));
  return parts;
}

/** The shadow of something in the air lies well away from it, on the ground. */
const shadowBelow = (form: BaseForm, facing: number | null): SVGElement =>
  svg('g', { class: 'air-shadow', transform: `translate(${round(form.inner * 0.55)} ${round(form.inner * 0.85)})` }, [
    svg('path', { d: form.d, transform: turned(facing) }),
  ]);

/** A badge for the storey that a piece stands on. */
const storeyBadge = (level: number, r: number): SVGElement =>
  svg('g', { class: 'storey', transform: `translate(${round(-r * 0.72)} ${round(-r * 0.72)})` }, [
    svg('circle', { r: round(r * 0.34) }),
    text({ 'font-size': round(r * 0.5) }, String(level)),
  ]);

/** A row of pips below the figure: full ones are left, empty ones lost. Many wounds become a bar. */
function pips(lost: number, of: number, r: number): SVGElement[] {
  const left = of - lost;
  const y = round(r * 1.16);
  if (of > 8) {
    const width = r * 1.6;
    return [
      svg('path', {
        class: 'pip-lost',
        d: `M${round(-width / 2)} ${y}h${round(width)}v${round(r * 0.24)}h${round(-width)}Z`,
      }),
      svg('path', {
        class: 'pip',
        d: `M${round(-width / 2)} ${y}h${round((width * left) / of)}v${round(r * 0.24)}h${round((-width * left) / of)}Z`,
      }),
    ];
  }
  const size = Math.min(r * 0.3, (r * 2) / of);
  const at = (i: number): string => {
    const s = round(size * 0.78);
    return `M${round((i - of / 2) * size)} ${y}h${s}v${s}h${-s}Z`;
  };
  const [full, empty] = [[] as string[], [] as string[]];
  for (let i = 0; i < of; i++) (i < left ? full : empty).push(at(i));
  return [svg('path', { class: 'pip', d: full.join('') }), svg('path', { class: 'pip-lost', d: empty.join('') })];
}

import type { Point } from '@walstatt/geometry';
import type { Overlay } from '@walstatt/scene';
import { boxOf, drawX, drawY, MM, mm } from '../camera.ts';
import { line, ring, round, svg } from '../svg.ts';
import type { Words } from '../words.ts';
import { label, steady } from './labelled.ts';

/** Where an overlay lies: areas under the pieces, lines and labels above them. */
export type OverlayNodes = { readonly below: SVGElement[]; readonly above: SVGElement[] };

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const polar = (at: Point, radius: number, tenths: number): Point => {
  const a = (tenths * Math.PI) / 1800;
  return { x: at.x + Math.cos(a) * radius, y: at.y + Math.sin(a) * radius };
};

function sector(at: Point, radius: number, from: number, to: number): string {
  const [p, q] = [polar(at, radius, from), polar(at, radius, to)];
  const wide = (((to - from) % 3600) + 3600) % 3600 > 1800 ? 1 : 0;
  const r = mm(radius);
  return `M${drawX(at)} ${drawY(at)}L${drawX(p)} ${drawY(p)}A${r} ${r} 0 ${wide} 0 ${drawX(q)} ${drawY(q)}Z`;
}

/** A cross of constant screen size where a line is blocked. */
function cross(at: Point, k: number): SVGGElement {
  const node = svg('g', { class: 'steady', 'data-x': drawX(at), 'data-y': drawY(at) }, [
    svg('circle', { class: 'o-block', r: 9 }),
    svg('path', { class: 'o-block-cross', d: 'M-4-4 4 4M4-4-4 4' }),
  ]);
  steady(node, k);
  return node;
}

/** The nodes of an overlay. Highlights are classes on what they point to, not nodes. */
export function drawOverlay(overlay: Overlay, words: Words, k: number): OverlayNodes {
  switch (overlay.overlay) {
    case 'line': {
      const { from, to, tone, text, style } = overlay;
      const at = middle(from, to);
      const ends =
        style === 'coherency'
          ? []
          : [from, to].map((p) =>
              svg('circle', { class: `o-end o-${tone}`, cx: drawX(p), cy: drawY(p), r: round(3 / k) }),
            );
      const above: SVGElement[] = [
        svg('path', { class: 'o-under', d: line([from, to]) }),
        svg('path', { class: `o-line o-${tone} o-${style ?? 'measure'}`, d: line([from, to]) }),
        ...ends,
      ];
      if (text) above.push(label(drawX(at), drawY(at), text, tone, k));
      return { below: [], above };
    }
    case 'ring': {
      const { at, radius, tone, text } = overlay;
      const circle = { cx: drawX(at), cy: drawY(at), r: mm(radius) };
      const above = text ? [label(drawX(at), round(drawY(at) - radius / MM), text, tone, k)] : [];
      return {
        below: [
          svg('circle', { class: `o-area o-${tone}`, ...circle }),
          svg('circle', { class: `o-ring o-${tone}`, ...circle }),
        ],
        above,
      };
    }
    case 'arc': {
      const { at, radius, from, to, tone, text } = overlay;
      const d = sector(at, radius, from, to);
      const width = (((to - from) % 3600) + 3600) % 3600;
      const far = polar(at, radius, from + width / 2);
      const above = text ? [label(drawX(far), drawY(far), text, tone, k)] : [];
      return {
        below: [svg('path', { class: `o-area o-${tone}`, d }), svg('path', { class: `o-ring o-${tone}`, d })],
        above,
      };
    }
    case 'area': {
      const d = ring(overlay.polygon);
      const box = boxOf(overlay.polygon);
      const above = overlay.text
        ? [label((box.left + box.right) / 2, (box.top + box.bottom) / 2, overlay.text, overlay.tone, k)]
        : [];
      return {
        below: [
          svg('path', { class: `o-area o-${overlay.tone}`, d }),
          svg('path', { class: `o-ring o-${overlay.tone}`, d }),
        ],
        above,
      };
    }
    case 'sight': {
      const { from, to, open, blockedAt, text } = overlay;
      const stop = open ? to : (blockedAt ?? middle(from, to));
      const above: SVGElement[] = [
        svg('path', { class: 'o-under', d: line([from, stop]) }),
        svg('path', { class: `o-sight o-${open ? 'good' : 'bad'}`, d: line([from, stop]) }),
      ];
      if (!open) above.push(svg('path', { class: 'o-sight o-unseen', d: line([stop, to]) }), cross(stop, k));
      const at = open ? middle(from, to) : middle(from, stop);
      above.push(
        label(
          drawX(at),
          drawY(at),
          text ?? (open ? words.sightOpen : words.sightBlocked),
          open ? 'good' : 'bad',
          k,
          open ? '✓' : '✕',
        ),
      );
      return { below: [], above };
    }
    case 'label':
      return { below: [], above: [label(drawX(overlay.at), drawY(overlay.at), overlay.text, overlay.tone, k)] };
    case 'highlight':
      return { below: [], above: [] };
  }
}

import type { Point } from '@walstatt/geometry';
import { drawX, drawY, mm } from '../camera.ts';
import { line, round, svg } from '../svg.ts';
import { label } from './labelled.ts';

/** A measuring tape: yellow band, strokes one measure apart, length in the middle. */
export function drawTape(from: Point, to: Point, rule: number, shown: string, k: number): SVGElement[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let strokes = '';
  if (rule > 0 && length > 0 && (rule / 100) * k > 3) {
    const [ux, uy] = [(to.x - from.x) / length, -(to.y - from.y) / length];
    for (let i = 1; i * rule < length; i++) {
      const half = (i % 6 === 0 ? 6 : 4) / k;
      const [x, y] = [drawX(from) + ux * mm(i * rule), drawY(from) + uy * mm(i * rule)];
      strokes += `M${round(x - uy * half)} ${round(y + ux * half)}L${round(x + uy * half)} ${round(y - ux * half)}`;
    }
  }
  return [
    svg('path', { class: 'tape-under', d: line([from, to]) }),
    svg('path', { class: 'tape', d: line([from, to]) }),
    svg('path', { class: 'tape-stroke', d: strokes }),
    ...[from, to].map((p) => svg('circle', { class: 'tape-end', cx: drawX(p), cy: drawY(p), r: round(5 / k) })),
    label((drawX(from) + drawX(to)) / 2, (drawY(from) + drawY(to)) / 2 - 18 / k, shown, 'neutral', k),
  ];
}

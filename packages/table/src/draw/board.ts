import type { Board, Mark, Zone } from '@walstatt/scene';
import { boxOf, drawX, drawY, mm } from '../camera.ts';
import type { SceneIndex } from '../scene-index.ts';
import { ring, round, svg, text } from '../svg.ts';

/** The playing surface: paper, fields, zones (but not their names), and a map frame with strokes one measure apart. */
export function drawBoard(
  board: Board,
  index: SceneIndex,
  rule: number,
  pattern: (name: string) => string,
): SVGElement[] {
  const outline = board.outline.map(ring).join('');
  const g = index.grain;
  const parts: SVGElement[] = [
    svg('path', { class: 'b-shadow', d: outline, transform: `translate(${round(7 * g)} ${round(11 * g)})` }),
    svg('path', { class: 'b-rim', d: outline, 'stroke-width': round(30 * g) }),
    svg('path', { class: 'b-rim-line', d: outline, 'stroke-width': round(24 * g) }),
    svg('path', { class: 'b-frame', d: outline, 'stroke-width': round(10 * g) }),
    svg('path', { class: 'b-paper', d: outline }),
    svg('path', { class: 'b-age', d: outline, fill: pattern('age') }),
    svg('path', { class: 'b-texture', d: outline, fill: pattern('paper') }),
  ];
  for (const zone of board.zones) {
    const side = zone.seat === undefined ? 'none' : index.sideOf(zone.seat) % 4;
    const d = ring(zone.polygon);
    parts.push(svg('path', { class: `b-zone b-zone-${side}`, d, fill: pattern(side === 1 ? 'zone-1' : 'zone') }));
    if (zone.seat !== undefined) parts.push(edgeOf(zone, side, g));
  }
  if (board.fields.length > 0) {
    parts.push(svg('path', { class: 'b-fields', d: board.fields.map((f) => ring(f.polygon)).join('') }));
    for (const { label, polygon, centre } of board.fields)
      if (label) {
        const box = boxOf(polygon);
        const size = (box.bottom - box.top) * 0.11;
        parts.push(
          text(
            { class: 'b-field-name', x: drawX(centre), y: round(box.top + size * 1.5), 'font-size': round(size) },
            label,
          ),
        );
      }
  } else if (rule > 0) parts.push(...ruler(board, rule, g));
  parts.push(svg('path', { class: 'b-edge', d: outline }));
  return parts;
}

const edgeOf = ({ polygon }: Zone, side: number | 'none', g: number): SVGElement =>
  svg('path', { class: `b-zone-edge b-zone-${side}`, d: ring(polygon), 'stroke-width': round(1.6 * g) });

/**
 * What of the zones lies above the terrain: their names, in the corner of what belongs to a side and below what both
 * fight for, and the edge of the latter.
 */
export function drawOverTerrain(board: Board, index: SceneIndex): SVGElement[] {
  const g = index.grain;
  // Boards of fields have ragged edges.
  const field = board.fields[0] ? boxOf(board.fields[0].polygon) : null;
  const { left, right, top, bottom } = boxOf(board.outline.flat());
  const letters = Math.max(right - left, bottom - top) * 0.02;
  const indent = 26 * g + (field ? (field.right - field.left) * 0.6 : 0);
  return board.zones.flatMap((zone) => {
    const { seat, label, polygon } = zone;
    const edge = seat === undefined ? [edgeOf(zone, 'none', g)] : [];
    if (!label) return edge;
    const box = boxOf(polygon);
    const side = seat === undefined ? 'none' : index.sideOf(seat) % 4;
    const place =
      seat === undefined
        ? { x: round((box.left + box.right) / 2), y: round(box.bottom + letters) }
        : { x: round(box.left + indent), y: round(box.bottom - 12 * g) };
    const size = { 'font-size': round(letters), 'stroke-width': round(letters * 0.2) };
    return [...edge, text({ class: `b-zone-name b-zone-${side}`, ...place, ...size }, label)];
  });
}

/** Strokes along the edges of rectangular boards: a short one for each measure, a long one for every six. */
function ruler(board: Board, rule: number, g: number): SVGElement[] {
  let [short, long] = ['', ''];
  for (const outline of board.outline) {
    const { left, top, right, bottom } = boxOf(outline);
    const step = mm(rule);
    const strokes = (n: number, at: (t: number, size: number) => string): void => {
      for (let i = 1; i * step < n - 0.01; i++) {
        if (i % 6 === 0) long += at(i * step, 9 * g);
        else short += at(i * step, 4.5 * g);
      }
    };
    strokes(
      right - left,
      (t, s) => `M${round(left + t)} ${round(top)}v${round(s)}M${round(left + t)} ${round(bottom)}v${round(-s)}`,
    );
    strokes(
      bottom - top,
      (t, s) => `M${round(left)} ${round(bottom - t)}h${round(s)}M${round(right)} ${round(bottom - t)}h${round(-s)}`,
    );
  }
  return [svg('path', { class: 'b-stroke', d: short }), svg('path', { class: 'b-stroke b-stroke-long', d: long })];
}

const star = 'M0-5 1.5-1.6 5-1.5 2.2.8 3.1 4.2 0 2.3-3.1 4.2-2.2.8-5-1.5-1.5-1.6Z';

/** An objective or other marker: a rosette with what it is told apart by, or a star, and the name below it. */
export function drawMark(mark: Mark, index: SceneIndex): SVGElement[] {
  const r = mm(mark.radius);
  const [x, y] = [drawX(mark), drawY(mark)];
  const short = mark.short ?? (mark.text.length <= 3 ? mark.text : undefined);
  const owner = mark.seat === undefined ? 'none' : String(index.sideOf(mark.seat) % 4);
  const points = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    const d = i % 2 === 0 ? r : r * 0.8;
    return `${round(x + Math.cos(a) * d)} ${round(y + Math.sin(a) * d)}`;
  });
  return [
    svg('circle', { class: 'halo', cx: x, cy: y, r: r * 1.15 }),
    svg('path', { class: `m-body m-owner-${owner}`, d: `M${points.join('L')}Z` }),
    svg('circle', { class: 'm-ring', cx: x, cy: y, r: round(r * 0.62) }),
    short === undefined
      ? svg('path', { class: 'm-star', d: star, transform: `translate(${x} ${y})scale(${round(r * 0.09)})` })
      : text({ class: 'm-text', x, y, 'font-size': round(r * (short.length === 1 ? 1.05 : 0.8)) }, short),
    ...(mark.text === short
      ? []
      : [text({ class: 'm-name', x, y: round(y + r * 1.35), 'font-size': round(r * 0.5) }, mark.text)]),
  ];
}

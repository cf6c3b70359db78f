import type { Badge, UnitShape } from '@walstatt/scene';
import { counterShapes, SIDES } from '../look/sides.ts';
import { silhouettes } from '../look/symbols.ts';
import { round, svg, text } from '../svg.ts';

/** Rough width of a text in bold 11-pixel letters. Measuring it would force a layout per badge. */
const widthOf = (content: string): number => 6.6 * [...content].length;

/** Badges have a shape for each tone (round, pointed, square), so that colour is not needed. */
function chip(tone: Badge['tone'], width: number): string {
  const [w, h] = [width / 2, 8];
  if (tone === 'good')
    return `M${-w + h} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}H${-w + h}A${h} ${h} 0 0 1${-w + h} ${-h}Z`;
  if (tone === 'bad') return `M${-w + 5} ${-h}H${w - 5}L${w} 0 ${w - 5} ${h}H${-w + 5}L${-w} 0Z`;
  return `M${-w} ${-h}H${w}V${h}H${-w}Z`;
}

/** A row of badges, centred on x = 0. */
function row(badges: readonly Badge[], short: boolean): SVGGElement {
  const texts = badges.map((b) => (short ? (b.short ?? b.text.slice(0, 2)) : b.text));
  const widths = texts.map((t) => Math.max(17, widthOf(t) + 13));
  let x = -(widths.reduce((sum, w) => sum + w + 2, -2) / 2);
  const chips = badges.map((badge, i) => {
    const width = widths[i]!;
    const at = x + width / 2;
    x += width + 2;
    return svg('g', { transform: `translate(${round(at)} 0)` }, [
      svg('path', { class: `chip chip-${badge.tone}`, d: chip(badge.tone, width) }),
      text({ class: 'chip-text', y: 0.5 }, texts[i]!),
    ]);
  });
  return svg('g', { class: short ? 'badges-short' : 'badges-full' }, chips);
}

/**
 * A plate: the visible label, and an invisible button that says it in full. They are kept apart because a button whose
 * letters are not part of its name cannot be called by voice.
 */
export function makePlate(unit: string): SVGGElement {
  const button = { class: 'plate-button', role: 'button', tabindex: -1, 'data-unit': unit };
  return svg('g', { class: 'plate', 'data-unit': unit }, [
    svg('g', { 'aria-hidden': 'true' }),
    svg('rect', { ...button, x: -22, y: -17, width: 44, height: 34 }),
  ]);
}

export const plateFace = (plate: SVGGElement): SVGGElement => plate.firstElementChild as SVGGElement;
export const plateButton = (plate: SVGGElement): SVGElement => plate.lastElementChild as SVGElement;

/**
 * The label of a unit, in screen pixels around the origin: a counter when far away, badges always, the name when near.
 * The style sheet shows or hides parts by level of detail.
 */
export function plateParts(unit: UnitShape, side: number, count: number, pattern: string): SVGElement[] {
  const n = side % SIDES;
  const shape = counterShapes[n]!;
  const name = text({ class: 'plate-name', y: -18 }, unit.name);
  const parts: SVGElement[] = [
    svg('g', { class: 'counter' }, [
      svg('path', { class: 'counter-halo', d: shape }),
      svg('path', { class: 'counter-body', d: shape, fill: pattern }),
      svg('path', { class: `counter-rim rim-${n}`, d: shape }),
      svg('path', { class: 'figure', d: silhouettes[unit.symbol], transform: 'scale(1.02)' }),
      ...(count > 1
        ? [
            svg('circle', { class: 'count-disc', cx: 17, cy: 11, r: 8.5 }),
            text({ class: 'count-text', x: 17, y: 11.5 }, String(count)),
          ]
        : []),
    ]),
    name,
  ];
  if (unit.badges.length > 0) parts.push(row(unit.badges, true), row(unit.badges, false));
  return parts;
}

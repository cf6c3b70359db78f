import type { Tone } from '@walstatt/scene';
import { round, svg, text } from '../svg.ts';

/** Labels that keep their size on the screen. The class `steady` marks what must be scaled back when zooming. */
export function label(x: number, y: number, content: string, tone: Tone, k: number, icon = ''): SVGGElement {
  const shown = icon === '' ? content : `${icon} ${content}`;
  const width = 7.6 * [...shown].length + 18;
  const node = svg('g', { class: `label label-${tone} steady`, 'data-x': round(x), 'data-y': round(y) }, [
    svg('rect', { class: 'label-body', x: -width / 2, y: -12, width, height: 24, rx: tone === 'bad' ? 2 : 12 }),
    text({ class: 'label-text', y: 1 }, shown),
  ]);
  steady(node, k);
  return node;
}

/** Puts a steady node in its place at a zoom. */
export function steady(node: Element, k: number): void {
  node.setAttribute(
    'transform',
    `translate(${node.getAttribute('data-x')} ${node.getAttribute('data-y')})scale(${round(1000 / k) / 1000})`,
  );
}

import type { Tone } from '@walstatt/scene';
import { round, svg, text } from '../svg.ts';

/** Longer labels are broken into lines. Sizes are screen pixels. */
const LONGEST = 34;
const LETTER = 8.2;
const LINE = 17;

/** Labels that keep their size on the screen. The class `steady` marks nodes that must be scaled back when zooming. */
export function label(x: number, y: number, content: string, tone: Tone, k: number, icon = ''): SVGGElement {
  const lines = inLines(icon === '' ? content : `${icon} ${content}`, LONGEST);
  const width = LETTER * Math.max(...lines.map((l) => [...l].length)) + 18;
  const height = 24 + LINE * (lines.length - 1);
  const place = { 'data-x': round(x), 'data-y': round(y), 'data-width': width, 'data-height': height };
  const node = svg('g', { class: `label label-${tone} steady`, ...place }, [
    svg('rect', { class: 'label-body', x: -width / 2, y: -height / 2, width, height, rx: tone === 'bad' ? 2 : 12 }),
    ...lines.map((l, i) => text({ class: 'label-text', y: round(1 + LINE * (i - (lines.length - 1) / 2)) }, l)),
  ]);
  steady(node, k);
  return node;
}

/** Breaks words into lines of at most this many letters. A longer word gets a line of its own. */
export function inLines(content: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || [...longer].length > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Puts a steady node in its place at a given zoom. */
export function steady(node: Element, k: number): void {
  node.setAttribute(
    'transform',
    `translate(${node.getAttribute('data-x')} ${node.getAttribute('data-y')})scale(${round(1000 / k) / 1000})`,
  );
}

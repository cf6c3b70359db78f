import type { Point } from '@walstatt/geometry';
import { drawX, drawY } from './camera.ts';

const namespace = 'http://www.w3.org/2000/svg';
type Attributes = Record<string, string | number | null | undefined>;

/** Makes an SVG node with attributes and children. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: readonly (Node | null)[] = [],
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(namespace, tag);
  setAll(node, attributes);
  for (const child of children) if (child) node.append(child);
  return node;
}

export function text(attributes: Attributes, content: string): SVGTextElement {
  const node = svg('text', attributes);
  node.textContent = content;
  return node;
}

/** Touches only what changed, because writing an attribute costs style and paint. */
export function setAll(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) {
      if (node.hasAttribute(name)) node.removeAttribute(name);
    } else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

export const round = (n: number): number => Math.round(n * 100) / 100;

/** Path of a closed polygon given in ticks. */
export const ring = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map((p) => `${drawX(p)} ${drawY(p)}`).join('L')}Z`;

/** Path of an open line given in ticks. */
export const line = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map((p) => `${drawX(p)} ${drawY(p)}`).join('L')}`;

import { Color } from 'three';

/** Colours from the flat table's style sheet, so that themes reach this view, too. */
export type Palette = (name: string) => Color;

export function paletteOf(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  return (name) => new Color(style.getPropertyValue(`--wt-${name}`).trim() || '#888888');
}

import { round, svg } from '../../svg.ts';
import { along, closed, contains, edgeDistance, type Outline, strewn } from '../outline.ts';
import { filled, type Painter } from './painter.ts';

/** Roughly how far its innermost spot is from the edge. */
function depthOf(outline: Outline): number {
  const xs = outline.map((p) => p.x);
  const spacing = Math.max(1, (Math.max(...xs) - Math.min(...xs)) / 14);
  const spots = strewn(outline, spacing, 0, () => 0.5);
  return spots.reduce((most, { x, y }) => Math.max(most, edgeDistance(outline, x, y)), spacing / 4);
}

/**
 * A hill as old survey maps show it: steps of colour, and hachures that run downhill, closer where the light is not.
 * The steps are broad strokes along the outline, clipped to it, so they keep their distance however the hill winds.
 */
export const paintHill: Painter = ({ shape, outline, grain, chance, id }) => {
  const steps = Math.min(3, Math.max(1, Math.round((shape.top - shape.bottom) / 2500)));
  const depth = depthOf(outline);
  const d = closed(outline);
  const clip = id(`clip-${Math.floor(chance() * 1e9).toString(36)}`);
  const distances = Array.from({ length: steps }, (_, i) => depth * 0.72 * ((i + 1) / steps));
  const layers = distances.toReversed().flatMap((by, i) => {
    const level = steps - 1 - i;
    return [
      svg('path', { class: 't-hill-line', d, 'stroke-width': round(2 * by + 1.8 * grain) }),
      svg('path', { class: `t-hill-step t-hill-${level}`, d, 'stroke-width': round(2 * by) }),
    ];
  });
  const hachures = [0, ...distances].map((by) => hachuresAt(outline, by, grain, chance)).join('');
  return [
    svg('clipPath', { id: clip }, [svg('path', { d })]),
    svg('g', { 'clip-path': `url(#${clip})` }, [filled('t-wash t-hill-top', d), ...layers]),
    filled('t-hachure', hachures),
  ];
};

/** Short strokes that begin at a distance from the edge and run inwards, which is uphill. */
function hachuresAt(outline: Outline, by: number, grain: number, chance: () => number): string {
  return along(outline, 6.2 * grain)
    .filter(({ nx, ny }) => chance() < 0.62 + 0.38 * (nx * 0.6 + ny * 0.8))
    .map(({ at, nx, ny }) => {
      const length = (5.5 + chance() * 4) * grain * (0.75 + 0.4 * (nx * 0.6 + ny * 0.8));
      const from = { x: at.x - nx * (by + 1.2 * grain), y: at.y - ny * (by + 1.2 * grain) };
      if (!contains(outline, from.x, from.y) || edgeDistance(outline, from.x, from.y) < by * 0.97) return '';
      return `M${round(from.x)} ${round(from.y)}l${round(-nx * length)} ${round(-ny * length)}`;
    })
    .join('');
}

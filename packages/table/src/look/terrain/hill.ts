import { round } from '../../svg.ts';
import { along, closed, shrunk } from '../outline.ts';
import { filled, type Painter } from './painter.ts';

/** A hill as old survey maps show it: steps of colour, and hachures that run downhill, closer where the light is not. */
export const paintHill: Painter = ({ shape, outline, grain, chance }) => {
  const steps = Math.min(4, Math.max(2, Math.round((shape.top - shape.bottom) / 2500) + 1));
  const factors = Array.from({ length: steps }, (_, i) => 1 - (i / steps) * 0.72);
  const layers = factors.flatMap((f, i) => {
    const line = shrunk(outline, f);
    const hachures = along(line, 6.2 * grain)
      .filter(({ nx, ny }) => chance() < 0.62 + 0.38 * (nx * 0.6 + ny * 0.8))
      .map(({ at, nx, ny }) => {
        const shade = 0.75 + 0.4 * (nx * 0.6 + ny * 0.8);
        const length = (6 + chance() * 4) * grain * shade;
        const from = { x: at.x - nx * 1.2 * grain, y: at.y - ny * 1.2 * grain };
        return `M${round(from.x)} ${round(from.y)}l${round(-nx * length)} ${round(-ny * length)}`;
      })
      .join('');
    return [
      filled(i === 0 ? 't-wash t-hill' : 't-hill-step', closed(line)),
      filled('t-hachure', hachures),
      ...(i === 0 ? [] : [filled('t-contour', closed(line))]),
    ];
  });
  return layers;
};

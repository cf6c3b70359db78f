import { round } from '../../svg.ts';
import { closed, type Spot, strewn } from '../outline.ts';
import { filled, type Painter } from './painter.ts';

/** A crown with a scalloped edge. */
function crown({ x, y }: Spot, r: number, lobes: number, turn: number): string {
  const spot = (i: number): string => {
    const a = turn + (i / lobes) * Math.PI * 2;
    return `${round(x + Math.cos(a) * r)} ${round(y + Math.sin(a) * r)}`;
  };
  const bulge = round(r * Math.sin(Math.PI / lobes) * 1.15);
  let d = `M${spot(0)}`;
  for (let i = 1; i <= lobes; i++) d += `A${bulge} ${bulge} 0 0 1 ${spot(i)}`;
  return `${d}Z`;
}

/** A wood seen from above: a wash of colour, and crowns lit from the upper left. */
export const paintWood: Painter = ({ outline, grain, chance }) => {
  const spots = strewn(outline, 23 * grain, 6 * grain, chance).map((at) => ({
    at,
    r: (8 + chance() * 5) * grain,
    turn: chance() * 6,
    lobes: 6 + Math.floor(chance() * 3),
  }));
  const crowns = (dx: number, dy: number, size: number): string =>
    spots
      .map(({ at, r, turn, lobes }) => crown({ x: at.x + dx * r, y: at.y + dy * r }, r * size, lobes, turn))
      .join('');
  const lights = spots
    .map(({ at, r }) => {
      const [x, y] = [at.x - 0.3 * r, at.y - 0.32 * r];
      return `M${round(x - 0.42 * r)} ${round(y + 0.12 * r)}A${round(0.46 * r)} ${round(0.46 * r)} 0 0 1 ${round(x + 0.3 * r)} ${round(y - 0.3 * r)}`;
    })
    .join('');
  return [
    filled('t-wash t-wood', closed(outline)),
    filled('t-shade', crowns(0.28, 0.36, 1)),
    filled('t-crown', crowns(0, 0, 1)),
    filled('t-crown-light', crowns(-0.14, -0.16, 0.6)),
    filled('t-ink-fine', lights),
  ];
};

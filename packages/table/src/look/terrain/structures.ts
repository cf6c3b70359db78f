import { round } from '../../svg.ts';
import { along, centroid, closed, type Outline, type Spot, shrunk, strewn } from '../outline.ts';
import { filled, type Painter } from './painter.ts';

/** The ridge of a hipped roof: for four corners a line along the longer side, otherwise a small copy of the outline. */
export function ridgeOf(outline: Outline): Outline {
  if (outline.length !== 4) return shrunk(outline, 0.35);
  const [a, b, c, d] = outline as readonly [Spot, Spot, Spot, Spot];
  const [ab, bc] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  const middle = (p: Spot, q: Spot): Spot => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const between = (p: Spot, q: Spot, t: number): Spot => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
  if (ab >= bc) {
    const [from, to] = [middle(d, a), middle(b, c)];
    const t = Math.min(0.45, bc / 2 / ab);
    const [p, q] = [between(from, to, t), between(to, from, t)];
    return [p, q, q, p];
  }
  const [from, to] = [middle(a, b), middle(c, d)];
  const t = Math.min(0.45, ab / 2 / bc);
  const [p, q] = [between(from, to, t), between(to, from, t)];
  return [p, p, q, q];
}

/** A tiled roof, its faces shaded by their direction. */
export const paintBuilding: Painter = ({ outline, pattern }) => {
  const ridge = ridgeOf(outline);
  const middle = centroid(outline);
  const faces = outline.map((a, i) => {
    const k = (i + 1) % outline.length;
    const b = outline[k]!;
    const face = [a, b, ridge[k]!, ridge[i]!];
    const lit = (a.x + b.x) / 2 - middle.x + ((a.y + b.y) / 2 - middle.y) * 1.4 < 0;
    return filled(lit ? 't-roof t-roof-lit' : 't-roof', closed(face));
  });
  const tiles = filled('', closed(outline));
  tiles.setAttribute('fill', pattern('tiles'));
  const seams = outline
    .map((a, i) => `M${round(a.x)} ${round(a.y)}L${round(ridge[i]!.x)} ${round(ridge[i]!.y)}`)
    .join('');
  return [...faces, tiles, filled('t-ink', `${seams}${closed(ridge)}`)];
};

/** Floor slabs, rubble, and the remains of the walls. */
export const paintRuin: Painter = ({ outline, grain, chance, pattern }) => {
  const floor = filled('t-wash t-ruin', closed(outline));
  const slabs = filled('', closed(outline));
  slabs.setAttribute('fill', pattern('slabs'));
  const rubble = strewn(outline, 21 * grain, 7 * grain, chance)
    .filter(() => chance() < 0.55)
    .map(({ x, y }) => {
      const r = (1.4 + chance() * 2.6) * grain;
      const corners = Array.from({ length: 5 }, (_, i) => {
        const a = (i / 5) * 6.283 + chance();
        return { x: x + Math.cos(a) * r, y: y + Math.sin(a) * r };
      });
      return closed(corners);
    })
    .join('');
  const inner = shrunk(outline, 1);
  let stands = true;
  const walls = along(inner, 13 * grain)
    .map(({ at, nx, ny }) => {
      if (chance() < 0.3) stands = !stands;
      if (!stands) return '';
      const [half, deep] = [6.9 * grain, (4.6 + chance() * 1.6) * grain];
      const [tx, ty] = [-ny, nx];
      return closed([
        { x: at.x - tx * half, y: at.y - ty * half },
        { x: at.x + tx * half, y: at.y + ty * half },
        { x: at.x + tx * half - nx * deep, y: at.y + ty * half - ny * deep },
        { x: at.x - tx * half - nx * deep, y: at.y - ty * half - ny * deep },
      ]);
    })
    .join('');
  return [floor, slabs, filled('t-rubble', rubble), filled('t-masonry', walls)];
};

/** A wall from above: coping stones. */
export const paintWall: Painter = ({ outline, pattern }) => {
  const stones = filled('', closed(outline));
  stones.setAttribute('fill', pattern('stones'));
  return [filled('t-masonry', closed(outline)), stones];
};

/** A barricade: crossed stakes. */
export const paintObstacle: Painter = ({ outline, grain, chance }) => {
  const stakes = strewn(outline, 15 * grain, 1.5 * grain, chance)
    .map(({ x, y }) => {
      const r = 4.6 * grain;
      const a = chance() * 1.2;
      const [c, s] = [round(Math.cos(a) * r), round(Math.sin(a) * r)];
      return `M${round(x - c)} ${round(y - s)}L${round(x + c)} ${round(y + s)}M${round(x + s)} ${round(y - c)}L${round(x - s)} ${round(y + c)}`;
    })
    .join('');
  return [filled('t-wash t-obstacle', closed(outline)), filled('t-stakes', stakes)];
};

/** A burnt-out hull. */
export const paintWreck: Painter = ({ outline, grain, chance, pattern }) => {
  const scorched = filled('t-scorch', closed(shrunk(outline, 1)));
  const hatch = filled('', closed(shrunk(outline, 0.8)));
  hatch.setAttribute('fill', pattern('hatch'));
  const scraps = strewn(outline, 15 * grain, 4 * grain, chance)
    .map(
      ({ x, y }) =>
        `M${round(x)} ${round(y)}l${round((chance() - 0.5) * 9 * grain)} ${round((chance() - 0.5) * 9 * grain)}`,
    )
    .join('');
  return [scorched, filled('t-wreck', closed(shrunk(outline, 0.8))), hatch, filled('t-ink', scraps)];
};

import { round } from '../../svg.ts';
import { along, closed, inset, shrunk, strewn } from '../outline.ts';
import { filled, type Painter } from './painter.ts';

/** Water with shore lines and waves. */
export const paintWater: Painter = ({ outline, grain, chance }) => {
  const waves = strewn(outline, 34 * grain, 12 * grain, chance)
    .map(({ x, y }) => {
      const w = round((5 + chance() * 4) * grain);
      const h = round(w * 0.45);
      return `M${round(x - w)} ${round(y)}q${round(w / 2)} ${-h} ${w} 0t${w} 0`;
    })
    .join('');
  return [
    filled('t-wash t-water', closed(outline)),
    filled('t-shore', closed(inset(outline, 5 * grain)) + closed(inset(outline, 11 * grain))),
    filled('t-wave', waves),
  ];
};

/** Broken ground: stones and tufts of grass. */
export const paintRough: Painter = ({ outline, grain, chance }) => {
  let [stones, tufts] = ['', ''];
  for (const { x, y } of strewn(outline, 17 * grain, 4 * grain, chance)) {
    if (chance() < 0.35) {
      const r = round((1.4 + chance() * 2) * grain);
      stones += `M${round(x - r)} ${round(y)}a${r} ${round(r * 0.8)} 0 1 1 ${2 * r} 0a${r} ${round(r * 0.6)} 0 1 1 ${-2 * r} 0Z`;
    } else {
      const h = round((3 + chance() * 2.5) * grain);
      const w = round(h * 0.5);
      tufts += `M${round(x)} ${round(y)}l${-w} ${-h}M${round(x)} ${round(y)}v${round(-h * 1.25)}M${round(x)} ${round(y)}l${w} ${-h}`;
    }
  }
  return [filled('t-wash t-rough', closed(outline)), filled('t-stone', stones), filled('t-ink-fine', tufts)];
};

/** A road: light dust and two ruts. */
export const paintRoad: Painter = ({ outline, pattern }) => {
  const dust = filled('', closed(outline));
  dust.setAttribute('fill', pattern('dust'));
  return [filled('t-wash t-road', closed(outline)), dust];
};

/** A crater: thrown-up rim, dark bowl, strokes that run inwards. */
export const paintCrater: Painter = ({ outline, grain, chance }) => {
  const strokes = along(shrunk(outline, 0.86), 5 * grain)
    .map(({ at, nx, ny }) => {
      const length = (5 + chance() * 7) * grain;
      return `M${round(at.x)} ${round(at.y)}l${round(-nx * length)} ${round(-ny * length)}`;
    })
    .join('');
  return [
    filled('t-wash t-crater', closed(outline)),
    filled('t-bowl', closed(shrunk(outline, 0.82))),
    filled('t-bowl', closed(shrunk(outline, 0.5))),
    filled('t-hachure', strokes),
  ];
};

/** Puffs of smoke. */
export const paintSmoke: Painter = ({ outline, grain, chance }) => {
  let [puffs, curls] = ['', ''];
  for (const { x, y } of strewn(outline, 20 * grain, 3 * grain, chance)) {
    const r = round((9 + chance() * 6) * grain);
    puffs += `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
    curls += `M${round(x - r * 0.7)} ${round(y - r * 0.3)}a${round(r * 0.8)} ${round(r * 0.8)} 0 0 1 ${round(r * 1.2)} ${round(-r * 0.1)}`;
  }
  return [filled('t-smoke', closed(outline)), filled('t-smoke', puffs), filled('t-smoke-curl', curls)];
};

/** Flames on scorched ground. */
export const paintFire: Painter = ({ outline, grain, chance }) => {
  let [outer, inner] = ['', ''];
  const flame = (x: number, y: number, h: number): string => {
    const w = h * 0.42;
    return `M${round(x)} ${round(y - h)}q${round(w * 0.3)} ${round(h * 0.35)} ${round(w)} ${round(h * 0.62)}a${round(w)} ${round(w)} 0 1 1 ${round(-2 * w)} 0q${round(w * 0.9)} ${round(-h * 0.1)} ${round(w)} ${round(-h * 0.62)}Z`;
  };
  for (const { x, y } of strewn(outline, 19 * grain, 4 * grain, chance)) {
    const h = (9 + chance() * 7) * grain;
    outer += flame(x, y, h);
    inner += flame(x, y + h * 0.05, h * 0.55);
  }
  return [filled('t-scorch', closed(outline)), filled('t-flame', outer), filled('t-flame-core', inner)];
};

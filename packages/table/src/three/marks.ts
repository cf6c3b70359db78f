import type { Point } from '@walstatt/geometry';
import type { Overlay, Scene, Tone } from '@walstatt/scene';
import { BufferGeometry, Group, LineBasicMaterial, LineSegments, Vector3 } from 'three';
import { drawX, drawY } from '../camera.ts';
import type { Palette } from './palette.ts';

/** How high above the ground flat shapes lie, in millimetres: above roads and fields, below models. */
const FLAT = 2;
/** Lines of sight run at eye height. */
const EYES = 22;

/** What was measured, as lines in space: rings, arcs and areas on the ground, sight from eye to eye. */
export function buildMarks(overlays: readonly Overlay[], scene: Scene, colour: Palette): Group {
  const group = new Group();
  const add = (points: readonly Vector3[], tone: Tone): void => {
    const material = new LineBasicMaterial({ color: colour(tone) });
    group.add(new LineSegments(new BufferGeometry().setFromPoints([...points]), material));
  };
  for (const o of overlays) {
    if (o.overlay === 'line') add([spot(o.from, EYES), spot(o.to, EYES)], o.tone);
    else if (o.overlay === 'ring') add(closed(circle(o.at, o.radius, 0, 3600), FLAT), o.tone);
    else if (o.overlay === 'arc') add(closed([o.at, ...circle(o.at, o.radius, o.from, o.to)], FLAT), o.tone);
    else if (o.overlay === 'area') add(closed(o.polygon, FLAT), o.tone);
    else if (o.overlay === 'sight') {
      const stop = o.open ? o.to : (o.blockedAt ?? o.to);
      add([spot(o.from, EYES), spot(stop, EYES)], o.open ? 'good' : 'bad');
      if (!o.open && o.blocker !== undefined) add(outlined(o.blocker, scene), 'bad');
    } else if (o.overlay === 'highlight') add(outlined(o.id, scene), o.tone);
  }
  return group;
}

const spot = (p: Point, height: number): Vector3 => new Vector3(drawX(p), height, drawY(p));

/** The edges of a closed line, as pairs of points. */
const closed = (points: readonly Point[], height: number): Vector3[] =>
  points.flatMap((p, i) => [spot(p, height), spot(points[(i + 1) % points.length]!, height)]);

function circle(at: Point, radius: number, from: number, to: number): Point[] {
  const width = ((((to - from) % 3600) + 3600) % 3600) + (to - from === 3600 ? 3600 : 0);
  const steps = Math.max(6, Math.round(width / 75));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((from + (width * i) / steps) * Math.PI) / 1800;
    return { x: at.x + Math.cos(a) * radius, y: at.y + Math.sin(a) * radius };
  });
}

/** The outline of a piece of terrain at its top, or rings around the models of a unit. */
function outlined(id: string, scene: Scene): Vector3[] {
  const terrain = scene.terrain.find((t) => t.id === id);
  if (terrain) return [...closed(terrain.polygon, FLAT), ...closed(terrain.polygon, terrain.top / 100 + 1)];
  return scene.pieces
    .filter((p) => p.id === id || p.unit === id)
    .flatMap((p) => {
      const around =
        p.shape.kind === 'circle' ? circle({ x: p.x, y: p.y }, p.shape.radius * 1.25, 0, 3600) : p.shape.points;
      return closed(around, p.z / 100 + FLAT);
    });
}

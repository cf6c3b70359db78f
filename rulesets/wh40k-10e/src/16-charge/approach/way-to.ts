import { bodyObstacle, type Ground, groundFor, type Obstacle, shortestPath } from '@walstatt/geometry';
import { areEnemyUnits, modelHas, profileOf } from '../../01-units/units.ts';
import { ACROSS } from '../../03-engagement/engagement.ts';
import { baseOf, type Standing, tableTop } from '../../04-measuring/table-top.ts';
import { refuseWay } from '../../10-movement/judge.ts';
import type { Move } from '../../10-movement/manner.ts';
import { features } from '../../10-movement/terrain.ts';
import type { Foot, Way } from '../../10-movement/ways.ts';
import type { L } from '../../kit.ts';
import type { Start } from './spots.ts';

/** A legal way of a model to a place, the unit standing as it does when the model sets out: straight, or around. */
export function wayTo(look: L, move: Move, { model, foot }: Start, goal: { to: Foot; own: Standing }): Way | null {
  const { to, own } = goal;
  const setting = { own, slow: false };
  const straight: Way = { model, feet: [foot, to] };
  if (refuseWay(look, move, straight, setting) === null) return straight;
  const base = baseOf(look.state, model);
  if (base.kind !== 'circle' || foot.z !== 0 || to.z !== 0) return null;
  const path = shortestPath(groundOf(look, move, model, base.radius), foot, { point: to }, move.distance);
  if (path === null || path.points.length < 3) return null;
  const around: Way = { model, feet: [foot, ...path.points.slice(1).map((p) => ({ ...foot, x: p.x, y: p.y }))] };
  return refuseWay(look, move, around, setting) === null ? around : null;
}

/** Rounding must not bring a way too near. */
const SPARE = 2;

/** What a model goes around on the ground: enemies, with their engagement range unless it may enter it, and high terrain. */
function groundOf(look: L, move: Move, model: string, radius: number): Ground {
  const s = look.state;
  const slips = modelHas(s, model, 'INFANTRY') || modelHas(s, model, 'BEAST');
  const { height } = profileOf(s, model);
  const targets = move.targets ?? [];
  const key = `${move.unit} ${move.manner.near} ${targets.join()} ${radius} ${slips} ${height} ${move.over}`;
  return look.memo('groundOfApproach', key, () => {
    const obstacles: Obstacle[] = [];
    for (const { id, bodies, spots, models } of tableTop(look).units) {
      if (move.over === true || !areEnemyUnits(s, move.unit, id)) continue;
      const gap = move.manner.near === null || targets.includes(id) ? 0 : ACROSS + SPARE;
      for (const [i, body] of bodies.entries())
        if ((spots[i]!.z ?? 0) < height && !modelHas(s, models[i]!, 'AIRCRAFT'))
          obstacles.push(bodyObstacle(body, gap));
    }
    for (const { kind, low, parts } of features(look)) {
      if (low || (kind === 'ruins' && slips)) continue;
      for (const { shape, bottom } of parts)
        if (bottom < height) obstacles.push({ shape: { kind: 'polygon', points: shape } });
    }
    return groundFor(radius, obstacles);
  });
}

import { distanceSquared } from '@walstatt/geometry';
import { cellAt, farFrom, spinWeb, type Web } from '@walstatt/tabletop';
import { has } from '../../01-units/units.ts';
import type { Look } from '../../kit.ts';
import { groundFor, type Walker } from '../cells.ts';
import { wayTo } from '../presence.ts';
import { webAround } from '../web.ts';
import { gapFrom, type Post } from './posts.ts';
import { walkerFor } from './room.ts';
import type { Value } from './walk-to.ts';

const floats = (look: Look, { id }: Post): boolean =>
  has(look.state.units[id]!, 'jumpTroops') || has(look.state.units[id]!, 'antigrav');

/** How good places are for getting at an enemy: the nearer the better, down to a distance that is kept. */
export function nearTo(look: Look, me: Post, foe: Post, kept: number): Value {
  const far = waysTo(look, me, foe);
  return (x, y) => {
    const gap = gapFrom(me, x, y, foe);
    return -Math.max(far(x, y), gap) - (gap < kept ? 3 * (kept - gap) : 0);
  };
}

/** How far a place is from an enemy, around what is in the way. */
function waysTo(look: Look, me: Post, foe: Post): Value {
  if (floats(look, me)) return (x, y) => Math.sqrt(distanceSquared({ x, y }, foe));
  const web = webTo(look, walkerFor(look, me), foe);
  return (x, y) => farFrom(web, x, y);
}

function webTo(look: Look, walker: Walker, { x, y }: Post): Web {
  const ground = groundFor(look, walker);
  const cell = cellAt(ground, x, y);
  return look.recall(`web to ${walker.stopped} ${walker.w} ${walker.h}`, `${cell}`, () =>
    spinWeb(ground, ground.cost, [cell]),
  );
}

/** How far a unit at a place is from the zone of an objective; 0 in it. */
export function wayToAim(look: Look, me: Post, aim: number): Value {
  const o = look.state.objectives[aim]!;
  const around: Value = (x, y) => wayTo(look, o, { x, y, w: me.w, h: me.h });
  if (floats(look, me)) return around;
  const walker = walkerFor(look, me);
  const zone = `${aim} ${o.x} ${o.y} ${o.terrain}`;
  const web = webAround(look, walker, zone, (at) => wayTo(look, o, { ...walker, ...at }) === 0);
  return (x, y) => {
    const straight = around(x, y);
    return straight === 0 ? 0 : Math.max(straight, Math.min(farFrom(web, x, y), 4 * straight));
  };
}

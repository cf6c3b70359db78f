import { distanceSquared } from '@walstatt/geometry';
import { cellAt, farFrom, spinWeb, type Web } from '@walstatt/tabletop';
import { has, isVehicle } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import type { Look } from '../../kit.ts';
import { groundFor, type Walker } from '../cells.ts';
import { wayTo } from '../presence.ts';
import { webAround } from '../web.ts';
import { gapFrom, type Post } from './posts.ts';
import type { Value } from './walk-to.ts';

/** Roughly the room that units need on their way: they change formation as they go. */
const ROOM = { foot: inches(1.5), vehicle: inches(2) } as const;

type Gait = { readonly name: string; readonly walker: Walker };

function gaitOf(look: Look, me: Post): Gait {
  const u = look.state.units[me.id]!;
  if (isVehicle(u)) return { name: 'vehicle', walker: { w: ROOM.vehicle, h: ROOM.vehicle, stopped: 'blocking' } };
  const stopped = u.type === 'artillery' ? 'all' : 'obstacles';
  return { name: stopped, walker: { w: ROOM.foot, h: ROOM.foot, stopped } };
}

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
  const web = webTo(look, gaitOf(look, me), foe);
  return (x, y) => farFrom(web, x, y);
}

function webTo(look: Look, { name, walker }: Gait, { x, y }: Post): Web {
  const ground = groundFor(look, walker);
  const cell = cellAt(ground, x, y);
  return look.recall(`web to ${name}`, `${cell}`, () => spinWeb(ground, ground.cost, [cell]));
}

/** How far a unit at a place is from the zone of an objective; 0 in it. */
export function wayToAim(look: Look, me: Post, aim: number): Value {
  const o = look.state.objectives[aim]!;
  const around: Value = (x, y) => wayTo(look, o, { x, y, w: me.w, h: me.h });
  if (floats(look, me)) return around;
  const { name, walker } = gaitOf(look, me);
  const zone = `${name} ${aim} ${o.x} ${o.y} ${o.terrain}`;
  const web = webAround(look, walker, zone, (at) => wayTo(look, o, { ...walker, ...at }) === 0);
  return (x, y) => {
    const straight = around(x, y);
    return straight === 0 ? 0 : Math.max(straight, Math.min(farFrom(web, x, y), 4 * straight));
  };
}

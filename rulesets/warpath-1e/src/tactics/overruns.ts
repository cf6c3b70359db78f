import type { Leg } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { directionTo } from '@walstatt/tabletop';
import { pieceName } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import { ahead, type Drive, isRamming, meeting, turnedBy } from '../19-vehicles/drive/drive.ts';
import { refuseDrive } from '../19-vehicles/drive/drive-plan.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { expectedOverrun } from './expectation.ts';
import { distance, type Party, partiesOf, runOverBy } from './field.ts';
import type { Extent } from './glance.ts';
import { lifeAfter, lifeAt, turnsLeft } from './life.ts';
import { worthOf } from './worth.ts';

/** A way over enemies, the units it leads over, and what that takes from them in points. */
type Overrun = { readonly legs: readonly Leg[]; readonly over: readonly string[]; readonly gain: number };

/** The spacing of the turning points that are tried. */
const STRETCH = inches(2);
/** A shorter way after a turn leads nowhere. */
const SHORT = inches(3);
/** Room kept behind enemies that are run over, and how far the hull reaches over the edge of those it only grazes. */
const ROOM = inches(1.2);
const GRAZE = inches(0.4);
/** How many ways are examined more closely, and how many over the same enemies in the same manner. */
const MOST = 8;
const ALIKE = 2;

/** Legal ways at full power over enemies, the most damaging first: a stretch ahead, a turn if it may, across them. */
export function overrunsFor(look: Look, c: Drive): Overrun[] {
  const me = partiesOf(look).find((p) => p.id === c.unit);
  if (me === undefined || !isRamming(c)) return [];
  const at = modelsOf(me.unit)![0]!;
  const found: Overrun[] = [];
  for (const foe of canBeRunOver(look, c))
    for (const legs of waysAcross(look, c, me, foe)) {
      const over = runOverBy(look, c, at, legs);
      if (over.length > 0) found.push({ legs, over, gain: over.reduce((sum, id) => sum + harm(look, me, id), 0) });
    }
  found.sort((x, y) => y.gain - x.gain);
  const legal: Overrun[] = [];
  for (const way of found) {
    if (legal.length === MOST) break;
    if (legal.filter((l) => mannerOf(l) === mannerOf(way)).length === ALIKE) continue;
    if (refuseDrive(look, c, [{ mover: pieceName(c.unit, 0), legs: way.legs }]) === null) legal.push(way);
  }
  return legal;
}

const mannerOf = ({ legs, over }: Overrun): string => `${legs.length} ${over}`;

/** The enemies that can be run over at all. */
function canBeRunOver(look: Look, c: Drive): Party[] {
  const { byId } = tableTop(look);
  return partiesOf(look).filter((p) => p.carrier === null && meeting(look, c, byId.get(p.id)!) === 'overrun');
}

/** Ways that may lead over one enemy: over its middle or its edges, and just past it or as far as the vehicle goes. */
export function waysAcross(look: Look, c: Drive, me: Extent, foe: Extent): Leg[][] {
  const { width, depth } = tableTop(look);
  const start = modelsOf(look.state.units[c.unit]!)![0]!;
  const deep = Math.max(foe.w, foe.h);
  const edge = Math.min(foe.w, foe.h) + Math.min(me.w, me.h) - GRAZE;
  const ways: Leg[][] = [];
  for (let straight = 0; straight <= (c.pivots > 0 ? c.left - SHORT : 0); straight += STRETCH) {
    const at = ahead(start, straight);
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) break;
    const left = c.left - straight;
    if (distance(at, foe) - deep > left) continue;
    for (const aside of [0, edge, -edge]) {
      const to = besides(at, foe, aside);
      const by = turnTowards(c, at, to);
      const past = Math.round(distance(at, to) + deep + Math.max(me.w, me.h) + ROOM);
      for (const far of past < left ? [past, left] : [left])
        ways.push([
          ...(straight > 0 ? [{ leg: 'go', distance: straight }] : []),
          ...(by === 0 ? [] : [{ leg: 'turn', by }]),
          { leg: 'go', distance: far },
        ]);
    }
  }
  return ways;
}

/** A point beside another, seen from a third. */
function besides(from: Point, to: Point, aside: number): Point {
  const k = aside / Math.max(1, distance(from, to));
  return { x: to.x - Math.round((to.y - from.y) * k), y: to.y + Math.round((to.x - from.x) * k) };
}

/** A vehicle that faces a point this nearly needs no turn. */
const NEARLY = 30;

/**
 * The turn that brings a vehicle round to a point. It is 0 if the vehicle nearly faces it or may not turn: its hull may
 * lie across the point all the same.
 */
function turnTowards(c: Drive, at: Spot, to: Point): number {
  const { facing } = turnedBy({ ...at, facing: directionTo(at, to) }, -at.facing);
  const by = facing > 1800 ? facing - 3600 : facing;
  return c.pivots === 0 || Math.abs(by) < NEARLY ? 0 : by;
}

function harm(look: Look, me: Party, id: string): number {
  const t = look.state.units[id]!;
  const turns = turnsLeft(look.state);
  const left = lifeAfter(t, expectedOverrun(me.unit, t), turns, false);
  return worthOf(look, id) * Math.max(0, lifeAt(t, t.damage, turns) - left);
}

import type { Placed } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { boxAround } from '@walstatt/tabletop';
import { block, widths } from '../../01-units/formation.ts';
import { asPlaces } from '../../01-units/places.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { bodiesAt, tableTop } from '../../07-measuring/table-top.ts';
import { deepOf, deployRequest, isSouth } from '../../28-battle/deploy-unit/request.ts';
import type { Spot } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { HIDDEN } from '../glance.ts';
import { penaltyIn, sightGrid } from '../rehearsal/sight-grid.ts';
import { extentOf, foesOf, friendsOf, type Post } from './posts.ts';
import { Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** A third of the own edge. */
export type Wing = { readonly says: Script['says']; readonly from: number; readonly to: number };

export const WINGS: Readonly<Record<'west' | 'middle' | 'east', Wing>> = {
  west: { says: { en: () => 'take post in the west', de: () => 'im Westen aufstellen' }, from: 0, to: 0.36 },
  middle: { says: { en: () => 'take post in the middle', de: () => 'in der Mitte aufstellen' }, from: 0.32, to: 0.68 },
  east: { says: { en: () => 'take post in the east', de: () => 'im Osten aufstellen' }, from: 0.64, to: 1 },
};

/** What a wing is worth to those who have nothing to shoot at yet, and what each friend there takes from it. */
const BASE = 60;
const CROWDED = 9;
/** What each other unit made for melee adds to it for one of them: who arrives alone is shot alone. */
const MASSED = 6;
/** What the middle is worth beside a flank to those who shoot, and a flank beside the middle to those who fight. */
const FITTING = 4;
/** What an objective there is worth, and an enemy to those who want to charge it. */
const AIM = 3;
const PREY = 3;

/** Is deployed on one wing, where it has a view if it shoots and a way forward if it fights, and clear of friends. */
export const takePost = ({ says, from, to }: Wing): Script => ({
  says,
  aims(look, unit) {
    const u = look.state.units[unit]!;
    return u.where.at === 'box' && u.type !== 'flyer' ? [null] : [];
  },
  worth(look, unit) {
    const { width } = look.state.table;
    const isThere = ({ x }: Point): boolean => x >= from * width && x <= to * width;
    const reckoning = new Reckoning(look);
    const fights = reckoning.isFighter(unit);
    let worth = BASE + AIM * look.state.objectives.filter(isThere).length;
    for (const f of friendsOf(look, unit))
      if (isThere(f)) worth += fights && reckoning.isFighter(f.id) ? MASSED : -CROWDED;
    if (fights) worth += PREY * foesOf(look, unit).filter(isThere).length;
    return worth + ((from > 0 && to < 1) === fights ? 0 : FITTING);
  },
  answers: {
    deployHow: () => 'table',
    deployPlace: (look, r) => place(look, r, from, to),
  },
});

/** Steps between places that are considered, and how many of the best are tried. */
const STEP = inches(1.5);
const TRIES = 12;

function place(look: Look, r: Asked<'deployPlace'>, from: number, to: number): readonly Placed[] | undefined {
  const id = r.args.unit;
  const u = look.state.units[id]!;
  const { width, depth } = look.state.table;
  const south = isSouth(look, r);
  const good = goodness(look, id, south);
  const found: { readonly spot: Spot; readonly value: number }[] = [];
  for (let x = from * width; x <= to * width; x += STEP)
    for (let deep = inches(1); deep <= deepOf(look) + inches(2); deep += STEP) {
      const spot = { x: Math.round(x), y: south ? deep : depth - deep, facing: south ? 900 : 2700 };
      found.push({ spot, value: good(spot) });
    }
  found.sort((a, b) => b.value - a.value);
  for (const { spot } of found.slice(0, TRIES))
    for (const columns of widths(u)) {
      const models = deployRequest.arrange(u, block(u, spot, columns));
      if (deployRequest.judge(look, r, models) === null) return asPlaces(id, models);
    }
  return undefined;
}

/** Room wanted to friends, and how far ahead the way should be free. */
const ROOM = inches(5);
const AHEAD = [6, 12, 18, 24, 30].map(inches);
/** Directions of view: straight ahead, and as far to both sides for each step ahead. */
const ASIDE = [-1, -0.5, 0, 0.5, 1] as const;

/** How good a place is for a unit: view for those who shoot, a free way for those who fight, room to friends. */
function goodness(look: Look, id: string, south: boolean): (at: Spot) => number {
  const u = look.state.units[id]!;
  const reckoning = new Reckoning(look);
  const fights = reckoning.isFighter(id);
  const sight = sightGrid(look);
  const { width, depth, pieces } = tableTop(look);
  const forward = south ? 1 : -1;
  const { w, h } = extentOf(boxAround(bodiesAt(u, block(u, { x: 0, y: 0, facing: 900 }, widths(u)[0]!))));
  const friends = friendsOf(look, id);
  return (at) => {
    if (at.x - w < 0 || at.x + w > width || at.y - h < 0 || at.y + h > depth) return Number.NEGATIVE_INFINITY;
    let value = 0;
    for (const ahead of AHEAD)
      for (const aside of fights ? [0] : ASIDE) {
        const x = at.x + aside * ahead;
        if (x < 0 || x > width) continue;
        const penalty = penaltyIn(sight(at.x, at.y, x, at.y + forward * ahead));
        value += penalty === HIDDEN ? 0 : fights ? 5 : 1;
      }
    for (const f of friends) value -= crowd(at, w, h, f);
    const rough = pieces.some(
      (p) =>
        p.terrain.kind !== 'decorative' &&
        at.x + w > p.box.minX &&
        at.x - w < p.box.maxX &&
        at.y + h > p.box.minY &&
        at.y - h < p.box.maxY,
    );
    if (rough) value -= u.type === 'artillery' || fights ? 30 : 3;
    const deep = (south ? at.y : depth - at.y) / inches(1);
    return value + (fights ? 1 : u.type === 'artillery' ? -0.3 : 0.1) * deep;
  };
}

/** What a friend takes from a place: much if it stands in the way, something if it is merely near. */
function crowd(at: Spot, w: number, h: number, f: Post): number {
  const dx = Math.max(0, Math.abs(at.x - f.x) - w - f.w);
  const dy = Math.max(0, Math.abs(at.y - f.y) - h - f.h);
  const gap = Math.max(dx, dy);
  return gap < inches(1) ? 100 : gap < ROOM ? (6 * (ROOM - gap)) / ROOM : 0;
}

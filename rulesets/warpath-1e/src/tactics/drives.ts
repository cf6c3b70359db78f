import type { Leg } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { directionTo } from '@walstatt/tabletop';
import { modelsOf } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ahead, type Drive, numberOf, turnedBy } from '../19-vehicles/drive/drive.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { middleOfAim } from './aims.ts';
import { distance, partiesOf } from './field.ts';
import { overrunsFor } from './overruns.ts';
import { ranked } from './rehearsal/ranked.ts';
import { standValue } from './stand-value.ts';

const go = (distance: number): Leg => ({ leg: 'go', distance });
const turn = (by: number): Leg => ({ leg: 'turn', by });

/** Room kept to units that are not run over. */
const ROOM = inches(1.2);

/**
 * Ways that a vehicle could drive, the most promising first: over enemies, past them, to objectives, and all around.
 */
export function drivesFor(look: Look, c: Drive): readonly (readonly Leg[])[] {
  const parties = partiesOf(look);
  const me = parties.find((p) => p.id === c.unit);
  if (me === undefined) return [];
  const at = modelsOf(me.unit)![0]!;
  const found: Found[] = [];
  const add = (legs: readonly Leg[], bonus = 0, over: readonly string[] = []): void => {
    const end = endOf(at, legs);
    if (end.x < 0 || end.y < 0 || end.x > look.state.table.width || end.y > look.state.table.depth) return;
    const fires = c.why !== 'fullPower';
    found.push({ legs, over, value: bonus + standValue(look, { ...me, x: end.x, y: end.y }, parties, fires) });
  };
  if (c.why === 'pivot') {
    for (const foe of parties) if (foe.side !== me.side) add([turnTo(c, at, foe)]);
    return sorted(found).map((f) => f.legs);
  }
  for (const { legs, over, gain } of overrunsFor(look, c)) add(legs, gain, over);
  for (const foe of parties) {
    if (foe.side === me.side || foe.carrier !== null || foe.unit.type === 'flyer') continue;
    const far = distance(at, foe);
    for (const legs of towards(c, at, foe)) {
      const short = Math.round(far - Math.max(foe.w, foe.h) - Math.max(me.w, me.h) - ROOM);
      for (const way of [short, Math.floor(short / 2), c.left]) if (way > 0 && way <= c.left) add([...legs, go(way)]);
    }
  }
  for (const o of look.state.objectives) {
    const to = middleOfAim(look, o);
    const far = Math.round(distance(at, to));
    for (const legs of towards(c, at, to))
      for (const way of [far, far - inches(3)]) add([...legs, go(Math.max(0, Math.min(c.left, way)))]);
  }
  for (const by of c.bend + c.pivots > 0 ? [0, 450, -450, 900, -900] : [0])
    for (const share of [1, 0.5, 0.25])
      add(by === 0 ? [go(Math.floor(c.left * share))] : [turn(by), go(Math.floor(c.left * share))]);
  if (c.why !== 'fullPower' && c.why !== 'scout') for (const share of [1, 0.5]) add([go(-Math.floor(c.left * share))]);
  if (look.state.active !== me.side || c.why === 'arrive') return sorted(found).map((f) => f.legs);
  const fires = c.why !== 'fullPower';
  return ranked(look, c.unit, sorted(found), ({ legs, over }) => ({ ...endOf(at, legs), fires, over })).map(
    (f) => f.legs,
  );
}

/** A way, its apparent worth, and the units it leads over. */
type Found = { readonly legs: readonly Leg[]; readonly value: number; readonly over: readonly string[] };

const sorted = (found: Found[]): Found[] => found.sort((a, b) => b.value - a.value);

/** The turn that brings a vehicle round to a point, as far as it may turn. */
function turnTo(c: Drive, at: Spot, to: Point): Leg {
  let by = (((directionTo(at, to) - at.facing) % 3600) + 3600) % 3600;
  if (by > 1800) by -= 3600;
  const most = c.pivots > 0 ? 1800 : 900;
  return turn(Math.max(-most, Math.min(most, by)));
}

/**
 * What comes before driving straight: a turn to the point if the vehicle may turn, nothing if it faces the point
 * already.
 */
function towards(c: Drive, at: Spot, to: Point): Leg[][] {
  if (c.bend + c.pivots > 0) return [[turnTo(c, at, to)]];
  const off = Math.abs((((directionTo(at, to) - at.facing) % 3600) + 3600) % 3600);
  return Math.min(off, 3600 - off) <= 100 ? [[]] : [];
}

function endOf(at: Spot, legs: readonly Leg[]): Spot {
  let end = at;
  for (const leg of legs)
    end = leg.leg === 'go' ? ahead(end, numberOf(leg, 'distance')!) : turnedBy(end, numberOf(leg, 'by')!);
  return end;
}

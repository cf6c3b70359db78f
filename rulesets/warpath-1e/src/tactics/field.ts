import type { Leg } from '@walstatt/engine';
import { bodyAt, type Point } from '@walstatt/geometry';
import { sideOfUnit } from '../01-units/units.ts';
import { baseOf, tableTop } from '../07-measuring/table-top.ts';
import { ahead, type Drive, isRamming, meeting, meetsAt, numberOf, turnedBy } from '../19-vehicles/drive/drive.ts';
import type { Spot, State, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** A unit as tactics see it: a box around its models, or around its transport. */
export type Party = {
  readonly id: string;
  readonly unit: Unit;
  readonly side: string;
  readonly x: number;
  readonly y: number;
  /** Half its width and depth. */
  readonly w: number;
  readonly h: number;
  readonly carrier: Unit | null;
};

/** Everybody on the table. Passengers are where they ride; a vehicle on its way stands where its plan ends. */
export function partiesOf(look: Look): Party[] {
  const { state } = look;
  const top = tableTop(look);
  const going = planEnd(state);
  const result: Party[] = [];
  for (const id in state.units) {
    const unit = state.units[id]!;
    const carrier = unit.where.at === 'aboard' ? state.units[unit.where.of]! : null;
    const standing = top.byId.get(unit.where.at === 'aboard' ? unit.where.of : id);
    if (standing === undefined) continue;
    const { minX, maxX, minY, maxY } = standing.box;
    const moved = going?.unit === standing.id ? going.at : null;
    result.push({
      id,
      unit,
      side: sideOfUnit(state, unit),
      x: moved?.x ?? Math.round((minX + maxX) / 2),
      y: moved?.y ?? Math.round((minY + maxY) / 2),
      w: (maxX - minX) / 2,
      h: (maxY - minY) / 2,
      carrier,
    });
  }
  return result;
}

/** Where the vehicle being driven will be if nothing stops it. */
function planEnd(state: State): { unit: string; at: Spot } | null {
  for (const f of state.agenda) {
    if (f.do !== 'drive') continue;
    const { where } = state.units[f.c.unit]!;
    if (where.at !== 'table') return null;
    let at = where.models[0]!;
    const legs = (f.c.plan as { legs: { leg: string }[] }[])[0]?.legs ?? [];
    for (const leg of legs)
      at =
        leg.leg === 'go'
          ? ahead(at, numberOf(leg as never, 'distance') ?? 0)
          : turnedBy(at, numberOf(leg as never, 'by') ?? 0);
    return { unit: f.c.unit, at };
  }
  return null;
}

export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** How far apart two parties are, box to box. */
export function apart(a: Party, b: Party): number {
  const dx = Math.max(0, Math.abs(a.x - b.x) - a.w - b.w);
  const dy = Math.max(0, Math.abs(a.y - b.y) - a.h - b.h);
  return Math.sqrt(dx * dx + dy * dy);
}

/** The units that the vehicle being driven will still run over if nothing stops it. */
export function overrunAhead(look: Look, c: Drive): string[] {
  const { where } = look.state.units[c.unit]!;
  if (!isRamming(c) || where.at !== 'table') return [];
  return runOverBy(look, c, where.models[0]!, (c.plan as { legs: Leg[] }[])[0]?.legs ?? []);
}

/** The units that a drive runs over for the first time on these legs, up to the first vehicle it crashes into. */
export function runOverBy(look: Look, c: Drive, from: Spot, legs: readonly Leg[]): string[] {
  const base = baseOf(look.state.units[c.unit]!);
  let at = from;
  const result: string[] = [];
  for (const leg of legs) {
    if (leg.leg === 'turn') {
      at = turnedBy(at, numberOf(leg, 'by') ?? 0);
      continue;
    }
    const length = numberOf(leg, 'distance') ?? 0;
    const to = ahead(at, length);
    const body = bodyAt(base, at);
    let crash = Number.POSITIVE_INFINITY;
    const met: { readonly id: string; readonly hit: number }[] = [];
    for (const s of tableTop(look).units) {
      if (s.id === c.unit || c.met.includes(s.id) || result.includes(s.id)) continue;
      const how = meeting(look, c, s);
      const hit = how === 'overrun' || how === 'collide' ? meetsAt(body, at, to, length, s, how) : null;
      if (hit === null) continue;
      if (how === 'collide') crash = Math.min(crash, hit);
      else met.push({ id: s.id, hit });
    }
    for (const { id, hit } of met) if (hit < crash) result.push(id);
    if (crash < Number.POSITIVE_INFINITY) break;
    at = to;
  }
  return result;
}

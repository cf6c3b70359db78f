import { followOn, has, isSuppressed } from '../../01-units/units.ts';
import type { Look } from '../../kit.ts';
import type { Outlook } from '../outlook.ts';
import { paceOf, strideOf } from '../prospects.ts';
import { worths } from '../worth.ts';
import { type Blows, copyOfBlows, noBlows, strikeAt } from './blows.ts';
import { type Roster, rosterOf } from './roster.ts';
import { type SightGrid, sightGrid } from './sight-grid.ts';

/** Where a unit is: gone (destroyed, kept back), on the table, aboard a transport, in the sky. */
export const AWAY = 0;
export const STANDS = 1;
export const RIDES = 2;
export const FLIES = 3;

/** All units during a rehearsal: expectations instead of dice, so everything is a number. */
export type Troops = {
  readonly roster: Roster;
  /** What each unit is worth, in points. */
  readonly worth: Float64Array;
  readonly sight: SightGrid;
  readonly width: number;
  readonly depth: number;
  readonly at: Uint8Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly w: Float64Array;
  readonly h: Float64Array;
  /** The chance that it is not yet destroyed. */
  readonly alive: Float64Array;
  readonly damage: Float64Array;
  /** The chance that it cannot act in its next turn. */
  readonly idle: Float64Array;
  /** The chance that it was charged and may only charge in its next turn. */
  readonly bound: Float64Array;
  readonly stride: Float64Array;
  readonly pace: Float64Array;
  /** Attacks of this turn before the tests. */
  readonly shot: Blows;
  readonly struck: Blows;
  /** Whether it must be tested for damage that it has already taken. */
  readonly hurt: Uint8Array;
  /** Whether it can still act in the current turn. */
  readonly fresh: Uint8Array;
};

/** All units as things stand, with the blows that are under way. */
export function troopsOf(look: Look, outlook: Outlook): Troops {
  const roster = rosterOf(look);
  const { state } = look;
  const n = roster.size;
  const make = (): Float64Array => new Float64Array(n);
  const t: Troops = {
    roster,
    worth: worths(look),
    sight: sightGrid(look),
    width: state.table.width,
    depth: state.table.depth,
    at: new Uint8Array(n),
    x: make(),
    y: make(),
    w: make(),
    h: make(),
    alive: make(),
    damage: make(),
    idle: make(),
    bound: make(),
    stride: make(),
    pace: make(),
    shot: noBlows(n),
    struck: noBlows(n),
    hurt: new Uint8Array(n),
    fresh: new Uint8Array(n),
  };
  const seen = new Map(outlook.parties.map((p) => [p.id, p]));
  for (let i = 0; i < n; i++) {
    const id = roster.ids[i]!;
    const u = state.units[id]!;
    if (u.where.at === 'gone') continue;
    t.alive[i] = 1;
    t.damage[i] = u.damage;
    const p = seen.get(id);
    if (p === undefined) {
      t.at[i] = u.where.at === 'sky' ? FLIES : AWAY;
      continue;
    }
    t.at[i] = p.carrier === null ? STANDS : RIDES;
    t.x[i] = p.x;
    t.y[i] = p.y;
    t.w[i] = p.w;
    t.h[i] = p.h;
    const mover = p.carrier ?? u;
    t.stride[i] = strideOf(mover);
    t.pace[i] = paceOf(mover);
    const active = state.active === p.side;
    t.fresh[i] = active && u.order === 'none' && !isSuppressed(look, id) ? 1 : 0;
    t.idle[i] = !active && isSuppressed(look, id) ? (has(u, 'headstrong') ? 0.5 : 1) : 0;
    t.bound[i] = followOn(look, id) === null || active ? 0 : 1;
    const blow = outlook.blow(id);
    if (blow !== undefined) strikeAt(blow.melee ? t.struck : t.shot, i, blow.damage, 1);
    if (u.hurt) t.hurt[i] = 1;
  }
  return t;
}

/** A copy of the troops, to rehearse something else with them. */
export function copyOf(t: Troops): Troops {
  return {
    ...t,
    at: t.at.slice(),
    x: t.x.slice(),
    y: t.y.slice(),
    alive: t.alive.slice(),
    damage: t.damage.slice(),
    idle: t.idle.slice(),
    bound: t.bound.slice(),
    shot: copyOfBlows(t.shot),
    struck: copyOfBlows(t.struck),
    hurt: t.hurt.slice(),
    fresh: t.fresh.slice(),
  };
}

/** How far apart two units are, box to box. */
export function gapOf(t: Troops, a: number, b: number): number {
  const dx = Math.max(0, Math.abs(t.x[a]! - t.x[b]!) - t.w[a]! - t.w[b]!);
  const dy = Math.max(0, Math.abs(t.y[a]! - t.y[b]!) - t.h[a]! - t.h[b]!);
  return Math.sqrt(dx * dx + dy * dy);
}

import type { Spot, State, Unit } from '../generated/state.ts';
import { hasBearers } from './units.ts';

/** What several events do to a unit. */

const copy = (models: readonly Spot[]): Spot[] => models.map((m) => ({ x: m.x, y: m.y, facing: m.facing }));

export const unitOf = (s: State, id: string): Unit => s.units[id]!;

export function stand(s: State, unit: string, models: readonly Spot[]): void {
  const u = unitOf(s, unit);
  u.where = { at: 'table', models: copy(models) };
  u.bearersOpen = false;
}

/** Deployed, but not on the table: its weapons are given out when it gets there. */
export function waitOffTable(u: Unit): void {
  if (u.where.at === 'box') u.bearersOpen = hasBearers(u);
}

/** A charge is over, and so are the effects of its way (WP-CHARGE-10). */
export function endCharge(u: Unit): void {
  u.charging = null;
  u.disrupted = false;
}

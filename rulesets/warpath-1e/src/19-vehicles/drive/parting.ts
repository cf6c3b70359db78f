import { bodyAt, CONTACT_GAP, gapAtMost } from '@walstatt/geometry';
import { areFoes, isVehicle, modelsOf } from '../../01-units/units.ts';
import { baseOf, standingOf, tableTop } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

/** WP-G-22: the enemy vehicles that a vehicle touches where it stands; it may leave them, but not enter them. */
export function touchedBy(look: Look, unit: string): string[] {
  const u = look.state.units[unit]!;
  const foes = tableTop(look).units.filter((s) => isVehicle(s.unit) && areFoes(look.state, u, s.unit));
  const ids = foes.map((s) => s.id);
  return stillTouched(look, unit, modelsOf(u)![0]!, ids);
}

/** The vehicles of these that a vehicle touches at a place on its way. */
export function stillTouched(look: Look, unit: string, at: Spot, others: readonly string[]): string[] {
  if (others.length === 0) return [];
  const body = bodyAt(baseOf(look.state.units[unit]!), at);
  return others.filter((id) => standingOf(look, id)?.bodies.some((o) => gapAtMost(body, o, CONTACT_GAP)));
}

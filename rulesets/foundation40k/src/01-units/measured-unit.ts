import type { Plain } from '@walstatt/engine';
import { id } from '@walstatt/engine/schema';
import type { State, Unit } from '../generated/state.ts';

export type MeasureArgs = Readonly<Record<string, Plain>>;

/** What measures of one unit take. */
export const OF_UNIT = { unit: id('units') };

/** The unit whose outcome is measured. */
export function measuredUnit(s: State, args: MeasureArgs): Unit {
  const id = String(args['unit']);
  // If a single model is aimed at, what counts is what becomes of its unit.
  const u = s.units[s.models[id]?.unit ?? id];
  if (u === undefined) throw new Error(`there is no unit ${id}`);
  return u;
}

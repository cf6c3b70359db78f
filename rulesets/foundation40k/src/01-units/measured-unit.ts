import type { Plain } from '@walstatt/engine';
import type { State, Unit } from '../generated/state.ts';

export type MeasureArgs = Readonly<Record<string, Plain>>;

/** The unit whose outcome is measured. */
export function measuredUnit(s: State, args: MeasureArgs): Unit {
  const u = s.units[String(args['unit'])];
  if (u === undefined) throw new Error(`there is no unit ${String(args['unit'])}`);
  return u;
}

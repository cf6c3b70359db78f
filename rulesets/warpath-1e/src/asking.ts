import type { Plain } from '@walstatt/engine';
import { bearerSees, leaderSees, type Seen, standOf } from './05-line-of-sight/sight.ts';
import { standingOf } from './07-measuring/table-top.ts';
import { type Shot, weaponOf } from './12-shooting/shots.ts';
import type { Look } from './kit.ts';

/** What the questions of several chapters are asked with. */

export type Args = Readonly<Record<string, Plain>>;
export const textOf = (a: Args, name: string): string => String(a[name] ?? '');
export const pointOf = (a: Args): { x: number; y: number } => ({ x: Number(a['x'] ?? 0), y: Number(a['y'] ?? 0) });
export const shotOf = (look: Look, a: Args): Shot => {
  const unit = textOf(a, 'unit');
  const target = textOf(a, 'target');
  for (const id of [unit, target]) if (look.state.units[id] === undefined) throw new Error(`there is no unit ${id}`);
  return { unit, with: textOf(a, 'with') || 'own', target };
};

/** A distance in ticks; null where one of the two is not on the table. */
export const measured = (distance: number): number | null => (Number.isFinite(distance) ? Math.round(distance) : null);

/** Whether both stand where a shot can be judged at all: the target on the table, the shooter there or on a transport. */
export const isJudgeable = (look: Look, { unit, target }: Shot): boolean =>
  standOf(look, unit) !== null && standingOf(look, target) !== null;

/** What the eyes that count for a shot see of its target: the leader's, or those of the weapon's bearer. */
export function seenBy(look: Look, { unit, with: name, target }: Shot): Seen {
  const weapon = weaponOf(look.state.units[unit]!, name);
  return weapon === null ? leaderSees(look, unit, target) : bearerSees(look, unit, weapon.bearer, target);
}

import { type Plain, type RuleId, Unanswerable } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { bearerSees, leaderSees, type Seen, standOf } from './05-line-of-sight/sight.ts';
import { standingOf } from './07-measuring/table-top.ts';
import { attacksOf, type Shot, weaponOf } from './12-shooting/shots.ts';
import type { Look } from './kit.ts';

/** What the questions of several chapters share. */

/** The rules that give a unit attacks; all other attacks are special weapons. */
export const ARMED: Readonly<Record<string, RuleId>> = {
  own: 'WP-SHOOT-09',
  flame: 'WP-SPECIAL-14',
  zap: 'WP-SPECIAL-33',
};

export const ofUnit = { unit: s.id('units') };
export const ofPair = { ...ofUnit, target: s.id('units') };
/**
 * `with`: the unit's own attacks, a special rule that gives some, or one of its weapons by number (`w0`, `w1` and so
 * on).
 */
export const ofShot = { ...ofPair, with: s.withDefault(s.text, 'own') };
export const point = { x: s.int(), y: s.int() };

export type Args = Readonly<Record<string, Plain>>;
export const textOf = (a: Args, name: string): string => String(a[name] ?? '');
export const pointOf = (a: Args): { x: number; y: number } => ({ x: Number(a['x'] ?? 0), y: Number(a['y'] ?? 0) });

/** A weapon by its number. */
const WEAPON = /^w\d+$/;

/** The shot that is meant, whether or not the unit has such an attack. */
export function meantShot(look: Look, a: Args): Shot {
  const [unit, target, name] = [textOf(a, 'unit'), textOf(a, 'target'), textOf(a, 'with') || 'own'];
  if (!Object.hasOwn(ARMED, name) && !WEAPON.test(name)) throw hasNo(look, unit, name);
  return { unit, with: name, target };
}

/** A shot with an attack that the unit has, or that a special rule could give it. */
export function shotOf(look: Look, a: Args): Shot {
  const shot = meantShot(look, a);
  if (shot.unit === shot.target) throw new Unanswerable(`target: ${shot.unit} does not shoot at itself`);
  const has = Object.hasOwn(ARMED, shot.with) || attacksOf(look.state.units[shot.unit]!).includes(shot.with);
  if (!has) throw hasNo(look, shot.unit, shot.with);
  return shot;
}

function hasNo(look: Look, unit: string, name: string): Unanswerable {
  const attacks = attacksOf(look.state.units[unit]!).join(', ') || 'nothing';
  return new Unanswerable(`with: ${unit} has no ${name}; it has: ${attacks}`);
}

/** A distance in ticks; null if one of the two is not on the table. */
export const measured = (distance: number): number | null => (Number.isFinite(distance) ? Math.round(distance) : null);

/**
 * Whether both stand where a shot can be judged at all: the target on the table, the shooter there or on a transport.
 */
export const isJudgeable = (look: Look, { unit, target }: Shot): boolean =>
  standOf(look, unit) !== null && standingOf(look, target) !== null;

/** What is seen of a shot's target, by the leader or by the weapon's bearer. */
export function seenBy(look: Look, { unit, with: name, target }: Shot): Seen {
  const weapon = weaponOf(look.state.units[unit]!, name);
  return weapon === null ? leaderSees(look, unit, target) : bearerSees(look, unit, weapon.bearer, target);
}

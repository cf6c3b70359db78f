import type { RuleId } from '@walstatt/engine';
import { cannotMove, unitHas } from '../01-units/units.ts';
import { canShoot, hasTarget } from '../06-shooting/volley.ts';
import { inMelee } from '../08-close-combat/contact.ts';
import type { Contexts, State } from '../generated/state.ts';
import type { L } from '../kit.ts';

export type Action = Contexts['act']['action'];

/** FD-ACTION-05. */
export const LONG: readonly Action[] = ['suppressiveFire', 'takeCover', 'sprint'];

/** The rule that offers each action. */
export const ACTION_RULE: Readonly<Record<Action, RuleId>> = {
  moveAction: 'FD-ACTION-07',
  shootAction: 'FD-ACTION-09',
  meleeAction: 'FD-ACTION-11',
  secureArea: 'FD-ACTION-13',
  fleeAction: 'FD-ACTION-23',
  rallyAction: 'FD-ACTION-25',
  suppressiveFire: 'FD-ACTION-26',
  takeCover: 'FD-ACTION-27',
  sprint: 'FD-ACTION-30',
  fastMove: 'FD-SPECIAL-01',
};

/** What may come next in an activation, and whether the unit must take one of these actions (FD-FLEE-02). */
export type Choice = { readonly actions: readonly Action[]; readonly must: boolean };

const NOTHING: Choice = { actions: [], must: false };

/**
 * The actions are worked out anew before each one: FD-GAP-38, FD-GAP-40, FD-GAP-43. FD-ACTION-01, FD-ACTION-02,
 * FD-ACTION-03: after a short action only another short one is possible. FD-PINNED-01: a pinned unit can only rally.
 */
export function choiceOf(look: L, c: Contexts['activation']): Choice {
  const { morale, fled } = look.state.units[c.unit]!;
  const taken = c.taken as readonly Action[];
  if (c.over || taken.some((a) => LONG.includes(a)) || taken.length >= 2) return withFast(look, c, NOTHING);
  if (morale === 'fleeing') return fleeing(taken, fled);
  if (morale === 'pinned') return taken.includes('rallyAction') ? NOTHING : { actions: ['rallyAction'], must: false };
  const short = shortActions(look, c.unit).filter((a) => !taken.includes(a));
  const long = taken.length === 0 ? longActions(look, c.unit) : [];
  // The actions that players rarely want come last, where they are not taken by mistake.
  const actions = [...short.filter((a) => a !== 'fleeAction'), ...long, ...short.filter((a) => a === 'fleeAction')];
  return withFast(look, c, { actions, must: false });
}

/** FD-FLEE-02, FD-FLEE-03, FD-GAP-40: the unit flees first, then may try to rally once. */
function fleeing(taken: readonly Action[], fled: boolean): Choice {
  if (!fled && !taken.includes('fleeAction')) return { actions: ['fleeAction'], must: true };
  return taken.includes('rallyAction') ? NOTHING : { actions: ['rallyAction'], must: false };
}

/** FD-SPECIAL-01, FD-GAP-76: the unit gets one more move, before, between or after the other actions. */
function withFast(look: L, c: Contexts['activation'], choice: Choice): Choice {
  const { unit } = c;
  if (c.fastUsed || c.over || !unitHas(look.state, unit, 'fast')) return choice;
  if (look.state.units[unit]!.morale !== 'ok' || !mayMove(look, unit)) return choice;
  return { actions: [...choice.actions, 'fastMove'], must: choice.must };
}

/** FD-GAP-58, FD-GAP-67: units in melee and vehicles that cannot move stay where they are. */
export const mayMove = (look: L, unit: string): boolean => !cannotMove(look.state, unit) && !inMelee(look, unit);

/** FD-ACTION-04, and what each of the actions requires: FD-ACTION-11, FD-MELEE-01, FD-VEHICLE-11. */
function shortActions(look: L, unit: string): Action[] {
  const actions: Action[] = [];
  const u = look.state.units[unit]!;
  if (mayMove(look, unit)) actions.push('moveAction');
  if (canShoot(look, unit) && hasTarget(look, unit)) actions.push('shootAction');
  if (inMelee(look, unit)) actions.push('meleeAction');
  if (!u.reactionMarker && !u.reacted) actions.push('secureArea');
  if (mayFlee(look.state, unit)) actions.push('fleeAction');
  return actions;
}

/** FD-GAP-39; FD-GAP-67: a stunned vehicle cannot. */
const mayFlee = (s: State, unit: string): boolean => s.options.voluntaryFlight && !cannotMove(s, unit);

/** FD-ACTION-05: the actions of this kind that the unit can take. */
function longActions(look: L, unit: string): Action[] {
  const actions: Action[] = ['takeCover'];
  if (canShoot(look, unit) && hasTarget(look, unit)) actions.push('suppressiveFire');
  if (mayMove(look, unit)) actions.push('sprint');
  return actions;
}

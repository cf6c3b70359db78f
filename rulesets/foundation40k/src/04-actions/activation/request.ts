import type { RuleId } from '@walstatt/engine';
import { cannotMove } from '../../01-units/units.ts';
import { hasGuns, hasTarget } from '../../06-shooting/volley.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import { type L, request } from '../../kit.ts';
import { ACTION_RULE, type Action, LONG } from '../actions.ts';

/** Why a unit may not take an action: first because of what it has done or must do, then because of where it stands. */
export const actionRequest = request('action', {
  whyNot: (look, { args: { unit, taken } }, option) => {
    if (!Object.hasOwn(ACTION_RULE, option)) return null;
    return barredBy(look, unit, taken, option as Action);
  },
});

/** The rule that keeps an action from being offered. */
export const barredBy = (look: L, unit: string, taken: readonly string[], action: Action): RuleId =>
  boundBy(look, unit, taken, action) ?? impossibleHere(look, unit, action);

function boundBy(look: L, unit: string, taken: readonly string[], action: Action): RuleId | null {
  const { morale } = look.state.units[unit]!;
  if (morale === 'pinned') return 'FD-PINNED-01';
  // A fleeing unit may rally, too, but not before it has fled.
  if (morale === 'fleeing') return action === 'rallyAction' ? 'FD-FLEE-02' : 'FD-FLEE-03';
  if (taken.includes(action)) return 'FD-ACTION-02';
  return taken.length > 0 && LONG.includes(action) ? 'FD-ACTION-03' : null;
}

function impossibleHere(look: L, unit: string, action: Action): RuleId {
  const u = look.state.units[unit]!;
  switch (action) {
    case 'moveAction':
    case 'sprint':
    case 'fastMove':
      if (cannotMove(look.state, unit))
        return u.models.some((m) => look.state.models[m]!.immobilised) ? 'FD-VEHICLE-10' : 'FD-VEHICLE-09';
      return inMelee(look, unit) ? 'FD-GAP-58' : ACTION_RULE[action];
    case 'shootAction':
    case 'suppressiveFire':
      if (inMelee(look, unit)) return 'FD-GAP-33';
      if (!hasGuns(look, unit) && u.models.some((m) => look.state.models[m]!.shaken)) return 'FD-VEHICLE-08';
      return hasGuns(look, unit) && !hasTarget(look, unit) ? 'FD-LOS-01' : ACTION_RULE[action];
    case 'secureArea':
      return 'FD-GAP-37';
    case 'fleeAction':
      return 'FD-GAP-39';
    default:
      return ACTION_RULE[action];
  }
}

import type { Contexts } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { ACTION_RULE, type Action } from './actions.ts';

/** Starts an action. `against` is the unit that a reaction answers. */
export function perform(g: G, seat: string, unit: string, action: Action, against: string | null): void {
  const rule = ACTION_RULE[action];
  const shooting = (suppress: boolean): Contexts['shoot'] => ({
    seat,
    unit,
    suppress,
    target: against,
    armed: [],
    before: 0,
  });
  const moving = (kind: 'move' | 'sprint'): Contexts['move'] => ({ seat, unit, kind, testing: [], damaged: [] });
  switch (action) {
    case 'moveAction':
    case 'fastMove':
      g.then('move', moving('move'), rule);
      return;
    case 'sprint':
      g.then('move', moving('sprint'), rule, 'FD-ACTION-31');
      return;
    case 'shootAction':
      g.then('shoot', shooting(false), rule);
      return;
    case 'suppressiveFire':
      g.then('shoot', shooting(true), rule);
      return;
    case 'meleeAction':
      g.then('melee', { seat, unit, target: against, first: 'attacker', attacker: 0, defender: 0 }, rule);
      return;
    case 'secureArea':
      g.then('secure', { seat, unit }, rule);
      return;
    case 'takeCover':
      g.then('cover', { seat, unit }, rule);
      return;
    case 'fleeAction':
      g.then('flee', { seat, unit, voluntary: g.state.units[unit]!.morale === 'ok' }, rule);
      return;
    case 'rallyAction':
      g.then('rally', { seat, unit }, rule);
      return;
  }
}

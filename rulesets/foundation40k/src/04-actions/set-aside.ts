import { type RuleId, type SeatId, Unanswerable } from '@walstatt/engine';
import { isOnTable, readyUnits } from '../01-units/units.ts';
import type { L } from '../kit.ts';
import { type Action, choiceOf } from './actions.ts';
import { barredBy } from './activation/request.ts';

/** What free play sets aside: the rules by which a battle would not have come to an activity. */

type Actor = { readonly seat: SeatId; readonly unit: string };

/** FD-ROUND-06: players act with their own units. A unit that is not on the table cannot do anything. */
export function againstCommand(look: L, { seat, unit }: Actor): RuleId[] {
  if (!isOnTable(look.state, unit)) throw new Unanswerable(`${unit} is not on the table`);
  return look.state.units[unit]!.owner === seat ? [] : ['FD-ROUND-06'];
}

/** FD-ROUND-09, FD-ROUND-08: the same for an activation. Every unit is activated once, and fleeing ones first. */
export function againstActivation(look: L, actor: Actor): RuleId[] {
  const rules = againstCommand(look, actor);
  const { activated, owner } = look.state.units[actor.unit]!;
  if (activated) return [...rules, 'FD-ROUND-09'];
  return readyUnits(look.state, owner).includes(actor.unit) ? rules : [...rules, 'FD-ROUND-08'];
}

/** The same for an action, as the first of an activation. */
export function againstAction(look: L, actor: Actor, action: Action): RuleId[] {
  const rules = againstCommand(look, actor);
  const offered = choiceOf(look, { ...actor, taken: [], fastUsed: false, over: false }).actions;
  return offered.includes(action) ? rules : [...rules, barredBy(look, actor.unit, [], action)];
}

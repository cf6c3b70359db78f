import { type Rule, rollDie } from '@walstatt/engine';
import { isOnTable } from '../01-units/units.ts';
import { faceDownNear } from '../20-scenarios/objectives.ts';
import type { Contexts } from '../generated/state.ts';
import { activity, bigWindow, type G } from '../kit.ts';
import { ACTION_RULE, type Action } from './actions.ts';

/** An action with what follows it: loot is turned over, then enemies may react (FD-ACTION-14, 15). */
export const act = activity('act', {
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    perform(g, c): void {
      perform(g, c.seat, c.unit, c.action, null);
    },
    reveal: revealLoot,
    react: bigWindow('reaction'),
  },
});

/** FD-ACTION-18, FD-GAP-35, FD-GAP-36: one short action at once; nobody reacts to a reaction. */
export const reaction = activity('reaction', {
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    perform(g, c): void {
      g.apply({
        type: 'reacted',
        rules: ['FD-ACTION-18', 'FD-ACTION-19', 'FD-ACTION-20', 'FD-GAP-35'],
        unit: c.unit,
        against: c.against,
      });
      perform(g, c.seat, c.unit, c.action, c.against);
    },
    reveal: revealLoot,
  },
});

/** FD-GAP-96: a unit that ends an action within 1" of a marker turns it over; the values were shuffled unseen. */
function* revealLoot(g: G, c: { unit: string }): Rule<string | undefined> {
  const objective = faceDownNear(g, c.unit);
  if (objective === null) return undefined;
  yield* turnOver(g, objective);
  return 'reveal';
}

/** Any of the values not seen yet, all equally likely: the same as shuffled markers. */
export function* turnOver(g: G, objective: string): Rule<void> {
  const { loot } = g.state;
  const face =
    loot.length === 1
      ? 1
      : yield* rollDie(g, { by: null, rule: 'FD-SCENARIO-03', purpose: 'loot', sides: loot.length });
  g.apply({ type: 'lootRevealed', rules: ['FD-SCENARIO-03', 'FD-GAP-96'], objective, value: loot[face - 1]! });
}

function perform(g: G, seat: string, unit: string, action: Action, against: string | null): void {
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

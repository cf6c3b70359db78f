import { hasEffect, type RuleId } from '@walstatt/engine';
import { isDestroyed } from '../1-02-formations/formations.ts';
import { roadMarch } from '../1-08-terrain/road-march.ts';
import { engage } from '../1-12-assaults/engage.ts';
import type { L } from '../kit.ts';
import type { Action } from './action-of.ts';
import { groundActions } from './ground-actions.ts';

/** All actions that can be declared, in the order in which they are offered. Chapters add theirs here. */
const ACTIONS: Readonly<Record<string, Action>> = { ...groundActions, engage, roadMarch };

export const actionCalled = (name: string): Action => ACTIONS[name]!;

/** The actions that a formation may declare now. */
export const actionsOf = (look: L, formation: string): string[] =>
  Object.keys(ACTIONS).filter((name) => {
    const { suits, barred } = ACTIONS[name]!;
    return suits(look, formation) && barred(look, formation) === null;
  });

/** What keeps a formation from declaring an action. */
export function whyNotAction(look: L, formation: string, name: string): RuleId | null {
  const action = ACTIONS[name];
  if (action === undefined) return name === 'hold' ? 'EA-1.6.1-14' : null;
  return action.suits(look, formation) ? action.barred(look, formation) : null;
}

/** EA-1.6.1-01, EA-1.6.1-03: what keeps a formation from being activated. */
export function whyNotActivated({ state: s }: L, formation: string): RuleId | null {
  if (s.formations[formation]!.broken) return 'EA-1.6.1-01';
  return hasEffect(s, formation, 'activated') ? 'EA-1.6.1-03' : null;
}

/** The formations that a seat can activate now. */
export const activatable = (look: L, seat: string): string[] =>
  Object.keys(look.state.formations).filter(
    (id) =>
      look.state.formations[id]!.owner === seat &&
      !isDestroyed(look.state, id) &&
      whyNotActivated(look, id) === null &&
      Object.values(ACTIONS).some(({ suits }) => suits(look, id)),
  );

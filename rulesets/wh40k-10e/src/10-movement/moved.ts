import type { RuleId } from '@walstatt/engine';
import type { EffectData, State } from '../generated/state.ts';
import type { G } from '../kit.ts';

export type How = EffectData['moved']['how'];

/**
 * WH-MOVE-02, WH-WEAP-13: how a unit has moved in this turn, on its id until the turn ends. Null: not yet, and outside
 * its own turn not at all. WH-ADV-05, WH-ADV-06, WH-FALL-04, WH-FALL-05: a unit that has advanced or fallen back neither shoots nor
 * charges. WH-REINF-06, WH-REINF-07: a unit that has moved does not move again, and is otherwise free to act.
 */
export function movedHow(s: State, unit: string): How | null {
  for (const e of s.effects) if (e.on === unit && e.name === 'moved') return (e.data as EffectData['moved']).how;
  return null;
}

/** To the end of the turn that is being played. */
const TURN = { until: 'end', frame: 'turn', of: null, complete: false } as const;

/** The unit counts from now on as having moved this way. */
export const countAsMoved = (g: G, unit: string, how: How, rule: RuleId): void =>
  g.beginEffect({
    name: 'moved',
    rule,
    on: unit,
    by: g.state.units[unit]!.owner,
    data: { how },
    until: TURN,
    stack: 'once',
  });

/** WH-TRANS-13, WH-TRANS-23: the unit may not declare a charge in this turn. */
export const forbidCharge = (g: G, unit: string, rule: RuleId): void =>
  g.beginEffect({
    name: 'noCharge',
    rule,
    on: unit,
    by: g.state.units[unit]!.owner,
    data: {},
    until: TURN,
    stack: 'once',
  });

import { type RuleId, sides } from '@walstatt/engine';
import type { State } from '../../generated/state.ts';
import { ARMIES } from './first-game.ts';

/** The rules on set-up that shaped a battle: sides and players, level and chapters, armies, board. */
export function rulesOfSetUp(state: State): RuleId[] {
  const rules: RuleId[] = ['DW-VII-03', 'DW-I-03'];
  const { fire, flyers, buildings, reinforcements } = state.options;
  if (!fire && !flyers && !buildings) rules.push('DW-I-04');
  if (sides(state).length === 2) rules.push('DW-I-01');
  if (state.seats.length > sides(state).length) rules.push('DW-I-02');
  const { across, down } = state.board;
  if (across * down === 2) rules.push('DW-VII-02');
  if ([...ARMIES.imperial, ...ARMIES.ork].every((unit) => unit in state.units)) rules.push('DW-VII-01');
  if (reinforcements) rules.push('DW-VII-06');
  return rules;
}

import { LEVELS, situationOf } from '@walstatt/bots';
import type { Look, Request, Ruleset, Types } from '@walstatt/engine';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { expect, test } from 'vitest';
import { stateOf } from '../../rulesets/foundation40k/test/field.ts';
import { playerNamed, playersOf } from '../ladder/players.ts';

/** Two scripts that each always want one action. Units whose name begins with `x` have nothing to do with the first. */
const wants = (action: string, worth: number, aims: (look: Look, unit: string) => null[]) => ({
  says: {},
  aims,
  worth: () => worth,
  answers: {
    action: (_: Look, r: Request) => ('options' in r && r.options.some((o) => o.id === action) ? action : null),
  },
});
const scripts = {
  scripts: {
    shoot: wants('shootAction', 1, (_, unit) => (unit.startsWith('x') ? [] : [null])),
    hide: wants('takeCover', 2, () => [null]),
  },
  units: foundation.habits!.units,
  answers: {},
  horizon: 1,
  chance: () => 0.5,
};
const ruleset = { ...foundation, scripts } as unknown as Ruleset<Types>;

/** What a player does with a unit that could shoot or hide. */
function actionOf(player: string, unit: string): unknown {
  const state = stateOf({
    red: { [unit]: { at: [30, 14], weapons: ['boltgun'] } },
    blue: { b: { at: [30, 24] } },
  });
  const c = { seat: 'red', unit, taken: [], fastUsed: false, over: false };
  state.agenda = [{ do: 'activation', at: 'choose', c, reply: null }];
  const battle: Battle<Types> = Battle.begin(ruleset, state as never, { dice: seededDice(1) });
  return playerNamed(player).answer(situationOf(battle, battle.pending[0]!, seededRng(1)));
}

test('all levels of the dial and every single script stand on the ladder, if there are scripts', () => {
  expect(playersOf(ruleset)).toEqual(['random', 'script:shoot', 'script:hide', 'greedy', ...Object.keys(LEVELS)]);
  expect(playersOf({ ...ruleset, scripts: undefined } as never)).toEqual(['random', 'greedy']);
});

test('a single script is followed even where another is worth more', () => {
  expect(actionOf('script:shoot', 'r')).toBe('shootAction');
  expect(actionOf('script:hide', 'r')).toBe('takeCover');
});

test.each(['random', 'greedy', 'easy', 'seasoned'])('%s answers', (player) => {
  expect(actionOf(player, 'r')).toBeTypeOf('string');
});

test('units that a script is nothing for do what anybody would', () => {
  expect(actionOf('script:shoot', 'x')).not.toBe('takeCover');
});

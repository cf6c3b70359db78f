import type { Problem, Setup } from '@walstatt/engine';
import { describe } from '@walstatt/engine/files';
import { MAP_BOARDS } from '../../01-introduction/board/map-boards.ts';
import type { Options, State } from '../../generated/state.ts';
import { firstGame } from './first-game.ts';
import { options as offered } from './options.ts';

export const SCENARIOS = ['first-game'] as const;

/**
 * DW-I-03, DW-I-04, DW-VII-01: a battle made from what the players agreed. Anything that does not exist yet is refused
 * by name.
 */
export function setUp(setup: Setup): { state: State } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const complain = (path: string[], expected: string, got: string): void => {
    problems.push({ path, expected, got });
  };
  const chosen: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(offered)) {
    const value = setup.options?.[name] ?? option.preset;
    if (!option.values.includes(value))
      complain(
        ['options', name],
        `${option.values.join(' or ')} (${option.rule}; nothing else can be played yet)`,
        describe(value),
      );
    chosen[name] = value;
  }
  const cards = setup['cards'] ?? [1, 2];
  const two =
    Array.isArray(cards) && cards.length === 2 && cards.every((c) => typeof c === 'number' && MAP_BOARDS.includes(c));
  if (!two) complain(['cards'], `two map boards out of ${MAP_BOARDS.join(', ')}`, JSON.stringify(cards));
  if (problems.length > 0) return { problems };
  return { state: firstGame(chosen as Options, cards as number[]) };
}

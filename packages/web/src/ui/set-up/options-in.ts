import type { Plain } from '@walstatt/engine';
import type { Game } from '../../games.ts';

type Listed = Pick<Game, 'options'>;
type Chosen = Readonly<Record<string, Plain>>;

/** The options that change anything in a scenario. */
export const optionsIn = (game: Listed, scenario: string): Game['options'] =>
  game.options.filter((o) => o.scenarios.includes(scenario));

/** What was chosen for them. Choices made for another scenario are kept for it but have no effect here. */
export function chosenIn(game: Listed, scenario: string, chosen: Chosen): Chosen {
  const open = optionsIn(game, scenario);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => open.some((o) => o.id === id)));
}

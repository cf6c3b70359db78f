import type { Game } from '../games.ts';
import type { BattleOrder, Player } from '../host/game-host.ts';
import { forget, host, say } from './game.ts';
import { go } from './route.ts';

/** The order of a battle that needs no questions: the first scenario, with a person in the first seat. */
export function readyOrder(game: Game, scenario: string, guided: boolean): BattleOrder {
  const seats = game.scenarios.find((s) => s.id === scenario)?.seats ?? [];
  const own = seats[0]?.side;
  const players = seats.map((s, i): [string, Player] => [
    s.id,
    i === 0 || (s.side === own && i === 0)
      ? { kind: 'person' }
      : { kind: 'computer', strength: guided ? 'easy' : 'seasoned' },
  ]);
  return { ruleset: game.id, setup: { scenario }, seats: Object.fromEntries(players), dice: 'computer', guided };
}

/** The first battle of a player who does not know the game: as its guide says, against an easy computer. */
export function guidedOrder(game: Game): BattleOrder {
  const ready = readyOrder(game, game.guide?.setup.scenario ?? game.scenarios[0]!.id, true);
  if (game.guide === null) return ready;
  const { setup, seat } = game.guide;
  const seats = Object.keys(ready.seats).map((id): [string, Player] => [
    id,
    id === seat ? { kind: 'person' } : { kind: 'computer', strength: 'easy' },
  ]);
  return { ...ready, setup, seats: Object.fromEntries(seats) };
}

export async function startBattle(order: BattleOrder): Promise<void> {
  forget();
  try {
    go(`#/battle/${await (await host()).begin(order)}`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

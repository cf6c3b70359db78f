import { sides } from '@walstatt/engine';
import { inches } from '../07-measuring/lengths.ts';
import { lastTurn, scoreOf } from '../28-battle/victory.ts';
import type { State } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** What is wrong with the course of a battle: turns, objectives, who has won. */
export function brokenCourse(look: Look): string[] {
  const { state } = look;
  const broken: string[] = [];
  if (state.active !== null && !(state.active in state.sides)) broken.push(`nobody's turn: ${state.active}`);
  const last = lastTurn(state);
  if (last > 0 && state.turn > last) broken.push(`turn ${state.turn} is one too many`);
  if (state.winners.length > 1 || state.winners.some((w) => !(w in state.sides)))
    broken.push(`winners: ${state.winners}`);
  broken.push(...brokenObjectives(state));
  if (state.over && state.winners.length > 0) broken.push(...brokenVictory(look));
  return broken;
}

/** WP-BATTLE-13: on the table, and markers more than twelve inches apart. */
function brokenObjectives(state: State): string[] {
  const broken: string[] = [];
  const markers = state.objectives.filter((o) => o.terrain === null);
  if (state.objectives.length > 7) broken.push(`${state.objectives.length} objectives`);
  markers.forEach((a, i) => {
    if (a.x < 0 || a.y < 0 || a.x > state.table.width || a.y > state.table.depth) broken.push(`objective ${i} is off`);
    for (const b of markers.slice(0, i)) {
      const [dx, dy] = [a.x - b.x, a.y - b.y];
      if (dx * dx + dy * dy <= inches(12) * inches(12)) broken.push(`objective ${i} is too near another`);
    }
  });
  return broken;
}

/** Who has won leads in what is counted. */
function brokenVictory(look: Look): string[] {
  const { state } = look;
  if (state.resigned.length > 0) return [];
  const [winner] = state.winners;
  const score = (side: string): number => scoreOf(look, side);
  const behind = sides(state).filter((s) => s !== winner && score(s) >= score(winner!));
  return behind.map((s) => `${winner} has won with ${score(winner!)} against ${score(s)} of ${s}`);
}

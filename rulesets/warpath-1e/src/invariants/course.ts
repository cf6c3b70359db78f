import { type Impossible, sides } from '@walstatt/engine';
import { inches } from '../07-measuring/lengths.ts';
import { lastTurn, scoreOf } from '../28-battle/victory.ts';
import type { Objective, State } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** What is wrong with the course of a battle: turns, objectives, the winner. */
export function brokenCourse(look: Look): Impossible[] {
  const { state } = look;
  const broken: Impossible[] = [];
  const wrong = (field: string, what: string): void => {
    broken.push({ at: [[field]], what });
  };
  if (state.active !== null && !(state.active in state.sides)) wrong('active', `nobody's turn: ${state.active}`);
  const last = lastTurn(state);
  if (last > 0 && state.turn > last) wrong('turn', `turn ${state.turn} is one too many: the last one is ${last}`);
  if (state.winners.length > 1 || state.winners.some((w) => !(w in state.sides)))
    wrong('winners', `these cannot have won: ${state.winners.join(', ')}`);
  broken.push(...brokenObjectives(state));
  if (state.over && state.winners.length > 0) broken.push(...brokenVictory(look));
  return broken;
}

/** WP-BATTLE-13: on the table, and markers more than twelve inches apart. */
function brokenObjectives(state: State): Impossible[] {
  const broken: Impossible[] = [];
  const wrong = (o: Objective | null, what: string): void => {
    const at = o === null ? [] : [['objectives', state.objectives.indexOf(o)]];
    broken.push({ at: [...at, ['objectives']], what, rule: 'WP-BATTLE-13' });
  };
  const markers = state.objectives.filter((o) => o.terrain === null);
  if (state.objectives.length > 7) wrong(null, `${state.objectives.length} objectives are too many: seven at most`);
  markers.forEach((a, i) => {
    if (a.x < 0 || a.y < 0 || a.x > state.table.width || a.y > state.table.depth)
      wrong(a, `objective ${i + 1} is off the table`);
    for (const b of markers.slice(0, i)) {
      const [dx, dy] = [a.x - b.x, a.y - b.y];
      if (dx * dx + dy * dy <= inches(12) * inches(12)) wrong(a, `objective ${i + 1} is too near another`);
    }
  });
  return broken;
}

/** The winner leads in what is counted. */
function brokenVictory(look: Look): Impossible[] {
  const { state } = look;
  if (state.resigned.length > 0) return [];
  const [winner] = state.winners;
  const score = (side: string): number => scoreOf(look, side);
  const behind = sides(state).filter((s) => s !== winner && score(s) >= score(winner!));
  return behind.map((s) => ({
    at: [['winners']],
    what: `${winner} has won with ${score(winner!)} against ${score(s)} of ${s}`,
  }));
}

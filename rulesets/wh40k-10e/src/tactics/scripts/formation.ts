import { firstFault, type Tasks } from '@walstatt/engine';
import { judgeFormation } from '../../25-missions/formations/judge.ts';
import { startOf } from '../../25-missions/formations/starts.ts';
import type { Asked, L } from '../../kit.ts';

/** How units begin the battle, as their tasks have it. */

type Formation = Record<string, string>;

/** Leaders join a unit each, then units board or wait that want to. What is not legal is left out. */
export function formationOf(look: L, r: Asked<'formation'>, tasks: Tasks): Formation {
  let formation: Formation = Object.fromEntries(r.items.map(({ id, options }) => [id, options[0]!]));
  const tryOn = (id: string, option: string | undefined): boolean => {
    if (option === undefined) return false;
    const next = { ...formation, [id]: option };
    if (firstFault((faults) => judgeFormation(look.state, r.by, next, faults)) !== null) return false;
    formation = next;
    return true;
  };
  for (const { id, options } of r.items)
    for (const option of options) if (startOf(option).start === 'join' && tryOn(id, option)) break;
  for (const { id, options } of r.items) {
    if (startOf(formation[id]!).start === 'join') continue;
    const task = tasks.of(id);
    if (task?.script === 'ride') tryOn(id, `board:${task.aim}`);
    if (task?.script === 'wait') tryOn(id, options.includes('reserves') ? 'reserves' : 'strategic');
  }
  return formation;
}

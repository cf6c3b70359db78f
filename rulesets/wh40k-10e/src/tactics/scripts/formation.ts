import { firstFault, type Tasks } from '@walstatt/engine';
import { hasKeyword } from '../../01-units/units.ts';
import { judgeFormation } from '../../25-missions/formations/judge.ts';
import { idOf, startOf } from '../../25-missions/formations/starts.ts';
import type { Asked, L } from '../../kit.ts';
import { meleeBent } from './strength.ts';

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
    if (task?.script === 'ride') tryOn(id, boarding(task.aim!));
    if (task?.script === 'wait') tryOn(id, options.includes('reserves') ? 'reserves' : 'strategic');
  }
  for (const { id } of r.items) {
    if (!hasKeyword(look.state, id, 'DEDICATED_TRANSPORT')) continue;
    if (r.items.some((item) => formation[item.id] === boarding(id))) continue;
    // A dedicated transport that carries nobody does not take part.
    const riders = r.items
      .filter((item) => item.options.includes(boarding(id)) && startOf(formation[item.id]!).start === 'deploy')
      .sort((a, b) => meleeBent(look, b.id) - meleeBent(look, a.id));
    riders.some((item) => tryOn(item.id, boarding(id)));
  }
  return formation;
}

const boarding = (transport: string): string => idOf({ start: 'board', unit: transport });

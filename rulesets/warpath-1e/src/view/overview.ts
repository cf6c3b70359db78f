import type { Teller } from '@walstatt/engine';
import { isSuppressed, modelsOf } from '../01-units/units.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { scoreLines } from '../texts/score.ts';

const WORDS = {
  de: {
    turn: 'Spielzug',
    damage: 'Schaden',
    suppressed: 'niedergehalten',
    crippled: 'beschädigt',
    immobilised: 'lahmgelegt',
    reserve: 'Verstärkung',
    sky: 'in der Luft',
    aboard: 'in',
    gone: 'zerstört',
    box: 'noch nicht aufgestellt',
  },
  en: {
    turn: 'turn',
    damage: 'damage',
    suppressed: 'suppressed',
    crippled: 'crippled',
    immobilised: 'immobilised',
    reserve: 'reinforcement',
    sky: 'in the air',
    aboard: 'in',
    gone: 'destroyed',
    box: 'not yet deployed',
  },
} as const;

/** The table in words: the turn, the score with the objectives, each unit with its place and states. */
export function overview(look: Look, t: Teller): string[] {
  const w = WORDS[t.language];
  const { state } = look;
  const lines = [`${w.turn} ${state.turn}${state.active === null ? '' : `: ${t.name(state.active)}`}`];
  if (state.turn > 0 || state.objectives.length > 0) lines.push(...scoreLines(look, t));
  for (const [id, u] of Object.entries(state.units))
    lines.push(`${t.name(id)}: ${whereabouts(u, t)}${states(look, id, u, t)}`);
  return lines;
}

function whereabouts(u: Unit, t: Teller): string {
  const w = WORDS[t.language];
  const models = modelsOf(u);
  if (models !== null) return `${t.length(models[u.leader]!.x)} / ${t.length(models[u.leader]!.y)}`;
  return u.where.at === 'aboard' ? `${w.aboard} ${t.name(u.where.of)}` : w[u.where.at as 'reserve'];
}

function states(look: Look, id: string, u: Unit, t: Teller): string {
  const w = WORDS[t.language];
  const parts: string[] = [];
  if (u.damage > 0) parts.push(`${w.damage} ${u.damage}`);
  if (isSuppressed(look, id)) parts.push(w.suppressed);
  if (u.crippled) parts.push(w.crippled);
  if (u.immobilised) parts.push(w.immobilised);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

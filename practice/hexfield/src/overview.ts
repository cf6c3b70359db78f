import type { Teller } from '@walstatt/engine';
import type { Look } from './kit.ts';
import { strengthOf } from './rules/formation.ts';
import { place } from './text/arg.ts';

const WORDS = {
  en: {
    facing: 'facing',
    altitude: 'altitude',
    hidden: 'hidden',
    gone: 'gone',
    reserve: 'in reserve',
    wood: 'wood',
    fire: 'fire',
    chest: 'chest',
  },
  de: {
    facing: 'Blick',
    altitude: 'Höhe',
    hidden: 'auf der Lauer',
    gone: 'fort',
    reserve: 'in Reserve',
    wood: 'Wald',
    fire: 'Feuer',
    chest: 'Truhe',
  },
} as const;

/** The table in words: units by seat with their fields (column/row), then fires and chests. */
export function overview({ state }: Look, t: Teller): string[] {
  const w = WORDS[t.language];
  const lines = Object.entries(state.units).map(([id, u]) => {
    const order = u.orders.are === 'shown' ? `, ${u.orders.order}` : '';
    const { where } = u;
    if (where.at !== 'table') return `${t.name(id)}: ${w[where.at]}`;
    const height = where.altitude > 0 ? `, ${w.altitude} ${where.altitude}` : '';
    const fields = where.fields.map(place).join(' ');
    return `${t.name(id)} (${strengthOf(u)}/${u.start}): ${fields}, ${w.facing} ${where.facing}${height}${order}`;
  });
  for (const { kind, fields } of Object.values(state.terrain))
    if (kind === 'wood' || kind === 'fire') lines.push(`${w[kind]}: ${fields.map(place).join(' ')}`);
  for (const chest of Object.values(state.loot)) if (chest.found === null) lines.push(`${w.chest}: ${place(chest)}`);
  return lines;
}

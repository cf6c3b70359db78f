import type { Language, Teller } from '@walstatt/engine';
import { boxOfPolygon } from '@walstatt/geometry';
import { standing } from '../01-units/space.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { catalogue as catalogueDe } from '../texts/catalogue.de.ts';
import { catalogue as catalogueEn } from '../texts/catalogue.en.ts';
import { terrain as terrainDe } from '../texts/terrain.de.ts';
import { terrain as terrainEn } from '../texts/terrain.en.ts';

const NAMES = { de: { things: catalogueDe, terrain: terrainDe }, en: { things: catalogueEn, terrain: terrainEn } };

/** Units and weapons that have their own names, and models. Names from the catalogue are words of the language. */
export function nameOf(s: State, id: string, language: Language): string | undefined {
  const { things, terrain } = NAMES[language];
  const kind = s.terrain[id]?.kind;
  if (kind !== undefined) return terrain[kind] ?? kind;
  const unit = s.units[id] ?? s.units[s.models[id]?.unit ?? ''];
  const own = unit?.name ?? s.weapons[id]?.name;
  if (own === undefined) return undefined;
  const name = things[own] ?? own;
  return unit === undefined || id in s.units ? name : `${name} ${unit.models.indexOf(id) + 1}`;
}

/** The table in words, with a line for each thing on it. */
export function overview(look: L, t: Teller): string[] {
  const s = look.state;
  const lines: string[] = [];
  for (const { id } of s.seats) {
    const p = s.players[id]!;
    lines.push(`${t.name(id)} (${t.name(p.edge)}): ${p.points} ${t.name('points')}`);
    for (const unit in s.units) {
      const u = s.units[unit]!;
      if (u.owner !== id) continue;
      const state = u.status === 'table' ? (u.morale === 'ok' ? 'onTable' : u.morale) : u.status;
      lines.push(`  ${t.name(unit)}: ${u.living} ${t.name('models')}, ${t.name(state)}${placeIn(look, unit, t)}`);
    }
  }
  for (const id in s.objectives) {
    const o = s.objectives[id]!;
    lines.push(`${t.name(id)}: ${t.length(o.at.x)}, ${t.length(o.at.y)} (${o.value === 0 ? '?' : o.value})`);
  }
  for (const id in s.terrain) {
    const box = boxOfPolygon(s.terrain[id]!.shape);
    lines.push(`${id} ${nameOf(s, id, t.language)}: ${between(box, t)}`);
  }
  return lines;
}

const placeIn = (look: L, unit: string, t: Teller): string =>
  look.state.units[unit]!.status === 'table' ? `: ${between(standing(look, unit).box, t)}` : '';

const between = (b: { minX: number; minY: number; maxX: number; maxY: number }, t: Teller): string =>
  `${t.length(b.minX)}–${t.length(b.maxX)}, ${t.length(b.minY)}–${t.length(b.maxY)}`;

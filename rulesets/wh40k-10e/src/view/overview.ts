import type { Language, Teller } from '@walstatt/engine';
import { boxOfPolygon } from '@walstatt/geometry';
import { wholeUnits } from '../01-units/units.ts';
import { standing } from '../04-measuring/table-top.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { catalogueDe } from '../texts/catalogue.de.ts';
import { words } from './words.ts';

/** Units, models, weapons and terrain. Names from the catalogue are words of the language. */
export function nameOf(s: State, id: string, language: Language): string | undefined {
  const inLanguage = (name: string): string => (language === 'de' ? (catalogueDe[name] ?? name) : name);
  const model = s.models[id];
  if (model !== undefined) {
    const { models, name } = s.units[model.unit]!;
    return models.length === 1 ? inLanguage(name) : `${inLanguage(name)} ${models.indexOf(id) + 1}`;
  }
  const own = s.units[id]?.name ?? s.weapons[id]?.name;
  if (own !== undefined) return inLanguage(own);
  const kind = s.terrain[id]?.kind;
  if (kind !== undefined) return words[language].terrain[kind].name;
  return language === 'de' ? catalogueDe[id] : undefined;
}

/** The table in words, with a line for each thing on it. */
export function overview(look: L, t: Teller): string[] {
  const s = look.state;
  const w = words[t.language];
  const lines: string[] = [];
  for (const { id } of s.seats) {
    const { commandPoints, victoryPoints } = s.players[id]!;
    lines.push(`${t.name(id)}: ${w.points(commandPoints, victoryPoints)}`);
    for (const unit of wholeUnits(s)) {
      const { owner, status } = s.units[unit]!;
      if (owner !== id) continue;
      const { models, box } = standing(look, unit);
      const where = models.length > 0 ? `${w.models(models.length)}: ${between(box, t)}` : '';
      lines.push(`  ${t.name(unit)}: ${where || (status.at === 'battlefield' ? '' : w.elsewhere[status.at])}`);
    }
  }
  for (const id in s.objectives) {
    const { at, control } = s.objectives[id]!;
    lines.push(`${t.name(id)}: ${t.length(at.x)}, ${t.length(at.y)}${control === null ? '' : ` (${t.name(control)})`}`);
  }
  for (const id in s.terrain) lines.push(`${id} ${t.name(id)}: ${between(boxOfPolygon(s.terrain[id]!.footprint), t)}`);
  return lines;
}

const between = (b: { minX: number; minY: number; maxX: number; maxY: number }, t: Teller): string =>
  `${t.length(b.minX)}–${t.length(b.maxX)}, ${t.length(b.minY)}–${t.length(b.maxY)}`;

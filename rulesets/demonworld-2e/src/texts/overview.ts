import type { Teller } from '@walstatt/engine';
import { labelsOf } from '../01-introduction/board/labels.ts';
import { bodyOf } from '../01-introduction/board/pieces.ts';
import { formationOfUnit } from '../01-introduction/formation/state.ts';
import type { Look } from '../kit.ts';

const FACINGS = { de: ['OSO', 'S', 'WSW', 'WNW', 'N', 'ONO'], en: ['ESE', 'S', 'WSW', 'WNW', 'N', 'ENE'] } as const;

/** The table in words: each unit, its order, its formation, and where its elements stand. Inferred values are named. */
export function overview(look: Look, t: Teller): string[] {
  const { state } = look;
  const round = t.language === 'de' ? 'Runde' : 'Round';
  const lines = [`${round} ${state.round}`];
  for (const id in state.units) {
    const unit = state.units[id]!;
    const body = bodyOf(state, id);
    const order = unit.orders.are === 'shown' ? t.name(unit.orders.order) : unit.orders.are === 'placed' ? '?' : '–';
    const formation = body.length === 0 ? '–' : t.name(formationOfUnit(look, id).kind);
    const { inferred } = state.cards[unit.card]!;
    lines.push(`${t.name(id)} (${t.name(unit.owner)}): ${body.length}/${unit.elements.length}, ${order}, ${formation}`);
    const fields = body.map(
      (p) => `${labelsOf(state.board, p)[0] ?? `${p.q},${p.r}`} ${FACINGS[t.language][p.facing]}`,
    );
    if (fields.length > 0) lines.push(`  ${fields.join(', ')}`);
    if (inferred.length > 0)
      lines.push(
        `  ${t.language === 'de' ? 'erschlossene Werte' : 'inferred values'}: ${inferred.map((v) => t.name(v)).join(', ')}`,
      );
  }
  return lines;
}

import type { Answer, Forecast, Plan } from '@walstatt/engine';
import { enemiesTouching } from '../01-introduction/board/contact.ts';
import { sideOfUnit, unitOf } from '../01-introduction/board/occupancy.ts';
import { zoneOf } from '../01-introduction/board/sides-of-element.ts';
import { attacksIn } from '../04-missiles/volley/announce.ts';
import { strengthAgainst } from '../06-melee/strikes.ts';
import type { Asked, Look } from '../kit.ts';
import { bodyAfter } from './ghosts.ts';

/** What would be rolled for a move into contact or for announced strikes. */
export function forecast(look: Look, request: Asked, answer: Answer): readonly Forecast[] {
  return request.name === 'move' ? attackBy(look, request, answer as Plan) : strikesOf(look, request, answer);
}

/** DW-VI-20: the best strike at each enemy unit that a move brings in front of an element. */
function attackBy(look: Look, request: Asked<'move'>, plan: Plan): Forecast[] {
  const { unit } = request.args;
  const side = sideOfUnit(look.state, unit);
  const best = new Map<string, Forecast>();
  for (const own of plan.length === 0 ? [] : bodyAfter(look, request, plan))
    for (const enemy of enemiesTouching(look, side, own.q, own.r)) {
      if (zoneOf(own, enemy.q, enemy.r) !== 'front') continue;
      const target = unitOf(look.state, enemy.id);
      const base = strengthAgainst(look, own.id, enemy.id);
      const subject = { by: own.id, target: enemy.id, supporters: 0, from: own };
      const { value, reasons } = look.explain('meleeBase', base, subject);
      if (value <= (best.get(target)?.needed ?? Number.NEGATIVE_INFINITY)) continue;
      const roll = { purpose: 'strike', dice: 1, sides: 20, needed: value, upTo: true, base, reasons } as const;
      best.set(target, { ...roll, by: unit, target });
    }
  return [...best.values()];
}

/** DW-VI-20, DW-VI-21: what every announced strike would need. A hit removes its target (DW-VI-22). */
function strikesOf(look: Look, request: Asked, answer: Answer): readonly Forecast[] {
  if (request.name !== 'strikes' || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  return attacksIn(answer as Readonly<Record<string, string>>).map(({ by, target, support }): Forecast => {
    const strength = strengthAgainst(look, by, target);
    const { value, reasons } = look.explain('meleeBase', strength, { by, target, supporters: support.length });
    return {
      purpose: 'strike',
      by,
      target,
      dice: 1,
      sides: 20,
      needed: value,
      upTo: true,
      base: strength,
      reasons,
      fells: true,
    };
  });
}

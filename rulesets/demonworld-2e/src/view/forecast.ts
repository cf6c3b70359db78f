import type { Answer, Forecast, Request } from '@walstatt/engine';
import type { Look } from '../kit.ts';
import { strengthAgainst } from '../rules/melee/strikes.ts';
import { attacksIn } from '../rules/missile/volley.ts';

/** DW-VI-20, DW-VI-21: what every announced strike would need; a hit takes its target away (DW-VI-22). */
export function forecast(look: Look, request: Request, answer: Answer): readonly Forecast[] {
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

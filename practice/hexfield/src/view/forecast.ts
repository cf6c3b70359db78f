import type { Answer, Forecast } from '@walstatt/engine';
import type { Asked, Look } from '../kit.ts';
import { strikingDice } from '../rules/strike.ts';

/**
 * What the announced strikes would be rolled for. Shots are announced before measuring (HX-SHOOT-01), so nothing is
 * said about them.
 */
export function forecast(look: Look, request: Asked, answer: Answer): readonly Forecast[] {
  if (request.name !== 'strikes' || typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer as Readonly<Record<string, string>>).flatMap(([unit, target]) =>
    strikeOf(look, unit, target),
  );
}

/** HX-MELEE-04, HX-MELEE-05, HX-SHOOT-07: the strikes of a unit, and the armour against each hit. */
function strikeOf(look: Look, unit: string, target: string): Forecast[] {
  const [u, t] = [look.state.units[unit], look.state.units[target]];
  const dice = u === undefined || t === undefined ? 0 : strikingDice(look, unit, target);
  if (dice === 0) return [];
  const { value, base, reasons } = look.explain('strikeNeed', u!.profile.melee, { unit, target });
  return [
    { purpose: 'strike', by: unit, target, dice, sides: 20, needed: value, upTo: true, base, reasons },
    { purpose: 'armour', by: target, dice: 1, each: true, sides: 20, needed: t!.profile.armour, upTo: true },
  ];
}

import type { Answer, Forecast, Prospect } from '@walstatt/engine';
import { modelsOf } from '../01-units/units.ts';
import { volleysOf } from '../13-shooting/shoot/choices.ts';
import { UNAIMED } from '../14-attacks/attack.ts';
import { chargeTargets } from '../16-charge/eligible.ts';
import { explainLeadership } from '../18-datasheets/leadership-test/roll.ts';
import { GRENADES } from '../20-stratagems/grenade/activity.ts';
import type { Volley } from '../generated/state.ts';
import type { Asked, L } from '../kit.ts';
import { forecastOf } from './attack-forecast.ts';
import { chargeProspect, chargeRoll } from './charge-forecast.ts';

/** What an answer would be rolled for. */
export function forecast(look: L, r: Asked, answer: Answer): readonly Forecast[] {
  const charge = chargeIn(look, r, answer);
  if (charge !== null) return [chargeRoll(look, charge.unit, charge.targets)];
  switch (r.name) {
    case 'targets':
      return isGiven(answer) ? forecastOf(look, r.args.unit, volleysOf(look, r.args.unit, answer)) : [];
    case 'meleeTargets':
      return forecastOf(look, r.args.unit, splitBetween(look, r, answer));
    case 'battleShockNext':
      return typeof answer === 'string' ? [shockTest(look, answer)] : [];
    case 'grenadeTarget':
      return [{ purpose: 'grenade', ...GRENADES, sides: 6 }];
    default:
      return [];
  }
}

/** What a charge leads to. */
export function prospects(look: L, r: Asked, answer: Answer): readonly Prospect[] {
  const charge = chargeIn(look, r, answer);
  return charge === null ? [] : [chargeProspect(look, charge.unit, charge.targets)];
}

const isGiven = (answer: Answer): answer is Readonly<Record<string, string>> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

type Charge = { readonly unit: string; readonly targets: readonly string[] };

/** The charge that an answer stands for: that of a unit with a single target, at chosen targets, or rolled once more. */
function chargeIn(look: L, r: Asked, answer: Answer): Charge | null {
  if (r.name === 'chargeNext' && typeof answer === 'string') {
    const targets = chargeTargets(look, answer);
    return targets.length === 1 ? { unit: answer, targets } : null;
  }
  if (r.name === 'chargeTargets' && Array.isArray(answer) && answer.length > 0)
    return { unit: r.args.unit, targets: answer as readonly string[] };
  if (r.name === 'afterRoll' && r.args.purpose === 'charge' && typeof answer === 'string') {
    const frame = look.state.agenda.findLast((f) => f.do === 'charge');
    return (frame?.c as Charge | undefined) ?? null;
  }
  return null;
}

/** WH-MELEE-10: the attacks of one weapon, as they are split between the targets. */
function splitBetween(look: L, { args: { unit, weapon }, options }: Asked<'meleeTargets'>, answer: Answer): Volley[] {
  const { state } = look;
  const model = modelsOf(state, unit).find((m) => state.models[m]!.weapons.includes(weapon));
  if (model === undefined || typeof answer !== 'object' || answer === null) return [];
  const counts = answer as Readonly<Record<string, number>>;
  return options.flatMap(({ id: target }) => {
    const attacks = counts[target] ?? 0;
    const targetSize = modelsOf(state, target).length;
    return attacks > 0 ? [{ target, targetSize, guns: [{ ...UNAIMED, model, weapon, attacks }] }] : [];
  });
}

/** WH-CMD-08. */
function shockTest(look: L, unit: string): Forecast {
  const { value, base, reasons } = explainLeadership(look, unit);
  return { purpose: 'battleShock', dice: 2, sides: 6, sum: true, needed: value, base, reasons };
}

import { profileOf } from '../../01-units/units.ts';
import type { AttacksContext } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { chargeChance, chargeNeeds, fightWorth } from '../scripts/charges.ts';
import { chanceOf, killsBy, meanOf, PLAINLY, saverOf } from '../scripts/harm.ts';
import { modelPrice } from '../scripts/strength.ts';

/** What it brings to roll a die again that fell into a class, in hundreds of points. */
export function reRollWorth(look: L, fallen: string): number {
  const now = look.state.agenda.at(-1)!;
  if (now.do === 'charge') return secondCharge(look, now.c, Number(fallen));
  if (now.do === 'attacks') return secondAttack(look, now.c, { step: now.at, fallen });
  const failed = fallen === 'miss' || fallen === 'fail';
  if (now.do === 'desperateEscape') return failed ? 0.6 * modelPrice(look.state, now.c.unit) : 0;
  return 0;
}

type Charge = { readonly unit: string; readonly targets: readonly string[] };

/** A charge that would fail. */
function secondCharge(look: L, { unit, targets }: Charge, rolled: number): number {
  if (targets.every((target) => rolled >= chargeNeeds(look, unit, target))) return 0;
  return Math.min(...targets.map((target) => chargeChance(look, unit, target) * fightWorth(look, unit, target)));
}

type Die = { readonly step: string; readonly fallen: string };

function secondAttack(look: L, c: AttacksContext, { step, fallen }: Die): number {
  const s = look.state;
  const w = s.weapons[c.gun!.weapon]!;
  const price = modelPrice(s, c.target);
  const each = (killsBy(look, c.gun!.weapon, c.target, PLAINLY) * price) / Math.max(1, meanOf(w.attacks));
  if (step === 'hit') return fallen === 'fail' ? each : 0;
  if (step === 'wound') return fallen === 'fail' ? each / Math.max(0.2, chanceOf(w.skill)) : 0;
  const { wounds, save, invulnerable } = profileOf(s, c.model ?? saverOf(s, c.target));
  const share = Math.min(1, meanOf(w.damage) / wounds);
  const need = Math.min(save - w.penetration, invulnerable ?? 7);
  if (fallen === 'miss') return need > 6 ? 0 : chanceOf(need) * share * price;
  const rolled = Number(fallen);
  if (Number.isNaN(rolled) || w.damage.dice !== 1) return 0;
  return (Math.max(0, Math.min(wounds, meanOf(w.damage)) - rolled - w.damage.plus) / wounds) * price;
}

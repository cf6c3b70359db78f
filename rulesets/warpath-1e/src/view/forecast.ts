import type { Answer, Forecast, Reason, RuleId } from '@walstatt/engine';
import { has, isVehicle, numberOfRule } from '../01-units/units.ts';
import { extraDice, hitReasons, shotDice, strikeDice, strikeReasons } from '../12-shooting/hit-dice.ts';
import type { Shot } from '../12-shooting/shots.ts';
import { woundNeed, woundReasons } from '../14-wounding/resolve.ts';
import type { Asked, Look } from '../kit.ts';
import { type Charge, chargeIn } from './melee-odds.ts';

/** What the dice of a shot, a charge or a morale test would be rolled for. */
export function forecast(look: Look, request: Asked, answer: Answer): readonly Forecast[] {
  const charge = chargeIn(look, request, answer);
  if (charge !== null) return chargeOf(look, charge);
  if (typeof answer !== 'string') return [];
  if (request.name === 'attack') return onlyShotOf(look, request, answer);
  if (look.state.units[answer] === undefined) return [];
  if (request.name === 'testUnit') return testOf(look, answer);
  if (request.name !== 'target') return [];
  return shotOf(look, { unit: request.args.unit, with: request.args.attack, target: answer });
}

/** An attack with only one target is fired at once. */
function onlyShotOf(look: Look, { args: { unit }, options }: Asked<'attack'>, attack: string): Forecast[] {
  const target = options.find((o) => o.id === attack)?.args.target ?? null;
  return target === null ? [] : shotOf(look, { unit, with: attack, target });
}

function shotOf(look: Look, shot: Shot): Forecast[] {
  const { dice, need } = shotDice(look, shot);
  const { toHit } = look.state.units[shot.unit]!;
  const reasons = hitReasons(look, shot);
  return [{ purpose: 'toHit', dice, sides: 6, needed: need, base: toHit, reasons }, woundOf(look, shot)];
}

function woundOf(look: Look, hit: Parameters<typeof woundNeed>[1]): Forecast {
  const { defence } = look.state.units[hit.target]!;
  const reasons = woundReasons(look, hit);
  return { purpose: 'toWound', dice: 1, each: true, sides: 6, needed: woundNeed(look, hit), base: defence, reasons };
}

/** WP-MELEE-02, -03, -06, -10: the strikes that follow a charge; a rough way makes them harder. Cowards roll first. */
function chargeOf(look: Look, { unit, target, rough, dares }: Charge): Forecast[] {
  const u = look.state.units[unit]!;
  const strike = { unit, target };
  const worse = rough ? 1 : 0;
  const reasons = strikeReasons(look, strike, rough);
  const own = strikeDice(look, strike, worse);
  const rolls: Forecast[] = [
    ...(dares ? [] : [{ purpose: 'courage', dice: 1, sides: 6, needed: 2 } as const]),
    { purpose: 'toHit', dice: own.dice, sides: 6, needed: own.need, base: u.toHit, reasons },
    woundOf(look, { ...strike, with: 'strength', strength: numberOfRule(u, 'crushingStrength') }),
  ];
  for (const x of u.extras) {
    const extra = extraDice(look, strike, x.dice, worse);
    rolls.push({
      purpose: 'toHit',
      by: x.name,
      dice: extra.dice,
      sides: 6,
      needed: extra.need,
      base: u.toHit,
      reasons,
    });
    rolls.push({ ...woundOf(look, { ...strike, with: 'strength', strength: x.crushing }), by: x.name });
  }
  return rolls;
}

/** WP-MORALE-09, -10: what a double one never does, and what a double six always does. */
const AFTER_DOUBLE_ONE = 3;
const DOUBLE_SIX = 12;

/**
 * WP-MORALE-05 to -07, -09, -10: two dice plus all damage, against the limits of the results that the unit can have.
 */
function testOf(look: Look, id: string): Forecast[] {
  const u = look.state.units[id]!;
  const limit = (base: number, means: string, rule: RuleId): Forecast => {
    const left = base - u.damage;
    const reasons: Reason[] = [{ rule, op: 'add', by: -u.damage, value: left }];
    if (left < AFTER_DOUBLE_ONE)
      reasons.push({ rule: 'WP-MORALE-10', op: 'atLeast', by: AFTER_DOUBLE_ONE, value: AFTER_DOUBLE_ONE });
    if (left > DOUBLE_SIX && means === 'suppressed')
      reasons.push({ rule: 'WP-MORALE-09', op: 'atMost', by: DOUBLE_SIX, value: DOUBLE_SIX });
    const needed = reasons[reasons.length - 1]!.value;
    return { purpose: 'morale', target: id, dice: 2, sides: 6, sum: true, needed, base, reasons, means };
  };
  const firm = u.type === 'flyer' || has(u, 'unshakeable');
  const crippled = isVehicle(u) && !u.crippled;
  return [
    ...(firm ? [] : [limit(u.suppress, 'suppressed', 'WP-MORALE-07')]),
    ...(crippled ? [limit(u.destroy, 'crippled', 'WP-VEHICLE-43')] : []),
    crippled
      ? limit(u.destroy + 1, 'destroyed', 'WP-VEHICLE-46')
      : limit(u.destroy, 'destroyed', u.crippled ? 'WP-VEHICLE-45' : 'WP-MORALE-06'),
  ];
}

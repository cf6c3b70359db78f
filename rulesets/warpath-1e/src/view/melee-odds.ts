import type { Answer, Plan, Prospect } from '@walstatt/engine';
import { has, numberOfRule } from '../01-units/units.ts';
import { chargeReach } from '../07-measuring/lengths.ts';
import { readOrder } from '../08-movement/order/orders.ts';
import { waysOf } from '../08-movement/walk/walk-check.ts';
import { chargeTargets, isDisrupted } from '../10-charging/charge.ts';
import { chargePlan } from '../10-charging/charge-plan.ts';
import { extraDice, strikeDice } from '../12-shooting/hit-dice.ts';
import { woundNeed } from '../14-wounding/resolve.ts';
import { chargersOf } from '../16-melee/melees.ts';
import { type Verdict, verdict } from '../18-morale/morale.ts';
import type { Asked, Look } from '../kit.ts';

/** Chances by value: the index is the value. */
type Chances = readonly number[];

/**
 * What a charge will do to its target when this turn's melees are fought: together with all units that have charged it
 * already, along the chosen way or else the engine's own. No optional re-roll is counted. A target that was run over
 * gets no forecast: it is tested before its melee and may not survive until then (WP-G-52).
 */
export function prospects(look: Look, request: Asked, answer: Answer): readonly Prospect[] {
  const charge = chargeIn(look, request, answer);
  return charge === null || look.state.units[charge.target]!.hurt ? [] : meleeOf(look, charge);
}

/** `dares`: its courage is no longer in question. */
export type Charge = {
  readonly unit: string;
  readonly target: string;
  readonly rough: boolean;
  readonly dares: boolean;
};

/** The charge that an answer stands for: an order to charge where there is only one target, a target, or a way. */
export function chargeIn(look: Look, asked: Asked, answer: Answer): Charge | null {
  if (asked.name === 'order' && typeof answer === 'string') {
    const { order, jump } = readOrder(answer);
    const { unit } = asked.args;
    const [target, ...more] = order === 'charge' ? chargeTargets(look, unit, jump) : [];
    return target === undefined || more.length > 0
      ? null
      : { unit, target, rough: isRough(look, unit, target, jump, null), dares: isBrave(look, unit) };
  }
  if (asked.name !== 'chargeTarget' && asked.name !== 'chargeMove') return null;
  const { unit } = asked.args;
  const frame = look.state.agenda.findLast((f) => f.do === 'charge');
  const jump = (frame?.c as { readonly jump: boolean } | undefined)?.jump === true;
  const target = asked.name === 'chargeMove' ? asked.args.target : answer;
  if (typeof target !== 'string' || look.state.units[target] === undefined) return null;
  const plan = asked.name === 'chargeMove' ? (answer as Plan) : null;
  // WP-SPECIAL-12: the die is rolled between target and way.
  const dares = asked.name === 'chargeMove' || isBrave(look, unit);
  return { unit, target, rough: isRough(look, unit, target, jump, plan), dares };
}

const isBrave = (look: Look, unit: string): boolean => !has(look.state.units[unit]!, 'cowardly');

/** WP-CHARGE-09, WP-SPECIAL-27: whether the way of a charge disrupts it; jump packs are never disrupted. */
function isRough(look: Look, unit: string, target: string, jump: boolean, plan: Plan | null): boolean {
  const u = look.state.units[unit]!;
  if (jump) return false;
  const ways = plan === null ? chargePlan(look, unit, target, chargeReach(u, jump), jump)?.ways : waysOf(u, plan);
  return ways !== undefined && ways !== null && isDisrupted(look, unit, target, ways);
}

function meleeOf(look: Look, { unit, target, rough, dares }: Charge): Prospect[] {
  const friends = chargersOf(look.state, target).filter((id) => id !== unit);
  const struck = [...friends.map((id) => damageBy(look, id, target, 0)), damageBy(look, unit, target, rough ? 1 : 0)];
  const sure = struck.reduce(together, [1]);
  // WP-SPECIAL-12: a coward may stay where it is; then only the others strike.
  const coward = dares ? 0 : 1 / 6;
  const without = struck.slice(0, -1).reduce(together, [1]);
  const damage = sure.map((p, n) => p * (1 - coward) + (without[n] ?? 0) * coward);
  const results = testedAfter(look, target, damage);
  const yesNo = (measure: string, chance: number): Prospect => ({
    measure,
    rows: [
      [0, 1 - chance],
      [1, chance],
    ],
  });
  const crippled = results.crippled + results.crippledAndDown;
  return [
    { measure: 'damage', rows: damage.map((p, n) => [n, p] as const) },
    yesNo('destroyed', results.destroyed),
    ...(crippled > 0 ? [yesNo('crippled', crippled)] : []),
  ];
}

/**
 * WP-MELEE-02, -03, -10: the strikes of one charger: its own attacks, then those of its equipment. `worse`: a rough
 * way.
 */
function damageBy(look: Look, unit: string, target: string, worse: number): Chances {
  const u = look.state.units[unit]!;
  const strike = { unit, target };
  const attack = ({ dice, need }: { dice: number; need: number }, strength: number): Chances =>
    successes(dice, ((7 - need) / 6) * ((7 - woundNeed(look, { ...strike, with: 'strength', strength })) / 6));
  const own = attack(strikeDice(look, strike, worse), numberOfRule(u, 'crushingStrength'));
  return u.extras.reduce((all, x) => together(all, attack(extraDice(look, strike, x.dice, worse), x.crushing)), own);
}

/** WP-MELEE-12, WP-MORALE-05: a damaged unit is tested once; every roll of two dice is counted. */
function testedAfter(look: Look, target: string, damage: Chances): Record<Verdict, number> {
  const u = look.state.units[target]!;
  const sums: Record<Verdict, number> = { steady: 0, suppressed: 0, crippled: 0, crippledAndDown: 0, destroyed: 0 };
  damage.forEach((p, n) => {
    if (n === 0) {
      sums.steady += p;
      return;
    }
    for (let roll = 2; roll <= 12; roll++)
      sums[verdict({ ...u, damage: u.damage + n }, roll, true)] += (p * (6 - Math.abs(7 - roll))) / 36;
  });
  return sums;
}

/** How many of a number of dice succeed. */
function successes(dice: number, chance: number): Chances {
  let rows: Chances = [1];
  for (let i = 0; i < dice; i++) rows = together(rows, [1 - chance, chance]);
  return rows;
}

/** The sum of two independent numbers. */
function together(a: Chances, b: Chances): Chances {
  const rows = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      rows[i + j]! += p * q;
    });
  });
  return rows;
}

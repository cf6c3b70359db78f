import { gapAtMost } from '@walstatt/geometry';
import { ACROSS, inEngagementRange } from '../../03-engagement/engagement.ts';
import { type Standing, standing } from '../../04-measuring/table-top.ts';
import type { Manner } from '../../10-movement/manner.ts';
import type { Way } from '../../10-movement/ways.ts';
import { chargesOver } from '../../18-datasheets/leading.ts';
import { barricadesAt, endsAcross, hasBarricades, REACH_ACROSS } from '../../22-terrain/across-barricade.ts';
import type { L } from '../../kit.ts';
import type { Approach, Missing } from '../approach/approach.ts';
import { findApproach } from '../approach/find.ts';

/**
 * WH-CHARGE-12: a charge comes within engagement range of its targets alone. WH-CHARGE-21, WH-CHARGE-22, WH-CHARGE-23,
 * WH-CHARGE-24, WH-CHARGE-25, WH-CHARGE-26, WH-CHARGE-27: terrain and those that can FLY are judged as in any move.
 */
const CHARGE: Manner = {
  far: 'WH-CHARGE-15',
  characteristic: false,
  near: 'WH-CHARGE-12',
  end: 'WH-CHARGE-12',
  flies: true,
};

/** A charge whose roll is known. */
export type Charge = { readonly unit: string; readonly targets: readonly string[]; readonly distance: number };

/** WH-CHARGE-13: in coherency, as all moves end. WH-CHARGE-11: near every target, WH-TERRAIN-15: or across a barricade from it. WH-CHARGE-16: each model closer to one of them. WH-CHARGE-17: in contact if it can. */
export function approachOf(look: L, { unit, targets, distance }: Charge): Approach {
  const goals = targets.map((target) => standing(look, target).measured);
  const { models } = standing(look, unit);
  return {
    move: { unit, manner: CHARGE, distance, targets, over: chargesOver(look.state, unit) },
    movers: models,
    goals: models.map(() => goals),
    closer: 'WH-CHARGE-16',
    foes: goals.flat(),
    contact: 'WH-CHARGE-17',
    everybody: true,
    missing: (ends) => targets.flatMap((target) => missed(look, ends, target)),
  };
}

function missed(look: L, ends: Standing, target: string): Missing[] {
  const foes = standing(look, target);
  const { measured } = foes;
  if (endsAcross(look, ends, foes)) return [];
  if (ends.measured.some((own) => measured.some((foe) => inEngagementRange(own, foe)))) return [];
  return [
    {
      refusal: { code: 'notEngaged', rule: 'WH-CHARGE-11', args: { unit: target } },
      near: [...measured, ...barricadesAt(look, foes)],
    },
  ];
}

/** A legal charge move, worked out once for each position, or null if none was found. */
export const chargeWays = (look: L, charge: Charge): readonly Way[] | null =>
  look.memo('chargeWays', `${charge.unit} ${charge.targets.join()} ${charge.distance}`, () =>
    findApproach(look, approachOf(look, charge)),
  );

/** WH-CHARGE-11, WH-CHARGE-14: whether some target is so far away that no charge move can be enough. */
export function isHopeless(look: L, { unit, targets, distance }: Charge): boolean {
  const reach = hasBarricades(look.state) ? REACH_ACROSS : ACROSS;
  return targets.some((target) => {
    const foes = standing(look, target).bodies;
    return !standing(look, unit).bodies.some((own) => foes.some((foe) => gapAtMost(own, foe, distance + reach)));
  });
}

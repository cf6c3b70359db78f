import { faultsOf, type Refusal } from '@walstatt/engine';
import { standing } from '../../04-measuring/table-top.ts';
import { judgePlan } from '../../10-movement/judge.ts';
import type { Manner, Move } from '../../10-movement/manner.ts';
import { standingAfter, type Way, waysOf } from '../../10-movement/ways.ts';
import type { Requests } from '../../generated/state.ts';
import { type L, request } from '../../kit.ts';
import { FAR } from '../set-up/demands.ts';
import { refuseNearFoes } from '../set-up/judge.ts';

/** WH-ABIL-15: a normal move, but of the distance that the ability gives. */
export const SCOUTING: Manner = {
  far: 'WH-ABIL-15',
  characteristic: false,
  near: 'WH-MOVE-18',
  end: 'WH-ENG-05',
  flies: true,
};

export const moveOfScouts = ({ unit, distance }: Requests['scoutMove']['args']): Move => ({
  unit,
  manner: SCOUTING,
  distance,
  random: 0,
});

/** WH-ABIL-17: the move ends more than 9" from all enemies. */
export function refuseEnds(look: L, unit: string, ways: readonly Way[]): Refusal | null {
  const ends = standingAfter(look.state, standing(look, unit), ways);
  const says = { code: 'tooNear', rule: 'WH-ABIL-17' } as const;
  for (const { model } of ways) {
    const refusal = refuseNearFoes(look, ends, ends.models.indexOf(model), { limit: FAR, says });
    if (refusal !== null) return refusal;
  }
  return null;
}

export const scoutRequest = request('scoutMove', {
  check: (look, { args }, plan, all) =>
    faultsOf(all, (faults) => {
      judgePlan(look, moveOfScouts(args), plan, faults);
      if (faults.list.length === 0) faults.add(refuseEnds(look, args.unit, waysOf(look, args.unit, plan) ?? []));
    }),
  witness: () => [],
});

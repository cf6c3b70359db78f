import { faultsOf, type Placed, type Refusal } from '@walstatt/engine';
import { judgeSetUp, placesOf, standingOn } from '../../19-deployment/set-up/judge.ts';
import { findRoom } from '../../19-deployment/set-up/room.ts';
import { type Asked, type L, request } from '../../kit.ts';
import { termsFor } from './terms.ts';

const roomFor = (look: L, { args: { unit, transport, how } }: Asked<'disembark'>): Placed[] | null =>
  findRoom(look, unit, termsFor(look, transport, how));

/**
 * WH-TRANS-09: all models find a place, or nobody disembarks. WH-TRANS-18, WH-TRANS-24: out of a destroyed TRANSPORT the
 * unit must. Staying is then refused only with places that were found.
 */
function refuseStaying(look: L, r: Asked<'disembark'>): Refusal | null {
  if (r.args.how === 'disembark') return null;
  const better = roomFor(look, r);
  return better === null
    ? null
    : { code: 'mustGetOut', rule: r.rule, args: { unit: r.args.unit }, better: better as never };
}

export const requests = {
  disembark: request('disembark', {
    check(look, r, answer, all) {
      if (answer.length === 0) return refuseStaying(look, r);
      const places = placesOf(answer);
      if (places === null)
        return { code: 'malformed', rule: null, args: { kind: 'place', wanted: 'x, y, z and facing' } };
      const stands = standingOn(look.state, r.args.unit, places);
      const terms = termsFor(look, r.args.transport, r.args.how);
      return faultsOf(all, (faults) => judgeSetUp(look, stands, terms, faults));
    },
    witness: (look, r) => roomFor(look, r) ?? [],
  }),
};

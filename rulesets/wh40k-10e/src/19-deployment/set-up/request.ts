import { faultsOf } from '@walstatt/engine';
import { whollyInRegion } from '@walstatt/geometry';
import type { Standing } from '../../04-measuring/table-top.ts';
import { type Asked, type L, request } from '../../kit.ts';
import type { Terms } from './demands.ts';
import { judgeSetUp, placesOf, standingOn } from './judge.ts';
import { roomFor } from './room.ts';
import { termsOf } from './terms.ts';

/** A unit is set up: at deployment, or later from reserves. */
export const setUpRequest = request('setUp', {
  check(look, r, answer, all) {
    const places = placesOf(answer);
    if (places === null)
      return { code: 'malformed', rule: r.rule, args: { kind: 'place', wanted: 'x, y, z and facing' } };
    const stands = standingOn(look.state, r.args.unit, places);
    return faultsOf(all, (faults) => judgeSetUp(look, stands, termsFor(look, r, stands), faults));
  },

  witness: (look, r) => roomFor(look, r.args.unit, r.args.how),
});

/** WH-ABIL-19: infiltrating is allowed, not demanded: in its own zone a unit is set up like any other. */
function termsFor(look: L, { args: { unit, how } }: Asked<'setUp'>, { bodies }: Standing): Terms {
  if (how !== 'infiltrate') return termsOf(look.state, unit, how);
  const own = termsOf(look.state, unit, 'deploy');
  const isAtHome = bodies.every((body) => own.inside!.areas.some((area) => whollyInRegion(body, area)));
  return isAtHome ? own : termsOf(look.state, unit, 'infiltrate');
}

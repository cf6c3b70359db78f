import { request } from '../../kit.ts';
import { findFlights, flightsOf, planOf, refuseFlights, refuseLeaving } from './flight.ts';

export const requests = {
  flyAhead: request('flyAhead', {
    check(look, { args: { unit } }, plan) {
      if (plan.length === 0) return refuseLeaving(look, unit);
      const flights = flightsOf(look, unit, plan);
      if (flights === null)
        return { code: 'malformed', rule: null, args: { kind: 'path', wanted: 'one leg named fly for each model' } };
      return refuseFlights(look, unit, flights);
    },
    /** As little as possible; where nothing is possible, it leaves. */
    witness(look, { args: { unit } }) {
      const flights = findFlights(look, unit);
      return flights === null ? [] : planOf(flights);
    },
  }),
};

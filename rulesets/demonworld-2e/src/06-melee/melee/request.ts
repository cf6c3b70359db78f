import { faultsOf } from '@walstatt/engine';
import { NOTHING } from '../../04-missiles/volley/announce.ts';
import { type Announced, eachItsOwn } from '../../04-missiles/volley/each-its-own.ts';
import { type Asked, type Look, request } from '../../kit.ts';
import { judgeStrikes, strikesRefusal } from '../strikes.ts';

/** DW-VI-18: the announcement of one step of initiative. */
const strikes = request('strikes', {
  check: (look, r, answer, all) => faultsOf(all, (faults) => judgeStrikes(look, answer, r.args, faults)),
  witness: (look, r) => everybodyStrikes(look, r, () => 1),
});

/** DW-VI-15: support for attacks of other players of the side. Staying out is the default. */
const assist = request('assist', {});

export const requests = { strikes, assist };

/** Every element of the step strikes. Those that waited have no ally left to wait for and stay out. */
export function everybodyStrikes(look: Look, r: Asked<'strikes'>, value: () => number): Announced {
  const all = eachItsOwn(r, value);
  return Object.fromEntries(
    Object.entries(all).map(([id, choice]) => [
      id,
      strikesRefusal(look, { [id]: choice }, r.args) === null ? choice : NOTHING,
    ]),
  );
}

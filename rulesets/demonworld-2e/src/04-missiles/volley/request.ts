import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { judgeVolley } from './announce.ts';

/** DW-IV-11: the announcement of a unit's volley. Not shooting is the default. */
export const volley = request('volley', {
  check: (look, _r, answer, all) => faultsOf(all, (faults) => judgeVolley(look, answer, faults)),
});

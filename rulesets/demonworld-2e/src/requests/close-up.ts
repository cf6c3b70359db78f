import { request } from '../kit.ts';
import { closeUpRefusal } from '../rules/missile/close-up.ts';
import { fillGaps } from '../tactics/fill-gaps.ts';

export const closeUp = request('closeUp', {
  check: (look, r, answer) => closeUpRefusal(look, r.args.unit, r.args.fields, answer),
  witness: () => [],
  sample: (look, r, rng) => (rng.int(0, 9) > 0 ? fillGaps(look, r) : []),
  candidates: (look, r) => [fillGaps(look, r)],
});

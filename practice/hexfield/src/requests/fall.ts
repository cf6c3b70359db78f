import { elementId } from '../activities/fall.ts';
import type { Field } from '../generated/state.ts';
import { type Asked, type Look, request } from '../kit.ts';
import { isConnected } from '../rules/board.ts';
import { fieldsOf } from '../rules/formation.ts';

const elements = (look: Look, r: Asked<'fall'>): readonly Field[] => fieldsOf(look.state.units[r.args.unit]!);

/** HX-SHOOT-10: the remaining elements must stay in one piece. */
export const fall = request('fall', {
  check(look, r, chosen) {
    const left = elements(look, r).filter((h) => !chosen.includes(elementId(h)));
    return isConnected(left) ? null : { code: 'apart', rule: 'HX-SHOOT-10' };
  },
  /** A group in one piece always has an element that it can spare, so elements go one after the other. */
  witness(look, r) {
    let left = [...elements(look, r)];
    const chosen: string[] = [];
    const losses = r.min;
    while (chosen.length < losses) {
      const spare = left.findLast((h) => isConnected(left.filter((x) => x !== h)))!;
      chosen.push(elementId(spare));
      left = left.filter((x) => x !== spare);
    }
    return chosen;
  },
});

import type { Leg } from '@walstatt/engine';
import { type Asked, type Look, request } from '../kit.ts';
import { fieldsOf } from '../rules/formation.ts';
import { farthestRun, OFF, runDistance, runStep } from '../rules/running.ts';

const runner = (look: Look, { args: { unit } }: Asked<'flee'>) => {
  const u = look.state.units[unit]!;
  return { unit, u, fields: fieldsOf(u), move: u.profile.move };
};

/** HX-MORALE-04: as far as possible. Any way of the same length is as good. */
export const flee = request('flee', {
  check(look, r, plan) {
    const { unit, u, fields, move } = runner(look, r);
    const distance = runDistance(look.state, u, fields, plan[0]!.legs, move);
    if (distance === null) return { code: 'barred', rule: 'HX-MORALE-04' };
    const best = farthestRun(look.state, u, fields, move);
    if (distance >= best.distance) return null;
    const better = [{ mover: unit, legs: [...best.legs] }];
    return { code: 'notFar', rule: 'HX-MORALE-04', measured: distance, limit: best.distance, unit: 'count', better };
  },
  witness(look, r) {
    const { unit, u, fields, move } = runner(look, r);
    return [{ mover: unit, legs: farthestRun(look.state, u, fields, move).legs }];
  },
  /** Usually several ways are equally long. Any step may be taken that still allows a longest run. */
  sample(look, r, rng) {
    const { unit, u, fields, move } = runner(look, r);
    const legs: Leg[] = [];
    let at = fields;
    let left = move;
    let far = farthestRun(look.state, u, at, left);
    while (far.distance > 0) {
      const to = rng.int(0, 1) as 0 | 1;
      const next = runStep(look.state, u, at, to);
      const rest = next === null || next === OFF ? null : farthestRun(look.state, u, next, left - 1);
      if (next === null || next === OFF || rest!.distance < far.distance - 1)
        return [{ mover: unit, legs: [...legs, ...far.legs] }];
      legs.push({ leg: 'run', to });
      at = next;
      left--;
      far = rest!;
    }
    return [{ mover: unit, legs }];
  },
});

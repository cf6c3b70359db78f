import { ON_FOOT } from '../activities/set-up.ts';
import { request } from '../kit.ts';
import { roomLeft, unitOf } from '../rules/units.ts';
import { refusal } from '../rules/way.ts';

/** SK-SETUP-05: no carrier takes more models than it has room for. */
export const boarding = request('boarding', {
  check: (look, _r, answer) => {
    const models: Record<string, number> = {};
    for (const [unit, carrier] of Object.entries(answer))
      if (carrier !== ON_FOOT) models[carrier] = (models[carrier] ?? 0) + unitOf(look.state, unit).living;
    for (const [carrier, measured] of Object.entries(models)) {
      const limit = roomLeft(look.state, carrier);
      if (measured > limit)
        return refusal('tooManyAboard', 'SK-SETUP-05', { measured, limit, unit: 'count', args: { carrier } });
    }
    return null;
  },
});

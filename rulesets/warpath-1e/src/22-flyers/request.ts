import { type PlacingRequest, placing } from '../01-units/placing.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';

function* wanted(look: Look): Iterable<Spot> {
  const { width, depth } = look.state.table;
  const step = inches(4);
  for (let y = step; y < depth; y += step) for (let x = step; x < width; x += step) yield { x, y, facing: 900 };
}

/** WP-FLYER-03, -04: anywhere on the battlefield, but on no unit and no terrain. */
export const flyInRequest: PlacingRequest<'flyIn'> = placing<'flyIn'>({
  manner: () => ({}),
  refuse: () => null,
  wanted,
  none(look, r) {
    if (!r.args.must) return null;
    return flyInRequest.hasPlace(look, r) ? { code: 'mustPlace', rule: 'WP-FLYER-03' } : null;
  },
});

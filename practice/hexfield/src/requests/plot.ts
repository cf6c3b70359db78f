import { request } from '../kit.ts';
import { onMap } from '../rules/board.ts';

/** HX-PLOT-01: any field of the table. */
export const plotField = request('plotField', {
  check(look, _r, placed) {
    const { q, r } = placed[0]!.pose as { q: number; r: number };
    return onMap(look.state, { q, r }) ? null : { code: 'offTable', rule: 'HX-PLOT-01', args: { q, r } };
  },
  sample(look, _r, rng) {
    const r = rng.int(0, look.state.map.rows - 1);
    return [{ piece: 'plot', pose: { q: rng.int(0, look.state.map.columns - 1) - (r >> 1), r } }];
  },
  /** The middle of the table. */
  witness(look) {
    const r = look.state.map.rows >> 1;
    return [{ piece: 'plot', pose: { q: (look.state.map.columns >> 1) - (r >> 1), r } }];
  },
});

import type { Event } from '../generated/state.ts';

type Tested = Extract<Event, { type: 'tested' }>;

/** No total reaches it. Flyers have only the second limit (WP-FLYER-16). */
const NEVER = 99;

/** The two limits of a unit's morale as printed. */
export const limitsOf = (u: { readonly suppress: number; readonly destroy: number }): string =>
  `${u.suppress === NEVER ? '–' : u.suppress}/${u.destroy}`;

/** Why a test ends otherwise than its total says (WP-MORALE-09, -10, -13, WP-SPECIAL-32); null if it does not. */
export function exceptionIn(e: Tested): 'doubleOne' | 'doubleSix' | 'exempt' | null {
  if (e.roll === 2 && e.total >= e.suppress) return 'doubleOne';
  if (e.result === 'steady' && e.roll > 2 && (e.total >= e.suppress || e.roll === 12)) return 'exempt';
  return e.roll === 12 && (e.result === 'crippledAndDown' || e.total < e.suppress) ? 'doubleSix' : null;
}

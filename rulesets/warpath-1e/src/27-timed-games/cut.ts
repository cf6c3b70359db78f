import type { Look } from '../kit.ts';

/**
 * WP-TIME-08, -09, WP-G-30: whether a phase that time has cut ends now. Whatever has begun to roll or to drive is
 * finished first: dice on the table are counted, and a vehicle does not stop on top of others. Attacks and melees that
 * still need a decision before their first dice lapse.
 */
export function endsNow(look: Look): boolean {
  if (look.state.cut !== 'now') return false;
  for (const f of look.state.agenda) {
    if (f.do === 'attack' && f.at !== 'sight' && f.at !== 'cover') return false;
    if (f.do === 'fight' && f.at !== 'order') return false;
    if (f.do === 'drive' && (f.c.trace.length > 0 || f.c.met.length > 0)) return false;
  }
  return true;
}

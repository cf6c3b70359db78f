import type { Look } from '../kit.ts';

/**
 * WP-TIME-08, WP-G-30: whether a phase that time has cut ends now. What has begun to roll or to drive is finished first:
 * dice that lie are counted, a vehicle does not stop on top of others.
 */
export function endsNow(look: Look): boolean {
  if (look.state.cut !== 'now') return false;
  for (const f of look.state.agenda) {
    if (f.do === 'attack' || f.do === 'fight') return false;
    if (f.do === 'drive' && (f.c.trace.length > 0 || f.c.met.length > 0)) return false;
  }
  return true;
}

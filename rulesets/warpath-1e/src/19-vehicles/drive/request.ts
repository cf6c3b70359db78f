import type { Leg, Plan, Request, Rng } from '@walstatt/engine';
import type { Contexts } from '../../generated/state.ts';
import { type Look, request } from '../../kit.ts';
import { drivesFor } from '../../tactics/drives.ts';
import { refuseDrive } from './drive-plan.ts';
import { touchedBy } from './parting.ts';

type Args = Pick<Contexts['drive'], 'unit' | 'why' | 'left' | 'bend' | 'pivots'>;

/** The drive that a request is about: the running one if it goes on, with what it has met so far. */
function driveOf(look: Look, r: Request): Contexts['drive'] {
  const args = r.args as unknown as Args;
  const top = look.state.agenda[look.state.agenda.length - 1];
  if (top?.do === 'drive') return top.c;
  const begun = { direction: 0, met: [], over: [], parting: touchedBy(look, args.unit), stuck: false };
  return { ...args, ...begun, plan: [], crossing: null, trace: [], asked: false };
}

const plan = (r: Request, legs: readonly Leg[]): Plan => [{ mover: `${(r.args as unknown as Args).unit}.0`, legs }];
const go = (distance: number): Leg => ({ leg: 'go', distance });
const turn = (by: number): Leg => ({ leg: 'turn', by });

function sample(look: Look, r: Request, rng: Rng): Plan | null {
  const c = driveOf(look, r);
  for (let i = 0; i < 4; i++) {
    const legs: Leg[] = [];
    const bend = (): void => {
      if (c.bend > 0) legs.push(turn(rng.int(-20, 20) * 45));
      else if (c.pivots > 0) legs.push(turn(rng.int(-40, 40) * 45));
    };
    const first = rng.int(0, 1) === 0;
    if (first || c.why === 'pivot') bend();
    const sign = c.bend > 0 && rng.int(0, 5) === 0 ? -1 : 1;
    if (c.left > 0) legs.push(go(sign * (rng.int(0, 1) === 0 ? c.left : rng.int(0, c.left))));
    if (!first && c.why !== 'pivot') bend();
    const answer = plan(r, legs);
    if (refuseDrive(look, c, answer) === null) return answer;
  }
  return [];
}

/** For searching bots: over enemies, past them, to objectives, and all around. */
function candidates(look: Look, r: Request, rng: Rng): Plan[] {
  const result = drivesFor(look, driveOf(look, r)).map((legs) => plan(r, legs));
  const any = sample(look, r, rng);
  return any === null ? result : [...result, any];
}

/** The first few of the ways it likes are tried. */
function likely(look: Look, r: Request): Plan | null {
  const c = driveOf(look, r);
  for (const legs of drivesFor(look, c).slice(0, 8)) {
    const answer = plan(r, legs);
    if (refuseDrive(look, c, answer) === null) return answer;
  }
  return null;
}

/** The request for a vehicle's way: turns and straight legs. Standing still is always allowed (WP-G-46). */
export const driveRequest = request<Plan>({
  check: (look, r, answer) => (answer.length === 0 ? null : refuseDrive(look, driveOf(look, r), answer)),
  sample,
  witness: () => [],
  candidates,
  likely,
});

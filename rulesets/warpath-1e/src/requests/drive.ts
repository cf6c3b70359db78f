import type { Leg, Plan, Request, Rng } from '@walstatt/engine';
import type { Contexts, Spot } from '../generated/state.ts';
import { type Look, request } from '../kit.ts';
import { directionTo } from '../rules/directions.ts';
import { refuseDrive } from '../rules/drive-plan.ts';
import { tableTop } from '../rules/table-top.ts';
import { areFoes, modelsOf } from '../rules/units.ts';

type Args = Pick<Contexts['drive'], 'unit' | 'why' | 'left' | 'bend' | 'pivots'>;

/** The drive that a request is about: the running one if it goes on, with what it has met so far. */
function driveOf(look: Look, r: Request): Contexts['drive'] {
  const args = r.args as unknown as Args;
  const top = look.state.agenda[look.state.agenda.length - 1];
  if (top?.do === 'drive') return top.c;
  return { ...args, direction: 0, met: [], over: [], plan: [], crossing: null, trace: [], asked: false };
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

/** As far towards a point as the drive may turn. */
function bendTo(c: Contexts['drive'], at: Spot, to: { x: number; y: number }): Leg {
  let by = (((directionTo(at, to) - at.facing) % 3600) + 3600) % 3600;
  if (by > 1800) by -= 3600;
  const most = c.pivots > 0 ? 1800 : 900;
  return turn(Math.max(-most, Math.min(most, by)));
}

/** At each enemy in turn, all the way and half of it, and back. */
function candidates(look: Look, r: Request, rng: Rng, limit: number): Plan[] {
  const c = driveOf(look, r);
  const u = look.state.units[c.unit]!;
  const at = modelsOf(u)![0]!;
  const result: Plan[] = [plan(r, [go(c.left)])];
  const marks = look.state.objectives.map((o) => ({ x: o.x, y: o.y }));
  const foes = tableTop(look).units.filter((s) => areFoes(look.state, u, s.unit));
  for (const to of [...foes.map((s) => s.bodies[0]!.centre), ...marks]) {
    const bend = bendTo(c, at, to);
    if (c.bend + c.pivots > 0)
      result.push(plan(r, [bend, go(c.left)]), plan(r, [bend, go(Math.floor(c.left / 2))]), plan(r, [bend]));
  }
  if (c.why !== 'fullPower') result.push(plan(r, [go(-c.left)]));
  const any = sample(look, r, rng);
  if (any !== null) result.push(any);
  return result.slice(0, limit);
}

/** Towards the nearest enemy: turned to it as far as may be, half the way. */
function likely(look: Look, r: Request): Plan | null {
  const c = driveOf(look, r);
  const u = look.state.units[c.unit]!;
  const at = modelsOf(u)![0]!;
  let goal: { x: number; y: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const s of tableTop(look).units) {
    if (s.unit.type === 'flyer' || !areFoes(look.state, u, s.unit)) continue;
    const [x, y] = [s.bodies[0]!.centre.x - at.x, s.bodies[0]!.centre.y - at.y];
    if (x * x + y * y >= least) continue;
    least = x * x + y * y;
    goal = s.bodies[0]!.centre;
  }
  if (goal === null) return null;
  const half = Math.floor(c.left / 2);
  return plan(r, c.bend + c.pivots > 0 ? [bendTo(c, at, goal), go(half)] : [go(half)]);
}

/** The request for a vehicle's way: turns and straight legs. Standing still is always allowed (WP-G-46). */
export const driveRequest = request<Plan>({
  check: (look, r, answer) => (answer.length === 0 ? null : refuseDrive(look, driveOf(look, r), answer)),
  sample,
  witness: () => [],
  candidates,
  likely,
});

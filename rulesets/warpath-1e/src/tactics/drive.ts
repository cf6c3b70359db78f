import type { Leg, Plan, Rng } from '@walstatt/engine';
import { refuseDrive } from '../19-vehicles/drive/drive-plan.ts';
import { driveOf } from '../19-vehicles/drive/request.ts';
import { type Asked, type Look, tactic } from '../kit.ts';
import { drivesFor } from './drives.ts';

const plan = (r: Asked<'drive'>, legs: readonly Leg[]): Plan => [{ mover: `${r.args.unit}.0`, legs }];
const go = (distance: number): Leg => ({ leg: 'go', distance });
const turn = (by: number): Leg => ({ leg: 'turn', by });

function sample(look: Look, r: Asked<'drive'>, rng: Rng): Plan | null {
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

/** Over enemies, past them, to objectives, and all around. */
function candidates(look: Look, r: Asked<'drive'>, rng: Rng): Plan[] {
  const result = drivesFor(look, driveOf(look, r)).map((legs) => plan(r, legs));
  const any = sample(look, r, rng);
  return any === null ? result : [...result, any];
}

/** Only the first few of the preferred ways are tried. */
function likely(look: Look, r: Asked<'drive'>): Plan | null {
  const c = driveOf(look, r);
  for (const legs of drivesFor(look, c).slice(0, 8)) {
    const answer = plan(r, legs);
    if (refuseDrive(look, c, answer) === null) return answer;
  }
  return null;
}

/** How computer players drive. */
export const driveTactic = tactic('drive', { sample, candidates, likely });

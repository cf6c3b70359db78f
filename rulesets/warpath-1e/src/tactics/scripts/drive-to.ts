import type { Leg, Plan } from '@walstatt/engine';
import { pieceName } from '../../01-units/pieces.ts';
import { modelsOf } from '../../01-units/units.ts';
import { ahead, type Drive, turnedBy } from '../../19-vehicles/drive/drive.ts';
import { refuseDrive } from '../../19-vehicles/drive/drive-plan.ts';
import type { Look } from '../../kit.ts';
import type { Value } from './walk-to.ts';

/** Where a way ends, and how good that is. */
export type End = { readonly legs: readonly Leg[]; readonly value: number };

/** Turns before a vehicle drives, in tenths of a degree, and the shares of its allowance that it drives then. */
const BENDS = [0, 150, -150, 300, -300, 500, -500, 700, -700, 900, -900] as const;
const PIVOTS = [...BENDS, 1200, -1200, 1500, -1500, 1800] as const;
const SHARES = [1, 0.7, 0.4, 0.2] as const;
const BACKWARDS = [-0.5, -1] as const;

/** How many ways are tried before a vehicle stays. */
const TRIES = 8;

/** Ways of a vehicle with a turn at the beginning, those to the best places first; staying is among them. */
export function endsFor(look: Look, c: Drive, value: Value): End[] {
  const at = modelsOf(look.state.units[c.unit]!)![0]!;
  const { width, depth } = look.state.table;
  const found: End[] = [{ legs: [], value: value(at.x, at.y) }];
  const add = (by: number, distance: number): void => {
    const end = ahead(turnedBy(at, by), distance);
    if (end.x < 0 || end.y < 0 || end.x > width || end.y > depth) return;
    const go: Leg = { leg: 'go', distance };
    found.push({ legs: by === 0 ? [go] : [{ leg: 'turn', by }, go], value: value(end.x, end.y) });
  };
  for (const by of c.pivots > 0 ? PIVOTS : c.bend > 0 ? BENDS : [0])
    for (const share of SHARES) add(by, Math.floor(c.left * share));
  if (c.why === 'manoeuvre') for (const share of BACKWARDS) add(0, Math.ceil(c.left * share));
  return found.sort((a, b) => b.value - a.value);
}

/** The legal way to the best place. */
export function driveTo(look: Look, c: Drive, value: Value): Plan {
  for (const { legs } of endsFor(look, c, value).slice(0, TRIES)) {
    if (legs.length === 0) return [];
    const plan: Plan = [{ mover: pieceName(c.unit, 0), legs }];
    if (refuseDrive(look, c, plan) === null) return plan;
  }
  return [];
}

import type { Solid } from '@walstatt/geometry';
import type { L } from '../kit.ts';
import { isThere, type Standing, standingAt, terrainSolid } from './space.ts';

/** Everything that stands on the table, looked up once for each state of it. */
export type Field = {
  readonly all: readonly Standing[];
  readonly byUnit: Readonly<Record<string, readonly Standing[]>>;
  /** SK-MOVE-04: what nobody passes. */
  readonly impassable: readonly Solid[];
};

export const field = (look: L): Field => look.memo('field', '', () => layOut(look));

function layOut({ state }: L): Field {
  const all: Standing[] = [];
  const byUnit: Record<string, Standing[]> = {};
  const impassable: Solid[] = [];
  for (const unit in state.units) {
    const mates: Standing[] = [];
    for (const model of state.units[unit]!.models) {
      if (state.models[model]!.where.at !== 'table') continue;
      const at = standingAt(state, model);
      all.push(at);
      mates.push(at);
    }
    byUnit[unit] = mates;
  }
  for (const id in state.terrain) {
    const t = state.terrain[id]!;
    if ((t.kind === 'wall' || t.kind === 'tower') && isThere(t)) impassable.push(terrainSolid(t));
  }
  return { all, byUnit, impassable };
}

const NOBODY: readonly Standing[] = [];

/** The models of a unit on the table, leader first. */
export const standingOf = (look: L, unit: string): readonly Standing[] => field(look).byUnit[unit] ?? NOBODY;

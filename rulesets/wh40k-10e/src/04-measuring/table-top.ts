import { type Base, type Body, bodyAt, circle, INCH, oval, rectangle, type Solid } from '@walstatt/geometry';
import { boxAround, keptStand, type Spot, type Stand } from '@walstatt/tabletop';
import { partsOf, profileOf, wholeUnits } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** Where things stand, put in terms of geometry. */

/** WH-MEAS-01: all distances are in inches. */
export const inch = (n: number): number => Math.round(n * INCH);

/**
 * A unit on the battlefield. `measured` is what distances go to: flat bases, or whole models that have none
 * (WH-MEAS-03, WH-MEAS-04). `volumes` are the models themselves, for sight (WH-G-23).
 */
export type Standing = Stand & {
  readonly models: readonly string[];
  readonly measured: readonly Solid[];
  readonly volumes: readonly Solid[];
};

type TableTop = { readonly units: readonly Standing[]; readonly byId: ReadonlyMap<string, Standing> };

/** Everything on the battlefield, laid out once for each position. */
export const tableTop = (look: L): TableTop => look.layout('tableTop', layOut);

const NOBODY: Standing = { id: '', models: [], spots: [], bodies: [], measured: [], volumes: [], box: boxAround([]) };

/** A unit as it stands, without models if it is not on the battlefield. */
export const standing = (look: L, unit: string): Standing => tableTop(look).byId.get(unit) ?? NOBODY;

export function baseOf(s: State, model: string): Base {
  const { base } = profileOf(s, model);
  if (base.shape === 'round') return circle(Math.floor(base.diameter / 2));
  return base.shape === 'oval' ? oval(base.length, base.width) : rectangle(base.length, base.width);
}

/** What distances to a model go to. */
export const measuredAt = (s: State, model: string, body: Body, z: number): Solid => ({
  body,
  bottom: z,
  height: profileOf(s, model).base.shape === 'hull' ? profileOf(s, model).height : 0,
});

export const volumeAt = (s: State, model: string, body: Body, z: number): Solid => ({
  body,
  bottom: z,
  height: profileOf(s, model).height,
});

function layOut(look: L): TableTop {
  const s = look.state;
  const kept = look.recall('stands', '', () => new Map<string, Standing>());
  const units: Standing[] = [];
  for (const id of wholeUnits(s)) {
    const models: string[] = [];
    const spots: Spot[] = [];
    for (const part of partsOf(s, id))
      for (const m of s.units[part]!.models) {
        const { where } = s.models[m]!;
        if (where.at !== 'battlefield') continue;
        models.push(m);
        spots.push({ x: where.x, y: where.y, z: where.z, facing: where.facing });
      }
    if (models.length > 0) units.push(standUp(s, kept, { id, models, spots }));
  }
  return { units, byId: new Map(units.map((u) => [u.id, u])) };
}

function standUp(s: State, kept: Map<string, Standing>, unit: Pick<Standing, 'id' | 'models' | 'spots'>): Standing {
  const { id, models, spots } = unit;
  const before = kept.get(id);
  // Two models may have swapped spots between positions from two different lines of play.
  if (before !== undefined && models.some((m, i) => m !== before.models[i])) kept.delete(id);
  return keptStand(kept, id, spots, () => standingAt(s, unit));
}

/** A unit as it would stand with its models on these spots. */
export function standingAt(s: State, { id, models, spots }: Pick<Standing, 'id' | 'models' | 'spots'>): Standing {
  const bodies = models.map((m, i) => bodyAt(baseOf(s, m), spots[i]!));
  return {
    id,
    models,
    spots,
    bodies,
    box: boxAround(bodies),
    measured: models.map((m, i) => measuredAt(s, m, bodies[i]!, spots[i]!.z ?? 0)),
    volumes: models.map((m, i) => volumeAt(s, m, bodies[i]!, spots[i]!.z ?? 0)),
  };
}

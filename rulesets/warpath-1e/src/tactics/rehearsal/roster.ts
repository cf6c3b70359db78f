import { has, numberOfRule, sideOfUnit } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { attacksOf, rangeOf } from '../../12-shooting/shots.ts';
import type { Unit } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { chance, expectedFire, expectedOverrun } from '../expectation.ts';
import { pointsOf } from '../life.ts';
import { charges, reachOf } from '../prospects.ts';
import type { Role } from './plans.ts';
import { rolesOf } from './roles.ts';

/** All units of a battle by their profiles: what each does to each other, computed once for the whole battle. */
export type Roster = {
  readonly ids: readonly string[];
  readonly sides: readonly string[];
  readonly size: number;
  readonly kinds: readonly Unit['type'][];
  readonly roles: readonly Role[];
  readonly points: Float64Array;
  readonly destroy: Float64Array;
  readonly suppress: Float64Array;
  /** How far each charges; 0 if it never does. */
  readonly reach: Float64Array;
  /** Damage when one unit charges another, at `a * size + b`. */
  readonly strike: Float64Array;
  /** Damage when a vehicle drives over another unit. */
  readonly overrun: Float64Array;
  /** Which units may turn on the way at full power (WP-SPECIAL-50). */
  readonly agile: readonly boolean[];
  /** Distances up to which each shoots equally well, ascending. */
  readonly bands: readonly (readonly number[])[];
  /** Damage of all attacks together at `a * size + b`, by band, cover and whether the shooter has halted. */
  readonly fire: readonly Float64Array[];
};

const HEIGHT = inches(18);

export const rosterOf = (look: Look): Roster => look.recall('roster', '', () => newRoster(look));

function newRoster(look: Look): Roster {
  const { state } = look;
  const ids = Object.keys(state.units);
  // Profiles only: the state of a battle must not leak into what is kept for the whole of it.
  const units = ids.map((id): Unit => ({ ...state.units[id]!, damage: 0, crippled: false }));
  const size = ids.length;
  const table = (f: (u: Unit) => number): Float64Array => Float64Array.from(units, f);
  const pairs = (f: (a: Unit, b: Unit) => number): Float64Array =>
    Float64Array.from({ length: size * size }, (_, i) => f(units[Math.floor(i / size)]!, units[i % size]!));
  const bands = units.map(bandsOf);
  const bare: Omit<Roster, 'roles'> = {
    ids,
    sides: units.map((u) => sideOfUnit(state, u)),
    size,
    kinds: units.map((u) => u.type),
    points: table(pointsOf),
    destroy: table((u) => u.destroy),
    suppress: table((u) => u.suppress),
    reach: table((u) => (charges(u) ? reachOf(u) : 0)),
    strike: pairs(blow),
    overrun: pairs((a, b) =>
      a.type === 'vehicle' && b.type !== 'vehicle' && b.type !== 'flyer' ? 0.7 * expectedOverrun(a, b) : 0,
    ),
    agile: units.map((u) => has(u, 'agile')),
    bands,
    fire: Array.from({ length: size * size }, (_, i) => {
      const a = Math.floor(i / size);
      return volleys(look, units[a]!, units[i % size]!, bands[a]!);
    }),
  };
  return { ...bare, roles: rolesOf(bare) };
}

const bandsOf = (u: Unit): number[] =>
  [...new Set(attacksOf(u).flatMap((name) => [Math.floor(rangeOf(u, name) / 2), rangeOf(u, name)]))].sort(
    (x, y) => x - y,
  );

/** What all attacks of one unit do to another from this distance, behind this cover; `halted` is 1 or 0. */
export function fireOf(
  { size, bands, fire }: Roster,
  a: number,
  b: number,
  far: number,
  cover: number,
  halted: number,
): number {
  const limits = bands[a]!;
  for (let band = 0; band < limits.length; band++)
    if (far <= limits[band]!) return fire[a * size + b]![(band * 3 + cover) * 2 + halted]!;
  return 0;
}

/**
 * How often other units give cover to a unit that stands clear of terrain (WP-COVER-05): they come and go, terrain
 * stays.
 */
const BETWEEN = 0.4;

function volleys(look: Look, u: Unit, t: Unit, bands: readonly number[]): Float64Array {
  const result = new Float64Array(bands.length * 6);
  bands.forEach((limit, band) => {
    const far = t.type === 'flyer' ? Math.max(0, limit - HEIGHT) : limit;
    if (t.type === 'flyer' && limit < HEIGHT) return;
    for (let halted = 0; halted < 2; halted++) {
      const [free, soft, hard] = [0, 1, 2].map((cover) =>
        expectedFire(look, u, t, { far, cover, halted: halted === 1 }),
      );
      result[band * 6 + halted] = (1 - BETWEEN) * free! + BETWEEN * soft!;
      result[band * 6 + 2 + halted] = soft!;
      result[band * 6 + 4 + halted] = hard!;
    }
  });
  return result;
}

/** What a charge does on average over even ground, from profiles alone. */
function blow(u: Unit, t: Unit): number {
  if (!charges(u) || t.type === 'flyer' || has(t, 'antigrav')) return 0;
  const hit = chance(Math.max(2, u.toHit));
  const dice = u.attacks * (t.type === 'artillery' ? 3 : 1);
  let sum = dice * hit * chance(Math.max(2, t.defence - numberOfRule(u, 'crushingStrength')));
  for (const x of u.extras) sum += x.dice * hit * chance(Math.max(2, t.defence - x.crushing));
  return has(u, 'cowardly') ? (5 * sum) / 6 : sum;
}

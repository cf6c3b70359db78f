/**
 * An entry of the list `benchmarks` that a file in a `bench/` folder exports. `run` measures once and returns the
 * value.
 */
export type Benchmark = Named & { run(): number };

/** `limit`: the worst relative value that is good enough. Beyond it the run of all benchmarks fails. */
export type Named = { readonly name: string; readonly unit: string; readonly limit?: number };

export type Measured = { value: number; unit: string; relative: number };

const secondsPer: Record<string, number> = { ns: 1e-9, µs: 1e-6, us: 1e-6, ms: 1e-3, s: 1 };

/** Higher is better for rates (`…/s`), lower for everything else. */
const isRate = (unit: string): boolean => unit.endsWith('/s');

export const bestOfThree = (b: Benchmark): number => bestOf(b, [b.run(), b.run(), b.run()]);

export function bestOf({ name, unit }: Named, values: readonly number[]): number {
  if (!values.every(Number.isFinite)) throw new Error(`benchmark ${name} returned ${values.join(', ')}`);
  return isRate(unit) ? Math.max(...values) : Math.min(...values);
}

/**
 * The value with the speed of the machine cancelled out. Times: how many calibration loops fit into it. Rates: how many
 * of them fit into one calibration loop. Plain counts do not depend on the machine and stay as they are.
 */
export function relative(value: number, unit: string, calibration: number): number {
  if (isRate(unit)) return value * calibration;
  const seconds = secondsPer[unit];
  return seconds === undefined ? value : (value * seconds) / calibration;
}

/** Whether a relative value is worse than its benchmark's limit. */
export const isBeyond = ({ unit, limit }: Named, found: number): boolean =>
  limit !== undefined && (isRate(unit) ? found < limit : found > limit);

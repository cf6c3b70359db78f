/**
 * `npm run bench [-- --json] [<part of a name> …]`: runs the benchmarks of all bench/ folders, best of three. `relative`
 * cancels out the speed of the machine: see tools/bench/measure.ts. Fails if a value is beyond its limit.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calibrate } from './bench/calibration.ts';
import { type Benchmark, bestOfThree, isBeyond, type Measured, type Named, relative } from './bench/measure.ts';
import { measurePages, pageBenchmarks } from './bench/pages.ts';
import { root } from './root.ts';

const args = process.argv.slice(2);
const json = args.includes('--json');
const filters = args.filter((arg) => !arg.startsWith('--'));
const isWanted = ({ name }: Named) => filters.length === 0 || filters.some((filter) => name.includes(filter));

const benchmarks: Benchmark[] = [];
for (const path of globSync('{packages,practice,rulesets}/*/bench/*.ts', { cwd: root }).sort()) {
  const module = (await import(pathToFileURL(join(root, path)).href)) as { benchmarks?: Benchmark[] };
  benchmarks.push(...(module.benchmarks ?? []).filter(isWanted));
}

const before = calibrate();
const best = new Map<Named, number>();
for (const benchmark of benchmarks) {
  console.error(`running ${benchmark.name}`);
  best.set(benchmark, bestOfThree(benchmark));
}
for (const [benchmark, value] of await measurePages((await pageBenchmarks()).filter(isWanted)))
  best.set(benchmark, value);
const after = calibrate();
const calibration = Math.min(before, after);

const results: Record<string, Measured> = {};
const beyond: string[] = [];
for (const [benchmark, value] of best) {
  const { name, unit, limit } = benchmark;
  if (results[name]) throw new Error(`two benchmarks are called ${name}`);
  const found = relative(value, unit, calibration);
  results[name] = { value, unit, relative: found };
  if (isBeyond(benchmark, found)) beyond.push(`BEYOND ITS LIMIT: ${name}, ${digits(found)} instead of ${limit}`);
}

if (Math.max(before, after) > 1.1 * calibration)
  console.error(`The machine was uneven: calibration took ${ms(before)} before and ${ms(after)} after the benchmarks.`);
if (json) console.log(JSON.stringify(results));
else {
  const width = Math.max(9, ...Object.keys(results).map((name) => name.length));
  console.log(`${'benchmark'.padEnd(width)} ${'value'.padStart(14)} ${'unit'.padEnd(12)} ${'relative'.padStart(12)}`);
  for (const [name, { value, unit, relative }] of Object.entries(results))
    console.log(
      `${name.padEnd(width)} ${digits(value).padStart(14)} ${unit.padEnd(12)} ${digits(relative).padStart(12)}`,
    );
  console.log(`calibration loop: ${ms(calibration)}; relative = time / loop, rate × loop, counts as they are`);
}
for (const line of beyond) console.error(line);
process.exitCode = beyond.length > 0 ? 1 : 0;

function ms(seconds: number): string {
  return `${(seconds * 1000).toFixed(1)} ms`;
}

function digits(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 });
}

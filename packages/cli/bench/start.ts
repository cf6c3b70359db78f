import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Seconds until the terminal has listed the rule systems, all of them loaded. */
function listed(): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'rulesets'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - began) / 1000;
}

export const benchmarks = [{ name: 'start/walstatt rulesets', unit: 's', limit: 12, run: listed }];

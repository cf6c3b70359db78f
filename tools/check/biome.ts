import { relative } from 'node:path';
import { root } from '../root.ts';
import { collect } from '../spawn.ts';
import type { Check, Finding } from './finding.ts';

/** Lint and format. */
export const biome: Check = {
  name: 'biome',
  async run() {
    const args = ['check', '--reporter=github', '--error-on-warnings', '--max-diagnostics=none', '.'];
    const { code, output } = await collect('biome', args);
    const findings = parseBiome(output);
    if (code !== 0 && findings.length === 0) findings.push({ path: 'biome.json', line: 1, message: output.trim() });
    return findings;
  },
};

/** Lines such as `::error title=lint/x,file=/a/b.ts,line=3,…::What is wrong.` */
export function parseBiome(output: string): Finding[] {
  return [...output.matchAll(/^::(?:error|warning|notice) title=([^,]+),file=([^,]+),line=(\d+)[^:]*::(.*)$/gm)].map(
    ([, rule, file, line, message]) => ({
      path: relative(root, file!),
      line: Number(line),
      message: rule === 'format' ? 'not formatted: run "npm run format"' : `${rule}: ${message}`,
    }),
  );
}

import { collect } from '../spawn.ts';
import type { Check, Finding } from './finding.ts';

/** `tsc -p .` */
export const types: Check = {
  name: 'types',
  async run() {
    const { code, output } = await collect('tsc', ['-p', '.', '--pretty', 'false']);
    const findings = parseTypeErrors(output);
    if (code !== 0 && findings.length === 0) findings.push({ path: 'tsconfig.json', line: 1, message: output.trim() });
    return findings;
  },
};

/** Lines such as `src/a.ts(3,5): error TS2322: …`; lines that go on with an error are indented. */
export function parseTypeErrors(output: string): Finding[] {
  const findings: Finding[] = [];
  for (const content of output.split('\n')) {
    const found = /^(.+)\((\d+),\d+\): error (.+)$/.exec(content);
    const last = findings.at(-1);
    if (found) findings.push({ path: found[1]!, line: Number(found[2]), message: found[3]! });
    else if (last && content.startsWith(' ')) last.message += `\n${content}`;
  }
  return findings;
}

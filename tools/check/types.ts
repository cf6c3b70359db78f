import { collect } from '../spawn.ts';
import type { Check, Finding } from './finding.ts';

/** Code that runs everywhere knows no browser. Code that runs in browsers does. */
const projects = ['tsconfig.json', 'tsconfig.browser.json'];

/** `tsc -p` for every project. */
export const types: Check = {
  name: 'types',
  async run() {
    return (await Promise.all(projects.map(typeErrors))).flat();
  },
};

async function typeErrors(project: string): Promise<Finding[]> {
  const { code, output } = await collect('tsc', ['-p', project, '--pretty', 'false']);
  const findings = parseTypeErrors(output);
  if (code !== 0 && findings.length === 0) findings.push({ path: project, line: 1, message: output.trim() });
  return findings;
}

/** Lines such as `src/a.ts(3,5): error TS2322: …`. Lines that continue an error are indented. */
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

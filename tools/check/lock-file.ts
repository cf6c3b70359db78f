import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from '../lock/optional.ts';
import { missingOptional } from '../lock/optional.ts';
import type { Check, Finding } from './finding.ts';

/** The lock file must be one that `npm ci` accepts on every system. */
export const lockFile: Check = {
  name: 'lock-file',
  run({ root, packages }) {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const added = packages.filter(({ folder }) => lock.packages[folder] === undefined);
    return [
      ...added.map(({ folder }) => refused(folder, 'npm install --package-lock-only')),
      ...missingOptional(lock).map(({ name, of }) => refused(`${name} of ${of}`, 'node tools/complete-lock.ts')),
    ];
  },
};

const refused = (what: string, cure: string): Finding => ({
  path: 'package-lock.json',
  line: 1,
  message: `${what} is missing, npm ci will refuse: run "${cure}"`,
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from '../lock/optional.ts';
import { missingOptional } from '../lock/optional.ts';
import type { Check } from './finding.ts';

/** The lock file must be one that `npm ci` accepts on every system. */
export const lockFile: Check = {
  name: 'lock-file',
  run({ root }) {
    const path = 'package-lock.json';
    const lock = JSON.parse(readFileSync(join(root, path), 'utf8')) as Lock;
    return missingOptional(lock).map(({ name, of }) => ({
      path,
      line: 1,
      message: `${name} of ${of} is missing, npm ci will refuse: run "node tools/complete-lock.ts"`,
    }));
  },
};

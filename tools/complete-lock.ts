/** `node tools/complete-lock.ts`: adds to package-lock.json what `npm install` left out and `npm ci` insists on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from './lock/optional.ts';
import { addMissing, missingOptional } from './lock/optional.ts';
import { root } from './root.ts';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
for (const { name, version } of missingOptional(lock)) console.log(`added ${name}@${version}`);
writeFileSync(file, `${JSON.stringify(addMissing(lock), null, 2)}\n`);

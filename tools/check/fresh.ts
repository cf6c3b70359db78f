import { generateAll, isStale } from '../build/generate.ts';
import type { Check } from './finding.ts';

/** Generated files must match what the generators would write now. */
export const fresh: Check = {
  name: 'generated-files',
  async run({ root }) {
    const stale = (await generateAll(root)).filter((file) => isStale(root, file));
    return stale.map(({ path }) => ({ path, line: 1, message: 'stale: run "npm run build" and commit the result' }));
  },
};

import { writeFileSync } from 'node:fs';
import { emit } from '../../src/schema/emit/emit.ts';
import { schema } from './schema.ts';

/** `node packages/engine/test/example/emit.ts` after a change of the schema; for rulesets `npm run build` does it. */
writeFileSync(new URL('generated/state.ts', import.meta.url), emit(schema));

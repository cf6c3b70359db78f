import { writeFileSync } from 'node:fs';
import { emit } from '../../../src/schema/emit/emit.ts';
import { schema } from './schema.ts';

/** `node packages/engine/test/odds/game/emit.ts` after a change of the schema. */
writeFileSync(new URL('generated/state.ts', import.meta.url), emit(schema));

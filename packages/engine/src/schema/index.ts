/**
 * What a ruleset's `schema.ts` needs, and nothing else of the engine: the package's entry `@walstatt/engine/schema`.
 */

export { join } from '../ruleset/parts.ts';
export * from './core.ts';
export * from './language.ts';

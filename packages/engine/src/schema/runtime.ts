/** What emitted code needs while it runs: the package's entry `@walstatt/engine/codec`. */
export type { Codec, Id, Parsed, Problem } from './codec.ts';
export type { Frozen } from './frozen.ts';
export type { Plain } from './language.ts';
export * from './run/mix.ts';
export * from './run/plain.ts';
export * from './run/read-data.ts';
export { field, openRecord, openVariant, optional } from './run/read-record.ts';
export * from './run/read-rows.ts';
export * from './run/read-scalar.ts';
export { nothing, parseWith, type Reader } from './run/reader.ts';
export { equalFlatList, equalFlatTable, newTable, shareOne, shareTable } from './run/rows.ts';
export { HIDDEN, hide, isKnown, known, type Secret } from './secret.ts';

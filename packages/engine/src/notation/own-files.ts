/**
 * What a ruleset needs to read and write files of its own, such as armies: the package's entry
 * `@walstatt/engine/files`.
 */

export { openYaml } from '#yaml';
export { describe, nearest, oneOf, quote } from '../schema/run/problem.ts';
export { field, isPlainObject, openRecord, optional } from '../schema/run/read-record.ts';
export { readList, readTable } from '../schema/run/read-rows.ts';
export { readBool, readInt, readLiteral, readText } from '../schema/run/read-scalar.ts';
export { nothing, type Read, type Reader, refuse, report, within } from '../schema/run/reader.ts';
export { layField } from './position/layout.ts';
export { lengthHint, readLength } from './position/lengths.ts';
export { MOST_PROBLEMS, type NotationProblem, problemAt, showProblem } from './problems.ts';
export type { YamlFile } from './yaml/open.ts';
export { problemIn } from './yaml/problem.ts';

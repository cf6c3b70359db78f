import type { Plain } from '../../schema/language.ts';
import { writeFlow, writeWord } from '../flow/write.ts';

/** Lines are kept shorter than this where the data allows it. */
export const WIDTH = 120;

/** Records of plain values, such as profiles and poses, stay on one line for longer. */
const LEAF_WIDTH = 160;

const fits = (line: string, value: Plain): boolean => line.length <= (isLeaf(value) ? LEAF_WIDTH : WIDTH);

/** A field as lines of YAML: on one line if it fits and holds no more than a row, otherwise one line for each part. */
export function layField(name: string, value: Plain, indent: number): string[] {
  const start = `${' '.repeat(indent)}${writeWord(name)}:`;
  return layAfter(start, value, indent);
}

function layAfter(start: string, value: Plain, indent: number): string[] {
  const line = `${start} ${writeFlow(value)}`;
  if (isEmpty(value) || (fits(line, value) && !isTable(value, indent))) return [line];
  if (Array.isArray(value)) return [start, ...value.flatMap((v: Plain) => layItem(v, indent + 2))];
  return [start, ...Object.entries(value as object).flatMap(([k, v]) => layField(k, v, indent + 2))];
}

function layItem(value: Plain, indent: number): string[] {
  const dash = `${' '.repeat(indent)}-`;
  const line = `${dash} ${writeFlow(value)}`;
  if (isEmpty(value) || fits(line, value)) return [line];
  if (Array.isArray(value)) return [dash, ...value.flatMap((v: Plain) => layItem(v, indent + 2))];
  const fields = Object.entries(value as object).flatMap(([k, v]) => layField(k, v, indent + 2));
  return [dash + fields[0]!.slice(indent + 1), ...fields.slice(1)];
}

const isEmpty = (x: Plain): boolean => typeof x !== 'object' || x === null || Object.keys(x).length === 0;

const isLeaf = (x: Plain): boolean => Object.values(x as object).every((v) => typeof v !== 'object' || v === null);

/** Rows of a table and of a list at the top of the file each get a line of their own. */
const isTable = (x: Plain, indent: number): boolean => indent === 0 && !isLeaf(x);

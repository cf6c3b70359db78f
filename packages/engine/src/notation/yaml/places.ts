import { type Alias, isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode, type Scalar } from 'yaml';
import type { Place } from '../problems.ts';
import { placeOf, type YamlDocument } from './document.ts';
import { Aliases, keyName } from './plain.ts';

/** Where a path of the data stands in the text, or the nearest thing around it. */
export type Found = {
  readonly key: Place;
  readonly value: Place;
  /** How many names of the path were found. */
  readonly depth: number;
};

export type Places = {
  find(path: readonly (string | number)[]): Found;
  /** The place of a character of the text at this path. Exact where the text stands in the file as it is. */
  inText(path: readonly (string | number)[], offset: number): Place;
};

export function placesOf(yaml: YamlDocument): Places {
  const aliases = new Aliases(yaml);
  const rows = new RowStarts();
  const at = (offset: number): Place => placeOf(yaml.lines, offset);

  const walk = (path: readonly (string | number)[]): { found: Found; node: ParsedNode | null } => {
    let node: ParsedNode | null = yaml.document.contents;
    const start = at(node?.range[0] ?? 0);
    let found: Found = { key: start, value: start, depth: 0 };
    for (const step of path) {
      const inner: Inner | null = innerOf(opened(node, aliases), step);
      if (inner === null) break;
      node = inner.value;
      const key = at(inner.key?.range[0] ?? inner.value?.range[0] ?? 0);
      found = { key, value: isFlat(node) ? at(node.range[0]) : key, depth: found.depth + 1 };
    }
    return { found, node };
  };

  return {
    find: (path) => walk(path).found,
    inText(path, offset) {
      const { found, node } = walk(path);
      const scalar = opened(node, aliases);
      if (!isScalar(scalar) || typeof scalar.value !== 'string') return found.value;
      return placeIn(yaml, rows, scalar as Scalar.Parsed, offset) ?? found.value;
    },
  };
}

type Inner = { readonly key: ParsedNode | null; readonly value: ParsedNode | null };

function opened(node: ParsedNode | null, aliases: Aliases): ParsedNode | null {
  if (!isAlias(node)) return node;
  const target = aliases.target(node as Alias.Parsed);
  return typeof target === 'string' ? null : target;
}

function innerOf(node: ParsedNode | null, step: string | number): Inner | null {
  if (isSeq(node) && typeof step === 'number') {
    const value = node.items[step] as ParsedNode | undefined;
    return value === undefined ? null : { key: null, value };
  }
  if (!isMap(node)) return null;
  const pair = (node.items as Pair<ParsedNode, ParsedNode | null>[]).find((p) => keyName(p.key) === String(step));
  return pair === undefined ? null : { key: pair.key, value: pair.value };
}

/** Values that begin on the line of their key. Maps and lists are better pointed to by their key. */
const isFlat = (node: ParsedNode | null): node is ParsedNode => isScalar(node) || isAlias(node);

/** Where the rows of a text begin, by its node. A text is asked for many places, so its rows are counted once. */
class RowStarts {
  private readonly known = new WeakMap<Scalar.Parsed, readonly number[]>();

  of(scalar: Scalar.Parsed, value: string): readonly number[] {
    let starts = this.known.get(scalar);
    if (starts === undefined) {
      const found = [0];
      for (let end = value.indexOf('\n'); end >= 0; end = value.indexOf('\n', end + 1)) found.push(end + 1);
      starts = found;
      this.known.set(scalar, starts);
    }
    return starts;
  }
}

/** The last of these numbers in rising order that is not above `offset`. The first one is never above it. */
function lastUpTo(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Exact for texts on one line without escapes and for `|` blocks; null for the rest. */
function placeIn(yaml: YamlDocument, rows: RowStarts, scalar: Scalar.Parsed, offset: number): Place | null {
  const value = String(scalar.value);
  const [start, end] = scalar.range;
  if (scalar.type === 'BLOCK_LITERAL')
    return placeInBlock(yaml, start, { value, starts: rows.of(scalar, value) }, offset);
  const source = yaml.text.slice(start, end);
  const quotes = scalar.type === 'PLAIN' ? 0 : 1;
  if (source.slice(quotes, source.length - quotes) !== value) return null;
  return placeOf(yaml.lines, start + quotes + offset);
}

type Block = { readonly value: string; readonly starts: readonly number[] };

function placeInBlock(yaml: YamlDocument, start: number, { value, starts }: Block, offset: number): Place | null {
  const row = lastUpTo(starts, offset);
  const rowStart = starts[row]!;
  const { line } = placeOf(yaml.lines, start);
  const lineStart = yaml.lines.lineStarts[line + row];
  if (lineStart === undefined) return null;
  const source = yaml.text.slice(lineStart, endOfLine(yaml.text, lineStart)).replace(/\r$/, '');
  const content = value.slice(rowStart, endOfLine(value, rowStart));
  if (!source.endsWith(content)) return null;
  return { line: line + row + 1, column: source.length - content.length + (offset - rowStart) + 1 };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

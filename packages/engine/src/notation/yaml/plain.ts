import { type Alias, isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode } from 'yaml';
import { BUDGETS } from '../../budgets.ts';
import { DEEPEST } from '../flow/read.ts';
import { MOST_PROBLEMS, type NotationProblem, problemAt } from '../problems.ts';
import { placeOf, type YamlDocument } from './document.ts';

const { copies: MOST_ALIASES, values: MOST_VALUES } = BUDGETS.position;

type Read = { readonly yaml: YamlDocument; readonly problems: NotationProblem[]; values: number; aliases: Aliases };

/** A YAML document as plain data. Keys are texts, aliases are copies, and everything has a limit. */
export function plainData(yaml: YamlDocument): { value: unknown } | { problems: NotationProblem[] } {
  const r: Read = { yaml, problems: [], values: 0, aliases: new Aliases(yaml) };
  const value = plainNode(r, yaml.document.contents, 0);
  return r.problems.length > 0 ? { problems: r.problems } : { value };
}

function report(r: Read, node: ParsedNode | null, message: string): undefined {
  if (r.problems.length < MOST_PROBLEMS) {
    r.problems.push(problemAt(placeOf(r.yaml.lines, node?.range[0] ?? 0), message));
  }
  return undefined;
}

function plainNode(r: Read, node: ParsedNode | null, depth: number): unknown {
  if (node === null) return null;
  if (r.values > MOST_VALUES) return undefined;
  if (++r.values > MOST_VALUES) return report(r, node, `more than ${MOST_VALUES} values, copies by * included`);
  if (depth > DEEPEST) return report(r, node, `nested deeper than ${DEEPEST} levels, copies by * included`);
  if (isAlias(node)) {
    const target = r.aliases.target(node as Alias.Parsed);
    if (typeof target === 'string') return report(r, node as ParsedNode, target);
    return plainNode(r, target, depth + 1);
  }
  if (isMap(node)) return plainMap(r, node.items as Pair<ParsedNode, ParsedNode | null>[], depth);
  if (isSeq(node)) return node.items.map((item) => plainNode(r, item as ParsedNode, depth + 1));
  if (!isScalar(node)) return report(r, node, 'neither a value nor a list nor a map');
  const { value } = node;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  return report(r, node as ParsedNode, 'values are texts, numbers, true, false or null');
}

function plainMap(r: Read, pairs: readonly Pair<ParsedNode, ParsedNode | null>[], depth: number): unknown {
  const out: Record<string, unknown> = {};
  for (const { key, value } of pairs) {
    const name = keyName(key);
    if (name === null) report(r, key, 'a name was expected here');
    else if (name === '__proto__') report(r, key, 'this name is not allowed');
    else if (Object.hasOwn(out, name)) report(r, key, `${JSON.stringify(name)} stands here twice`);
    else out[name] = plainNode(r, value, depth + 1);
  }
  return out;
}

/** The text of a key as it was written, because `1` and `true` are names, too. */
export function keyName(key: ParsedNode | null): string | null {
  if (key === null || !isScalar(key)) return null;
  return typeof key.value === 'string' ? key.value : (key.source ?? null);
}

/** What aliases stand for. Each is looked up once. */
export class Aliases {
  private readonly yaml: YamlDocument;
  private readonly found = new Map<Alias.Parsed, ParsedNode | string>();

  constructor(yaml: YamlDocument) {
    this.yaml = yaml;
  }

  /** The node, or what is wrong. */
  target(alias: Alias.Parsed): ParsedNode | string {
    const known = this.found.get(alias);
    if (known !== undefined) return known;
    if (this.found.size >= MOST_ALIASES) return `more than ${MOST_ALIASES} copies by *`;
    const target = (alias.resolve(this.yaml.document) as ParsedNode | undefined) ?? `there is no &${alias.source}`;
    this.found.set(alias, target);
    return target;
  }
}

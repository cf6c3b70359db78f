import type { Brackets } from '../source/brackets.ts';
import { matchBrackets, skipTypeArguments } from '../source/brackets.ts';
import type { Source } from '../source/files.ts';
import type { Generators } from '../source/generators.ts';
import { generatorsOf, ruleFunctionTypes } from '../source/generators.ts';
import type { Import } from '../source/imports.ts';
import { importsOf } from '../source/imports.ts';
import type { Package } from '../source/packages.ts';
import { resolveImport } from '../source/packages.ts';
import type { Token } from '../source/tokens.ts';
import type { Check, Finding } from './finding.ts';
import { isRuleCode } from './scopes.ts';

/** The only file that really yields. Everything else delegates to it. */
const yields = 'packages/engine/src/machine/need.ts';

type File = { source: Source; brackets: Brackets; imports: Import[]; generators: Generators };

/** A rule generator called without `yield*` silently does nothing. A bare `yield` has no typed answer. */
export const yieldStar: Check = {
  name: 'yield-star',
  run({ sources, packages }) {
    const files = readFiles(sources);
    const members = new Set([...files.values()].flatMap((file) => [...file.generators.members]));
    return [...files.values()].flatMap((file) => {
      if (!isRuleCode(file.source.path)) return [];
      return [...bareYields(file), ...silentCalls(file, callableRules(files, packages, file), members)];
    });
  },
};

function readFiles(sources: readonly Source[]): Map<string, File> {
  const bracketsOf = new Map(sources.map((source) => [source, matchBrackets(source.tokens)]));
  const ruleTypes = new Set(
    sources.flatMap((source) => [...ruleFunctionTypes(source.tokens, bracketsOf.get(source)!)]),
  );
  return new Map(
    sources.map((source) => {
      const brackets = bracketsOf.get(source)!;
      const generators = generatorsOf(source.tokens, brackets, ruleTypes);
      return [source.path, { source, brackets, imports: importsOf(source), generators }];
    }),
  );
}

/** The names under which this file can call rules: its own and those it imports. `ns.` marks a whole module. */
function callableRules(files: ReadonlyMap<string, File>, packages: readonly Package[], file: File): Set<string> {
  const names = new Set(file.generators.functions);
  for (const { specifier, names: imported, exported } of file.imports) {
    const target = resolveImport(packages, file.source.path, specifier);
    if (exported || !target || imported.length === 0) continue;
    const rules = exportedRules(files, packages, target, new Set());
    for (const name of imported) {
      if (name.imported === '*') for (const rule of rules) names.add(`${name.local}.${rule}`);
      else if (rules.has(name.imported)) names.add(name.local);
    }
  }
  return names;
}

/** Rules that a module offers, including its re-exports. */
function exportedRules(
  files: ReadonlyMap<string, File>,
  packages: readonly Package[],
  path: string,
  seen: Set<string>,
): Set<string> {
  const file = files.get(path);
  if (!file || seen.has(path)) return new Set();
  seen.add(path);
  const rules = new Set(file.generators.functions);
  for (const { specifier, names, exported } of file.imports) {
    const target = resolveImport(packages, path, specifier);
    if (!exported || !target) continue;
    const theirs = exportedRules(files, packages, target, new Set(seen));
    for (const { imported, local } of names) {
      if (imported === '*') for (const rule of theirs) rules.add(rule);
      else if (theirs.has(imported)) rules.add(local);
    }
  }
  return rules;
}

function bareYields({ source: { path, tokens }, generators }: File): Finding[] {
  if (path === yields) return [];
  return [...tokens.entries()].flatMap(([i, token]) => {
    if (token.text !== 'yield' || token.kind !== 'name' || tokens[i - 1]?.text === '.') return [];
    const [next, inIterator] = [tokens[i + 1]?.text, generators.iterators.some(({ from, to }) => from < i && i < to)];
    if (next === '*' || next === ':' || inIterator) return [];
    const message = `bare yield: rules say yield* (plain iterators declare their type, ": Iterable<T>")`;
    return [{ path, line: token.line, message }];
  });
}

function silentCalls(file: File, callable: ReadonlySet<string>, members: ReadonlySet<string>): Finding[] {
  const { tokens, path } = file.source;
  return [...tokens.entries()].flatMap(([i, token]) => {
    if (token.kind !== 'name' || !isCall(tokens, file.brackets, i)) return [];
    const dot = tokens[i - 1]?.text;
    const isMember = dot === '.' || dot === '?.';
    const owner = isMember && tokens[i - 3]?.text !== '.' ? tokens[i - 2]?.text : null;
    const isRule = isMember
      ? (members.has(token.text) && takesGame(tokens, i)) ||
        callable.has(`${owner}.${token.text}`) ||
        (owner === 'this' && file.generators.untypedMethods.has(token.text))
      : callable.has(token.text);
    if (!isRule || isDelegated(tokens, file.brackets, i)) return [];
    return [
      { path, line: token.line, message: `${token.text}(…) does nothing without yield*: it is a rule generator` },
    ];
  });
}

/** A name followed by arguments that is not the declaration of a function or method. */
function isCall(tokens: readonly Token[], brackets: Brackets, i: number): boolean {
  const next = tokens[i + 1]?.text === '?.' ? i + 2 : i + 1;
  const open = skipTypeArguments(tokens, brackets, next);
  if (tokens[open]?.text !== '(') return false;
  const before = tokens[i - 1]?.text ?? ';';
  if (before === 'function' || (before === '*' && tokens[i - 2]?.text !== 'yield')) return false;
  const after = tokens[(brackets.partner.get(open) ?? open) + 1]?.text ?? '';
  return !(['{', '}', ',', ';'].includes(before) && ['{', ':'].includes(after));
}

/** Rules take the game first, and call it `g`. This tells them apart from other methods of the same name. */
const takesGame = (tokens: readonly Token[], i: number): boolean =>
  tokens[i + 1]?.text === '(' && tokens[i + 2]?.text === 'g';

/** Whether `yield*` stands before the call or the parentheses around it, or an arrow passes the rule on. */
function isDelegated(tokens: readonly Token[], { partner, around }: Brackets, i: number): boolean {
  let start = i;
  while (tokens[start - 1]?.text === '.' || tokens[start - 1]?.text === '?.') {
    start -= 2;
    if (tokens[start]?.text === '!') start -= 1;
    while (tokens[start]?.text === ')' || tokens[start]?.text === ']') start = (partner.get(start) ?? 1) - 1;
  }
  const isYieldStar = (k: number) => tokens[k]?.text === '*' && tokens[k - 1]?.text === 'yield';
  const outer = around[i]!;
  return (
    isYieldStar(start - 1) ||
    tokens[start - 1]?.text === '=>' ||
    (tokens[outer]?.text === '(' && isYieldStar(outer - 1))
  );
}

import type { Brackets } from './brackets.ts';
import { skipTypeArguments, skipTypeArgumentsBack } from './brackets.ts';
import type { Token } from './tokens.ts';

/** The things declared in a file that must be called with `yield*`. */
export type Generators = {
  /** Functions, constants and parameters: called by name. */
  functions: Set<string>;
  /** Methods and properties typed as rules: called on an object. */
  members: Set<string>;
  /** Generator methods without a type: only `this.name(…)` is certain to be one of them. */
  untypedMethods: Set<string>;
  /** Bodies of plain iterators (`function* …: Iterable<T>`), as token ranges: they yield values, not needs. */
  iterators: { from: number; to: number }[];
};

const modifiers = ['static', 'override', 'private', 'protected', 'public', 'readonly'];

/** Names of function types that return rules: `type Step = (g: G) => Rule<void>`. */
export function ruleFunctionTypes(tokens: readonly Token[], brackets: Brackets): Set<string> {
  const found = new Set<string>();
  for (const [i, token] of tokens.entries()) {
    if (token.text !== '=>' || !isRuleType(tokens, i + 1)) continue;
    const before = beforeParameters(tokens, brackets, i - 1);
    if (tokens[before]?.text !== '=') continue;
    const name = skipTypeArgumentsBack(tokens, before - 1);
    if (tokens[name - 1]?.text === 'type') found.add(tokens[name]!.text);
  }
  return found;
}

export function generatorsOf(tokens: readonly Token[], brackets: Brackets, ruleTypes: ReadonlySet<string>): Generators {
  const found: Generators = {
    functions: new Set(),
    members: new Set(),
    untypedMethods: new Set(),
    iterators: [],
  };
  for (const [i, { text, kind }] of tokens.entries()) {
    if (kind === 'string') continue;
    if (text === '*') starred(tokens, brackets, i, found);
    else if (text === ')' && tokens[i + 1]?.text === ':' && isRuleType(tokens, i + 2))
      annotated(tokens, brackets, i, found);
    else if (text === '=>' && isRuleType(tokens, i + 1))
      typed(tokens, beforeParameters(tokens, brackets, i - 1), found);
    else if (kind === 'name' && ruleTypes.has(text) && tokens[i - 1]?.text === ':') typed(tokens, i - 1, found);
  }
  return found;
}

/** `function* name(…)` or `*name(…) {` in an object or class. */
function starred(tokens: readonly Token[], brackets: Brackets, star: number, found: Generators): void {
  const before = tokens[star - 1]?.text ?? '{';
  const isFunction = before === 'function';
  const isMethod = ['{', '}', ',', ';', ...modifiers].includes(before);
  if (!isFunction && !isMethod) return;
  const named = tokens[star + 1]?.kind === 'name';
  const open = skipTypeArguments(tokens, brackets, star + (named ? 2 : 1));
  const close = brackets.partner.get(open);
  if (tokens[open]?.text !== '(' || close === undefined) return;
  const type = tokens[close + 1]?.text === ':' ? close + 2 : -1;
  if (type > 0 && isIteratorType(tokens, type)) {
    const body = bodyAfter(tokens, brackets, type);
    found.iterators.push({ from: body, to: brackets.partner.get(body) ?? tokens.length });
    return;
  }
  if (!named) {
    // `const name = function* (…)` and `name: function* (…)`
    const [sign, name] = [tokens[star - 2]?.text, tokens[star - 3]];
    if (sign === '=' && name?.kind === 'name') found.functions.add(name.text);
    if (sign === ':' && name?.kind === 'name') found.untypedMethods.add(name.text);
    return;
  }
  const name = tokens[star + 1]!.text;
  if (isFunction) found.functions.add(name);
  else if (type > 0) found.members.add(name);
  else found.untypedMethods.add(name);
}

/** `…(…): Rule<T>` without a star: a function, an arrow or a member. */
function annotated(tokens: readonly Token[], brackets: Brackets, close: number, found: Generators): void {
  const before = beforeParameters(tokens, brackets, close);
  const { kind, text } = tokens[before] ?? {};
  if (text === '=' || text === ':') typed(tokens, before, found);
  else if (kind !== 'name') return;
  else if (tokens[before - 1]?.text === 'function') found.functions.add(text!);
  else if (tokens[before - 1]?.text !== '*') found.members.add(text!);
}

/** `name: (…) => Rule<T>`, `name?: Step` or `name = (…): Rule<T> =>`: may be called by name or as a member. */
function typed(tokens: readonly Token[], sign: number, found: Generators): void {
  const name = tokens[sign - 1]?.text === '?' ? tokens[sign - 2] : tokens[sign - 1];
  if (name?.kind !== 'name') return;
  if (tokens[sign]?.text === ':') found.members.add(name.text);
  found.functions.add(name.text);
}

/** The token before `<…>(…)` whose closing parenthesis is at `close`. */
function beforeParameters(tokens: readonly Token[], { partner }: Brackets, close: number): number {
  const open = tokens[close]?.text === ')' ? partner.get(close) : close;
  return open === undefined ? -1 : skipTypeArgumentsBack(tokens, open - 1);
}

/** `Rule<…>`, or what it stands for: `Generator<Need, …>`. */
function isRuleType(tokens: readonly Token[], i: number): boolean {
  if (tokens[i + 1]?.text !== '<') return false;
  return tokens[i]!.text === 'Rule' || (tokens[i]!.text === 'Generator' && tokens[i + 2]?.text === 'Need');
}

const isIteratorType = (tokens: readonly Token[], i: number): boolean =>
  /^(?:Generator|Iterable|Iterator|IterableIterator|IteratorObject)$/.test(tokens[i]?.text ?? '') &&
  !isRuleType(tokens, i);

/** The opening brace of the body after a return type. Braces inside the type's `<…>` are skipped. */
function bodyAfter(tokens: readonly Token[], brackets: Brackets, type: number): number {
  let i = type;
  while (i < tokens.length && tokens[i]!.text !== '{') i = Math.max(i + 1, skipTypeArguments(tokens, brackets, i + 1));
  return i;
}

/** A small tokenizer for TypeScript: enough to read code without being fooled by comments, strings and patterns. */

export type TokenKind = 'name' | 'number' | 'string' | 'pattern' | 'sign';

export type Token = {
  kind: TokenKind;
  /** As written. For a string, only what stands between the quotes. */
  text: string;
  line: number;
};

/** A comment between `/**` and its end. */
export type DocComment = {
  text: string;
  /** Its last line. */
  line: number;
  /** Index of the token that follows. */
  before: number;
};

/**
 * Operators of more than one character that change how code reads. `>` always stands alone, because generics end with
 * it.
 */
const signs = ['...', '=>', '**', '?.', '??', '&&', '||', '++', '--', '===', '!==', '==', '!=', '<=', '+=', '-='].sort(
  (a, b) => b.length - a.length,
);

/** After these words a slash begins a pattern. After other names it divides. */
const beforeOperand = new Set(
  'return typeof case do else in instanceof new void delete throw yield await default extends'.split(' '),
);

const nameStart = /[\p{ID_Start}$_#@]/u;
const namePart = /[\p{ID_Continue}$\u200c\u200d]/u;

/**
 * Template literals become one string token per stretch of text. The code inside `${}` is tokenized like any other. Doc
 * comments are added to `docs`.
 */
export function tokenize(source: string, docs: DocComment[] = []): Token[] {
  const tokens: Token[] = [];
  /** For every open brace, whether it is the `${` of a template. */
  const braces: boolean[] = [];
  let at = 0;
  let line = 1;

  const advance = (to: number): string => {
    const text = source.slice(at, to);
    for (const c of text) if (c === '\n') line += 1;
    at = to;
    return text;
  };
  const push = (kind: TokenKind, to: number, text?: string) => {
    const token = { kind, text: '', line };
    const all = advance(to);
    token.text = text ?? all;
    tokens.push(token);
  };
  const stop = (what: string): never => {
    throw new Error(`line ${line}: ${what} does not end`);
  };
  /** Whether a value ends at token `i`. After `!`, `++` and `--` it does if one ended before them: `a! / b`. */
  const endsValue = (i: number): boolean => {
    const { kind, text } = tokens[i] ?? { kind: 'sign', text: ';' };
    if (kind === 'name') return !beforeOperand.has(text);
    if (kind !== 'sign') return true;
    if (text === '!' || text === '++' || text === '--') return endsValue(i - 1);
    return text === ')' || text === ']' || text === '}';
  };
  const quoted = (quote: string) => {
    let end = at + 1;
    while (end < source.length && source[end] !== quote && source[end] !== '\n') end += source[end] === '\\' ? 2 : 1;
    if (source[end] !== quote) stop('a string');
    push('string', end + 1, source.slice(at + 1, end));
  };
  /** From after the backtick or the closing brace to the next `${` or the closing backtick. */
  const template = () => {
    let end = at + 1;
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end))
      end += source[end] === '\\' ? 2 : 1;
    if (end >= source.length) stop('a template');
    const text = source.slice(at + 1, end);
    const goesOn = source[end] === '$';
    push('string', end + (goesOn ? 2 : 1), text);
    if (goesOn) braces.push(true);
  };
  const pattern = () => {
    let end = at + 1;
    for (let inClass = false; source[end] !== '/' || inClass; end += 1) {
      if (end >= source.length || source[end] === '\n') stop('a pattern');
      if (source[end] === '\\') end += 1;
      else if (source[end] === '[') inClass = true;
      else if (source[end] === ']') inClass = false;
    }
    end += 1;
    while (namePart.test(source[end] ?? '')) end += 1;
    push('pattern', end);
  };

  while (at < source.length) {
    const c = source[at]!;
    if (/\s/.test(c)) advance(at + 1);
    else if (source.startsWith('//', at) || source.startsWith('#!', at)) {
      const end = source.indexOf('\n', at);
      advance(end < 0 ? source.length : end);
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      const text = advance(end < 0 ? stop('a comment') : end + 2);
      if (/^\/\*\*\s/.test(text)) docs.push({ text: text.slice(3, -2), line, before: tokens.length });
    } else if (c === "'" || c === '"') quoted(c);
    else if (c === '`') template();
    else if (c === '}' && braces.pop()) template();
    else if (c === '/' && !endsValue(tokens.length - 1)) pattern();
    else if (nameStart.test(c)) {
      let end = at + 1;
      while (end < source.length && namePart.test(source[end]!)) end += 1;
      push('name', end);
    } else if (/\d/.test(c) || (c === '.' && /\d/.test(source[at + 1] ?? ''))) {
      let end = at + 1;
      while (
        /[\w.]/.test(source[end] ?? '') ||
        (/[+-]/.test(source[end] ?? '') && /^\d.*e$/i.test(source.slice(at, end)))
      )
        end += 1;
      push('number', end);
    } else {
      if (c === '{') braces.push(false);
      push('sign', at + (signs.find((sign) => source.startsWith(sign, at))?.length ?? 1));
    }
  }
  return tokens;
}

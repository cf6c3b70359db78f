import type { Source } from './files.ts';
import type { Token } from './tokens.ts';

/** One import or re-export statement, or an `import()` with a fixed name. Type-only ones count like all others. */
export type Import = {
  specifier: string;
  line: number;
  /** Imported names and their local names. `*` stands for everything. */
  names: { imported: string; local: string }[];
  /** Whether the names are passed on (`export … from`). */
  exported: boolean;
};

export function importsOf({ tokens }: Source): Import[] {
  const found: Import[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'name' || tokens[i - 1]?.text === '.') continue;
    if (token.text !== 'import' && token.text !== 'export') continue;
    const statement = token.text === 'import' ? importAt(tokens, i) : exportAt(tokens, i);
    if (statement) found.push({ ...statement, line: token.line });
  }
  return found;
}

type Statement = Omit<Import, 'line'>;

function importAt(tokens: readonly Token[], i: number): Statement | null {
  const [first, second] = [tokens[i + 1], tokens[i + 2]];
  if (first?.text === '(' && second?.kind === 'string')
    return { specifier: second.text, names: [{ imported: '*', local: '*' }], exported: false };
  if (first?.kind === 'string') return { specifier: first.text, names: [], exported: false };
  return from(tokens, i + 1, false);
}

function exportAt(tokens: readonly Token[], i: number): Statement | null {
  const first = tokens[i + 1]?.text === 'type' ? tokens[i + 2] : tokens[i + 1];
  return first?.text === '{' || first?.text === '*' ? from(tokens, i + 1, true) : null;
}

/** Reads `a, { b as c }, * as d` up to `from '…'`. Null if it is something else (`export { a };`). */
function from(tokens: readonly Token[], start: number, exported: boolean): Statement | null {
  const names: Statement['names'] = [];
  let words: string[] = [];
  const finish = (isDefault: boolean) => {
    const [imported, as, local] = words[0] === 'type' && words.length > 1 && words[1] !== 'as' ? words.slice(1) : words;
    if (imported) names.push({ imported: isDefault ? 'default' : imported, local: (as === 'as' && local) || imported });
    words = [];
  };
  let inBraces = false;
  for (let k = start; k < tokens.length; k += 1) {
    const { kind, text } = tokens[k]!;
    const next = tokens[k + 1];
    if (!inBraces && text === 'from' && next?.kind === 'string') {
      finish(words[0] !== '*');
      return { specifier: next.text, names, exported };
    }
    if (text === '{' || text === '}' || text === ',') {
      finish(!inBraces && words[0] !== '*');
      if (text !== ',') inBraces = text === '{';
    } else if (kind === 'name' || text === '*') {
      if (inBraces || text !== 'type') words.push(text);
    } else return null;
  }
  return null;
}

import { Composer, type CST, type Document, Lexer, LineCounter, type ParsedNode, Parser } from 'yaml';
import { BUDGETS } from '../../budgets.ts';
import { DEEPEST } from '../flow/read.ts';
import { MOST_PROBLEMS, type NotationProblem, problemAt } from '../problems.ts';

const { characters: LONGEST, words: MOST_LEXEMES } = BUDGETS.position;

/** One YAML document with bounded nesting, and where its lines begin. */
export type YamlDocument = {
  readonly document: Document.Parsed<ParsedNode>;
  readonly text: string;
  readonly lines: LineCounter;
};

/** Reads the text as one YAML document, or says what is wrong with it as YAML. */
export function readYaml(text: string): YamlDocument | NotationProblem[] {
  if (text.length > LONGEST) {
    return [problemAt({ line: 1, column: 1 }, `longer than ${LONGEST} characters`)];
  }
  const lines = new LineCounter();
  const at = (offset: number, message: string): NotationProblem => problemAt(placeOf(lines, offset), message);
  const tokens = readTokens(text, lines);
  if (tokens === null) return [at(0, `more than ${MOST_LEXEMES} words and signs`)];
  const deep = tooDeep(tokens);
  if (deep !== null) return [at(deep, `nested deeper than ${DEEPEST} levels`)];
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) return [at(0, 'the file is empty')];
  if (second !== undefined) return [at(second.range[0], 'a position file is one document: no second ---')];
  const mistakes = [...document.errors, ...document.warnings].slice(0, MOST_PROBLEMS);
  if (mistakes.length > 0) return mistakes.map((m) => at(m.pos[0], m.message));
  return { document: document as YamlDocument['document'], text, lines };
}

export function placeOf(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function readTokens(text: string, lines: LineCounter): CST.Token[] | null {
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  let lexemes = 0;
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    if (++lexemes > MOST_LEXEMES) return null;
    for (const token of parser.next(lexeme)) tokens.push(token);
  }
  for (const token of parser.end()) tokens.push(token);
  return tokens;
}

/** Where something is nested deeper than allowed, or null. Composing is recursive, so this must be known before. */
function tooDeep(tokens: readonly CST.Token[]): number | null {
  const open: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    if (depth > DEEPEST) return token.offset;
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const item of token.items) {
      if (item.key) open.push({ token: item.key, depth: depth + 1 });
      if (item.value) open.push({ token: item.value, depth: depth + 1 });
    }
  }
  return null;
}

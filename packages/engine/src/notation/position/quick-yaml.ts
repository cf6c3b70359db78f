import type { Plain } from '../../schema/language.ts';
import { DEEPEST, readFlow } from '../flow/read.ts';
import { isWord } from '../flow/words.ts';
import { Scanner, SyntaxMistake } from '../scanner.ts';

/** Spaces that YAML does not count as spaces, and line ends of other kinds. */
const ODD_SPACE = /[\r\v\f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const LINE = /^( *)(- ?)?(.*)$/;
const FIELD = /^(?:([A-Za-z][A-Za-z0-9_./+-]*)|("(?:[^"\\]|\\.)*")):(?: +(.+))?$/;
/** YAML allows no longer keys. */
const LONGEST_KEY = 1000;

type Row = { readonly indent: number; readonly dash: boolean; readonly text: string };

/**
 * Reads the plain form of YAML in which position files are written: maps and lists indented by two, values on one line.
 * It is several times faster than a full YAML reader and gives the same result or none (null). None means that the text
 * is not of this form, or not right, and the full reader has to look at it.
 */
export function quickYaml(text: string): unknown {
  if (ODD_SPACE.test(text)) return null;
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    const [, spaces, dash, rest] = LINE.exec(line) as unknown as [string, string, string | undefined, string];
    if (dash === undefined && rest === '') continue;
    rows.push({ indent: spaces.length, dash: dash !== undefined, text: rest });
    if (dash === '-' && rest !== '') return null;
  }
  try {
    const reader = new QuickReader(rows);
    const value = reader.block(0);
    return reader.done ? value : null;
  } catch (mistake) {
    if (!(mistake instanceof SyntaxMistake)) throw mistake;
    return null;
  }
}

class QuickReader {
  private readonly rows: Row[];
  private at = 0;

  constructor(rows: Row[]) {
    this.rows = rows;
  }

  get done(): boolean {
    return this.at === this.rows.length;
  }

  /** The map or list whose rows stand at this indent. */
  block(indent: number): Plain {
    const row = this.rows[this.at];
    if (row?.indent !== indent || indent > 2 * DEEPEST) return giveUp();
    return row.dash ? this.list(indent) : this.map(indent);
  }

  private list(indent: number): Plain {
    const out: Plain[] = [];
    for (let row = this.rows[this.at]; row?.indent === indent && row.dash; row = this.rows[this.at]) {
      if (row.text === '') {
        this.at++;
        out.push(this.block(indent + 2));
      } else if (FIELD.test(row.text)) {
        this.rows[this.at] = { indent: indent + 2, dash: false, text: row.text };
        out.push(this.map(indent + 2));
      } else {
        this.at++;
        out.push(valueOn(row.text));
      }
    }
    return out;
  }

  private map(indent: number): Plain {
    const out: Record<string, Plain> = {};
    for (let row = this.rows[this.at]; row?.indent === indent && !row.dash; row = this.rows[this.at]) {
      const field = FIELD.exec(row.text);
      if (field === null) return giveUp();
      const [, word, quoted, value] = field;
      const key = word ?? (valueOn(quoted!) as string);
      const bad = (word !== undefined && !isWord(word)) || key.length > LONGEST_KEY || key === '__proto__';
      if (bad || Object.hasOwn(out, key)) return giveUp();
      this.at++;
      out[key] = value === undefined ? this.block(indent + 2) : valueOn(value);
    }
    return out;
  }
}

function valueOn(text: string): Plain {
  const s = new Scanner(text);
  const value = readFlow(s, { strict: true });
  s.skipSpace();
  return s.done ? value : giveUp();
}

const giveUp = (): never => {
  throw new SyntaxMistake(0, 'this is not the plain form');
};

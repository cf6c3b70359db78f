import type { Entry } from '../../battle/entry.ts';
import { BUDGETS } from '../../budgets.ts';
import { nearest } from '../../schema/run/problem.ts';
import { MOST_PROBLEMS, meant, type NotationProblem, problemAt } from '../problems.ts';
import { Scanner, SyntaxMistake } from '../scanner.ts';
import { FOR_SEAT, JOURNAL_FORMAT, JOURNAL_TITLE, type Journal, type JournalPlaces } from './journal.ts';
import { readEntry } from './read-entry.ts';
import { finishHeader, HEADER_WORDS, type HeaderParts, type HeaderWord, readHeaderLine } from './read-header.ts';

export type ParsedJournal =
  | { readonly ok: true; readonly journal: Journal }
  | { readonly ok: false; readonly problems: readonly NotationProblem[] };

const KEY = /^\s*([a-z]+)\s*:/;
const BLOCK = /^\| ?(.*)$/s;
const NOTHING = /^\s*(?:;|$)/;

/** Reads a journal's text. Whether it fits its ruleset only shows on replay. */
export function parseJournal(text: string): ParsedJournal {
  const failed = (...problems: NotationProblem[]): ParsedJournal => ({ ok: false, problems });
  if (text.length > BUDGETS.journal.characters) {
    return failed(problemAt({ line: 1, column: 1 }, `longer than ${BUDGETS.journal.characters} characters`));
  }
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const title = lines.findIndex((line) => !NOTHING.test(line));
  const wrongTitle = checkTitle(lines[title] ?? '');
  if (wrongTitle !== null) return failed(problemAt({ line: Math.max(0, title) + 1, column: 1 }, wrongTitle));
  const r = new JournalReader();
  for (let i = title + 1; i < lines.length && r.problems.length < MOST_PROBLEMS; i++) r.readLine(lines[i]!, i + 1);
  return r.finish(title + 1);
}

const TITLE = new RegExp(`^${JOURNAL_TITLE} (\\d+)(?: ${FOR_SEAT} (\\S+))?\\s*(?:;.*)?$`);

function checkTitle(line: string): string | null {
  const [, format, seat] = TITLE.exec(line) ?? [];
  if (seat !== undefined) return `this is what ${seat} may know of a battle that goes on: it cannot be replayed`;
  if (format === undefined) return `a journal begins with the line "${JOURNAL_TITLE} ${JOURNAL_FORMAT}"`;
  if (Number(format) === JOURNAL_FORMAT) return null;
  return `this is a journal of format ${format}; only format ${JOURNAL_FORMAT} is known`;
}

/** Goes through the lines after the title: the header's lines in any order, then one per entry. */
class JournalReader {
  readonly problems: NotationProblem[] = [];
  private readonly parts: HeaderParts = {};
  private readonly entries: Entry[] = [];
  private readonly entryLines: number[] = [];
  private readonly headerLines: Partial<Record<HeaderWord, number>> = {};
  /** The lines of a position's text come next. */
  private inPosition = false;

  readLine(text: string, line: number): void {
    const block = this.inPosition ? BLOCK.exec(text) : null;
    if (block !== null) {
      this.parts.position!.push(block[1]!);
      return;
    }
    this.inPosition = false;
    if (NOTHING.test(text)) return;
    const s = new Scanner(text);
    try {
      if (!this.readHeader(s, line)) this.readEntry(s, line);
    } catch (mistake) {
      if (!(mistake instanceof SyntaxMistake)) throw mistake;
      this.problems.push(problemAt({ line, column: mistake.offset + 1 }, mistake.message, mistake.hint));
    }
  }

  private readHeader(s: Scanner, line: number): boolean {
    const key = KEY.exec(s.text);
    if (key === null) return false;
    const word = HEADER_WORDS.find((w) => w === key[1]);
    if (word === undefined) {
      s.fail(`there is no header ${JSON.stringify(key[1])}`, meant(nearest(key[1]!, HEADER_WORDS)), 0);
    }
    if (this.entries.length > 0) s.fail('the header stands before the first line of play', undefined, 0);
    s.at = key[0].length;
    readHeaderLine(s, word, this.parts);
    this.headerLines[word] = line;
    this.inPosition = word === 'position';
    return true;
  }

  private readEntry(s: Scanner, line: number): void {
    const { number, entry } = readEntry(s);
    const due = this.entries.length + 1;
    if (due > BUDGETS.journal.lines) s.fail(`more than ${BUDGETS.journal.lines} lines of play`, undefined, 0);
    if (number !== null && number !== due && this.problems.length === 0) {
      s.fail(`this line has number ${number}, but ${due} is due: lines are missing or out of order`, undefined, 0);
    }
    if (entry.entry === 'undo' && entry.to >= this.entries.length) s.fail('an undo goes back to a line before it');
    this.entries.push(entry);
    this.entryLines.push(line);
  }

  finish(titleLine: number): ParsedJournal {
    const { problems } = this;
    const header = finishHeader(this.parts);
    if (typeof header === 'string' && problems.length === 0) {
      problems.push(problemAt({ line: titleLine, column: 1 }, header));
    }
    if (this.parts.position?.length === 0 && problems.length === 0) {
      const message = 'the lines of the position must follow, each of them after "| "';
      problems.push(problemAt({ line: this.headerLines.position!, column: 1 }, message));
    }
    if (problems.length > 0 || typeof header === 'string') return { ok: false, problems };
    const places: JournalPlaces = {
      ruleset: this.headerLines.ruleset!,
      start: (this.headerLines.setup ?? this.headerLines.position)!,
      entries: this.entryLines,
    };
    return { ok: true, journal: { header, entries: this.entries, places } };
  }
}

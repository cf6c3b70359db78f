import type { Entry } from '../../battle/entry.ts';
import { BUDGETS } from '../../budgets.ts';
import { describe } from '../../schema/run/problem.ts';
import { readEntry } from '../journal/read-entry.ts';
import { type NotationProblem, type Place, problemAt } from '../problems.ts';
import { Scanner, SyntaxMistake } from '../scanner.ts';
import type { PositionFile } from './file.ts';

export type Answers = {
  readonly since: Entry[];
  readonly sinceAt: Place[];
  readonly problems: NotationProblem[];
};

/** The lines since the last step boundary: a text block of journal lines, or a list of them. */
const MOST = BUDGETS.position.answers;

export function answersIn({ root, places }: PositionFile): Answers {
  const out: Answers = { since: [], sinceAt: [], problems: [] };
  const { answers } = root;
  if (answers === undefined || answers === null) return out;
  if (typeof answers === 'string') {
    let offset = 0;
    for (const line of answers.split('\n')) {
      const start = offset;
      readLine(out, line, (at) => places.inText(['answers'], start + at));
      offset += line.length + 1;
    }
  } else if (Array.isArray(answers) && answers.every((line) => typeof line === 'string')) {
    answers.forEach((line, i) => {
      readLine(out, line, (at) => places.inText(['answers', i], at));
    });
  } else {
    const message = `expected journal lines, got ${describe(answers)}`;
    const hint = 'write "answers: |" and one line below the other';
    out.problems.push(problemAt(places.find(['answers']).value, message, hint, ['answers']));
  }
  return out;
}

function readLine(out: Answers, line: string, place: (offset: number) => Place): void {
  if (out.since.length > MOST || /^\s*(?:;|$)/.test(line)) return;
  try {
    if (out.since.length === MOST) throw new SyntaxMistake(0, `more than ${MOST} lines since the last step`);
    const { entry } = readEntry(new Scanner(line));
    if (entry.entry === 'undo') throw new SyntaxMistake(0, 'what was undone has no place here: leave it out');
    out.since.push(entry);
    out.sinceAt.push(place(0));
  } catch (mistake) {
    if (!(mistake instanceof SyntaxMistake)) throw mistake;
    out.problems.push(problemAt(place(mistake.offset), mistake.message, mistake.hint, ['answers']));
  }
}

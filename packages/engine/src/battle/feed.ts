import { countClasses } from '../dice/count-classes.ts';
import { writeShape } from '../dice/shape.ts';
import type { Machine } from '../machine/machine.ts';
import type { Need } from '../machine/need.ts';
import type { Types } from '../machine/types.ts';
import type { Answer } from '../requests/request.ts';
import type { Entry } from './entry.ts';
import { sendSignal } from './signal.ts';
import type { Standing } from './standing.ts';

/** The journal does not fit the battle it is fed to. */
export class JournalMismatch extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'JournalMismatch';
    this.line = line;
  }
}

/**
 * Runs a machine on recorded lines, from a step boundary to where they end, and returns what is needed then. Struck
 * lines and undo lines must have been taken out before. `uses` is called before the machine continues, with the number
 * of lines used up by then. `stands` is called for every standing answer, which the machine knows nothing about.
 */
export function feed<T extends Types>(
  machine: Machine<T>,
  entries: readonly Entry[],
  firstLine = 0,
  uses?: (lines: number) => void,
  stands?: (standing: Standing) => void,
): Need | null {
  let need = machine.run();
  let i = 0;
  while (i < entries.length) {
    const e = entries[i]!;
    const line = firstLine + i;
    const together = need?.what === 'ask' && e.entry === 'answer' ? need.requests.length : 1;
    i += together;
    uses?.(Math.min(i, entries.length));
    if (e.entry === 'undo') continue;
    if (e.entry === 'standing') stands?.(e.standing);
    else if (e.entry === 'signal') need = sendSignal(machine, need, e.signal);
    else if (e.entry === 'start') {
      if (need !== null) throw new JournalMismatch(line, `${e.activity} begins, but the battle is not idle`);
      machine.start(e.activity, e.context);
      need = machine.run();
    } else if (need === null) throw new JournalMismatch(line, 'the battle is idle, but the journal goes on');
    else if (need.what === 'roll') need = machine.run({ what: 'roll', rolled: rolledFrom(need, e, line) });
    else if (need.what === 'ask')
      need = machine.run({ what: 'ask', answers: answersFrom(need, entries, i - together, line) });
    else throw new JournalMismatch(line, 'a chain of pools is only needed while odds are computed');
  }
  return need;
}

/** The answers to everything that is asked together. */
function answersFrom(need: Need & { what: 'ask' }, entries: readonly Entry[], from: number, line: number): Answer[] {
  const missing = from + need.requests.length - entries.length;
  if (missing > 0) throw new JournalMismatch(line - from + entries.length, `${missing} more answers are needed`);
  return need.requests.map((r, k) => {
    const a = entries[from + k]!;
    if (a.entry !== 'answer' || a.by !== r.by || a.name !== r.name) {
      throw new JournalMismatch(line + k, `an answer of ${r.by} to ${r.name} was expected`);
    }
    return a.answer;
  });
}

function rolledFrom(
  need: Need & { what: 'roll' },
  e: Entry,
  line: number,
): { faces: readonly number[]; counts: number[] } {
  const { roll } = need;
  const shape = writeShape(roll.shape);
  if (e.entry !== 'roll' || e.rule !== roll.rule || e.shape !== shape) {
    throw new JournalMismatch(line, `a roll of ${shape} for ${roll.purpose} [${roll.rule}] was expected`);
  }
  return { faces: e.faces, counts: countClasses(e.faces, roll.shape, roll.classes) };
}

import type { Battle } from '../../battle/battle.ts';
import type { Entry } from '../../battle/entry.ts';
import { isSecretive, seatLines } from '../../battle/gate.ts';
import { knowledgeOf } from '../../battle/knowledge.ts';
import type { Ruleset } from '../../machine/game.ts';
import type { SeatId, Types } from '../../machine/types.ts';
import type { Plain } from '../../schema/language.ts';
import { writeFlow, writeWord } from '../flow/write.ts';
import { writePosition } from '../position/write.ts';
import { CLOSED, FOR_SEAT, JOURNAL_FORMAT, JOURNAL_TITLE, type JournalOpening } from './journal.ts';
import { writeEntry } from './write-entry.ts';

/** The whole journal as text. */
export function writeJournal<T extends Types>(
  ruleset: Ruleset<T>,
  opening: JournalOpening,
  entries: readonly Entry[],
): string {
  return `${[...headerLines(ruleset, opening), '', ...entries.map((e, i) => writeLine(e, i))].join('\n')}\n`;
}

/**
 * The journal for a seat: the whole one, or while there are secrets what the seat may know. That cannot be replayed, and
 * says so when somebody tries.
 */
export function writeSeatJournal<T extends Types>(battle: Battle<T>, opening: JournalOpening, seat: SeatId): string {
  const { ruleset, chronicle } = battle;
  if (!isSecretive(battle)) return writeJournal(ruleset, opening, chronicle.journal);
  const view = ruleset.codec.view(chronicle.first.state, knowledgeOf(ruleset, battle.state, seat));
  const shown =
    'position' in opening.start ? { ...opening, start: { position: writePosition(ruleset, view) } } : opening;
  const [title, ...header] = headerLines(ruleset, shown);
  const lines = seatLines(battle, seat).map((l, i) =>
    l.open ? writeLine(l.entry, i) : `${i + 1} ${writeWord(l.by)} ${CLOSED} ; ${l.entry}`,
  );
  return `${[`${title} ${FOR_SEAT} ${writeWord(seat)}`, ...header, '', ...lines].join('\n')}\n`;
}

/** One numbered line, as hosts append it to a journal; `index` counts from 0. */
export const writeLine = (entry: Entry, index: number): string => `${index + 1} ${writeEntry(entry)}`;

function headerLines<T extends Types>(ruleset: Ruleset<T>, o: JournalOpening): string[] {
  const lines = [
    `${JOURNAL_TITLE} ${JOURNAL_FORMAT}`,
    `ruleset: ${writeWord(ruleset.id)} ${/^[\w.+-]+$/.test(ruleset.version) ? ruleset.version : JSON.stringify(ruleset.version)}`,
    `dice: ${o.dice}`,
  ];
  if (o.commitment !== undefined) lines.push(`commitment: ${writeWord(o.commitment)}`);
  if (o.seats !== undefined) lines.push(`seats: ${writeFlow(o.seats)}`);
  if ('position' in o.start) {
    const text = o.start.position.replace(/\n$/, '');
    return [...lines, 'position:', ...text.split('\n').map((line) => (line === '' ? '|' : `| ${line}`))];
  }
  const { options, ...setup } = o.start.setup;
  lines.push(`setup: ${writeFlow(setup as Plain)}`);
  if (options !== undefined) lines.push(`options: ${writeFlow(options as Plain)}`);
  return lines;
}

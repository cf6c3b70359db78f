import type { Entry } from '../../battle/entry.ts';
import type { Standing } from '../../battle/standing.ts';
import type { Plain } from '../../schema/language.ts';
import { quoted, writeFlow, writeWord } from '../flow/write.ts';

/** Words that begin a line of their own kind. A seat of that name is written in quotes. */
export const LINE_WORDS: readonly string[] = ['roll', 'signal', 'standing', 'start', 'undo'];

const SHAPE = /^(?:\d+ × d\d+|(?:(?:highest|lowest) of )?\d*d\d+|angle)$/;

/** One entry as one line, without its number. */
export function writeEntry(e: Entry): string {
  const hash = e.hash === undefined ? '' : `  #${writeHash(e.hash)}`;
  return writeBody(e) + hash;
}

/** A state's 53-bit hash. */
export const writeHash = (hash: number): string => hash.toString(16).padStart(14, '0');

/** The line without its hash: what came from outside. */
export function writeBody(e: Entry): string {
  switch (e.entry) {
    case 'answer': {
      const marks = [
        e.sealed ? ' sealed' : '',
        e.standing ? ' standing' : '',
        e.of === undefined ? '' : ` ${(e.place ?? 0) + 1}/${e.of}`,
      ].join('');
      return `${writeSeat(e.by)}${marks} > ${writeWord(e.name)}: ${writeFlow(e.answer as Plain)}`;
    }
    case 'roll': {
      const by = e.by === null ? '' : ` by ${writeWord(e.by)}`;
      const shape = SHAPE.test(e.shape) ? e.shape : quoted(e.shape);
      const faces = e.faces.map((f) => ` ${f}`).join('');
      return `roll ${writeWord(e.purpose)}${by} [${writeWord(e.rule)}] ${shape}:${faces}`;
    }
    case 'signal': {
      const { type, seat, args } = e.signal;
      return `signal ${writeWord(type)} by ${writeWord(seat)}${args === undefined ? '' : `: ${writeFlow(args)}`}`;
    }
    case 'standing':
      return `standing ${writeStanding(e.standing)}`;
    case 'start':
      return `start ${writeWord(e.activity)} ${writeFlow(e.context as Plain)}`;
    case 'undo': {
      const agreed = e.agreed.map((seat) => ` ${writeWord(seat)}`).join('');
      return `undo ${writeWord(e.by)} from ${e.to + 1}${agreed === '' ? '' : ` agreed${agreed}`}`;
    }
  }
}

function writeStanding(s: Standing): string {
  const parts = [
    writeWord(s.seat),
    s.name === undefined ? '' : ` on ${writeWord(s.name)}`,
    s.rule === undefined ? '' : ` rule ${writeWord(s.rule)}`,
    s.args === undefined ? '' : ` where ${writeFlow(s.args)}`,
    s.option === undefined ? '' : ` offered ${writeWord(s.option)}`,
    s.until === undefined ? '' : ` until ${writeWord(s.until)}`,
    s.revoke ? ' revoke' : '',
  ].join('');
  const { answer } = s;
  return `${parts}: ${answer.take === 'value' ? `value ${writeFlow(answer.value)}` : answer.take}`;
}

const writeSeat = (seat: string): string => (LINE_WORDS.includes(seat) ? quoted(seat) : writeWord(seat));

import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import { describe } from '../../schema/run/problem.ts';
import { type Place, problemAt } from '../problems.ts';
import { isFree, readAgendaList, readAgendaText, type WrittenAgenda } from './agenda.ts';
import { checkFrames } from './check-frames.ts';
import type { PositionFile } from './file.ts';

/** The agenda as the file gives it: a bare `at:` line, `at:` as YAML, or `agenda:`. Null if the file gives none. */
export function agendaIn<T extends Types>(ruleset: Ruleset<T>, file: PositionFile): WrittenAgenda | null {
  const agenda = readAgenda(ruleset, file);
  if (agenda === null || agenda.problems.length > 0) return agenda;
  return { ...agenda, problems: checkFrames(ruleset, agenda.frames, agenda.find) };
}

function readAgenda<T extends Types>(ruleset: Ruleset<T>, file: PositionFile): WrittenAgenda | null {
  const { root, places, atLine } = file;
  const words = ['at', 'agenda'].filter((word) => root[word] !== undefined);
  const word = words[0];
  if (words.length > 1 || (words.length > 0 && atLine !== null)) {
    return wrong(places.find([words.at(-1)!]).key, 'a position stands at one place: at or agenda, and once');
  }
  if (atLine !== null) return readText(ruleset, atLine.text, (offset) => file.place(atLine.offset + offset), true);
  if (word === undefined) return null;
  const value = root[word];
  if (Array.isArray(value)) {
    return readAgendaList(ruleset, value, {
      find: (path) => places.find([word, ...path]).value,
      inText: (path, offset) => places.inText([word, ...path], offset),
    });
  }
  if (typeof value === 'string' && word === 'at') {
    return readText(ruleset, value, (offset) => places.inText(['at'], offset), false);
  }
  const expected = word === 'at' ? 'free, or activities as in round {n: 2} / movement' : 'a list of frames';
  return wrong(places.find([word]).value, `expected ${expected}, got ${describe(value)}`);
}

function readText<T extends Types>(
  ruleset: Ruleset<T>,
  text: string,
  place: (offset: number) => Place,
  comments: boolean,
): WrittenAgenda {
  if (isFree(text, comments)) return { frames: [], problems: [], find: () => place(0) };
  return readAgendaText(ruleset, text, place, comments);
}

const wrong = (place: Place, message: string): WrittenAgenda => ({
  frames: [],
  problems: [problemAt(place, message, undefined, ['at'])],
  find: () => place,
});

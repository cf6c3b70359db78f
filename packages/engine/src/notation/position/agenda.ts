import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import { type NotationProblem, type Place, problemAt } from '../problems.ts';
import { Scanner, SyntaxMistake } from '../scanner.ts';
import { readFrame, resolveName } from './frame-text.ts';

type Path = readonly (string | number)[];

/** The agenda of a position file: frames for the codec, and where each part of them stands. */
export type WrittenAgenda = {
  readonly frames: readonly unknown[];
  readonly problems: readonly NotationProblem[];
  /** The place of a part of a frame, by its path in the state below `agenda`. */
  find(path: Path): Place;
};

/** The word for an empty agenda: there is no turn sequence, and activities are started from outside. */
export const FREE = 'free';

/**
 * Reads frames from the bottom to the top of the stack, with `/` between them. `place` gives the place of an offset.
 */
export function readAgendaText<T extends Types>(
  ruleset: Ruleset<T>,
  text: string,
  place: (offset: number) => Place,
  comments: boolean,
): WrittenAgenda {
  const s = new Scanner(text, 0, comments);
  const frames: unknown[] = [];
  const problems: NotationProblem[] = [];
  const marks = new Map<string, number>();
  const find = (path: Path): Place => {
    for (let n = path.length; n > 0; n--) {
      const offset = marks.get(JSON.stringify(path.slice(0, n)));
      if (offset !== undefined) return place(offset);
    }
    return place(0);
  };
  try {
    do {
      const i = frames.length;
      frames.push(readFrame(ruleset, s, (path, offset) => marks.set(JSON.stringify([i, ...path]), offset)));
      s.skipSpace();
    } while (s.has('/'));
    if (!s.done) s.fail(`expected "/" and the next activity, got ${s.next()}`);
  } catch (mistake) {
    if (!(mistake instanceof SyntaxMistake)) throw mistake;
    problems.push(problemAt(place(mistake.offset), mistake.message, mistake.hint, ['at']));
  }
  return { frames, problems, find };
}

/** Whether `at:` says that there is no turn sequence. */
export function isFree(text: string, comments: boolean): boolean {
  const s = new Scanner(text, 0, comments);
  s.skipSpace();
  if (!s.has(FREE)) return false;
  s.skipSpace();
  return s.done;
}

/** Where the items of a list stand, and the characters of its texts. */
export type ListPlaces = {
  find(path: Path): Place;
  inText(path: Path, offset: number): Place;
};

/** Reads a list of frames: texts, `activity.step: {context}`, or `{do, at, c, reply}` as the schema has it. */
export function readAgendaList<T extends Types>(
  ruleset: Ruleset<T>,
  items: readonly unknown[],
  places: ListPlaces,
): WrittenAgenda {
  const read = items.map((item, i) => readItem(ruleset, item, i, places));
  return {
    frames: read.map((r) => r.frame),
    problems: read.flatMap((r) => r.problems),
    find: ([i, ...path]) => read[Number(i)]?.find(path) ?? places.find([]),
  };
}

type Item = {
  readonly frame: unknown;
  readonly problems: readonly NotationProblem[];
  find(path: Path): Place;
};

function readItem<T extends Types>(ruleset: Ruleset<T>, item: unknown, i: number, places: ListPlaces): Item {
  const wrong = (message: string, hint?: string, path: Path = [i]): Item => ({
    frame: {},
    problems: [problemAt(places.find(path), message, hint, ['at', i])],
    find: () => places.find([i]),
  });
  if (typeof item === 'string') {
    const { frames, problems, find } = readAgendaText(ruleset, item, (offset) => places.inText([i], offset), false);
    if (frames.length > 1) return wrong('expected one activity only: this is a list');
    return { frame: frames[0] ?? {}, problems, find: (path) => find([0, ...path]) };
  }
  if (!isPlainObject(item) || Object.hasOwn(item, 'do')) {
    return { frame: withFirstStep(ruleset, item), problems: [], find: (path) => places.find([i, ...path]) };
  }
  const [name, ...more] = Object.keys(item);
  if (name === undefined || more.length > 0) {
    return wrong('expected one activity with its context, as in walk.cross: {unit: a}');
  }
  const named = resolveName(ruleset, name);
  if (!('do' in named)) return wrong(named.message, named.hint, [i, name]);
  return {
    frame: { ...named, c: item[name] ?? {} },
    problems: [],
    find: (path) => places.find(path[0] === 'c' ? [i, name, ...path.slice(1)] : [i]),
  };
}

function withFirstStep<T extends Types>(ruleset: Ruleset<T>, item: unknown): unknown {
  if (!isPlainObject(item) || Object.hasOwn(item, 'at')) return item;
  const activity = String(item['do']);
  return Object.hasOwn(ruleset.steps, activity) ? { ...item, at: ruleset.steps[activity]!.first } : item;
}

import { Battle } from '../../battle/battle.ts';
import type { DiceSource } from '../../dice/sources/source.ts';
import type { Ruleset } from '../../machine/game.ts';
import type { Watch } from '../../machine/machine.ts';
import type { Memo } from '../../machine/memo.ts';
import type { Types } from '../../machine/types.ts';
import { battleFromPosition } from '../position/battle.ts';
import { parsePosition } from '../position/parse.ts';
import { type NotationProblem, problemAt, saidBy } from '../problems.ts';
import { type HandedOverDice, handedOverDice } from './handed-over-dice.ts';
import type { Journal } from './journal.ts';
import { playEntries } from './play-entries.ts';

export type ReplayOptions<T extends Types> = {
  readonly watch?: Watch<T>;
  readonly memos?: Memo;
  /** How many entries to play. By default all of them. */
  readonly until?: number;
};

/**
 * The battle at the end of its journal, or what does not fit: the first such line, or everything that is wrong with its
 * start.
 */
export type Replayed<T extends Types> =
  | { readonly ok: true; readonly battle: Battle<T> }
  | { readonly ok: false; readonly problem: NotationProblem; readonly problems: readonly NotationProblem[] };

const failed = <T extends Types>(...problems: NotationProblem[]): Replayed<T> => ({
  ok: false,
  problem: problems[0]!,
  problems,
});

/** Plays a journal with its own dice and checks every line and every hash. The battle then waits for dice by hand. */
export function replayJournal<T extends Types>(
  ruleset: Ruleset<T>,
  journal: Journal,
  options: ReplayOptions<T> = {},
): Replayed<T> {
  return replayWith(ruleset, journal, options, handedOverDice());
}

/**
 * A journal is also a save: replays it and continues with these dice. Answers that were sealed but not yet open are
 * asked again.
 */
export function battleFromJournal<T extends Types>(
  ruleset: Ruleset<T>,
  journal: Journal,
  options: ReplayOptions<T> & { readonly dice: DiceSource },
): Replayed<T> {
  const dice = handedOverDice();
  const replayed = replayWith(ruleset, journal, options, dice);
  if (!replayed.ok) return replayed;
  const { battle } = replayed;
  dice.handOver(options.dice);
  for (let wanted = battle.wanted; wanted !== null; wanted = battle.wanted) {
    const faces = options.dice.roll(wanted);
    if (faces === null) break;
    battle.giveDice(faces);
  }
  return replayed;
}

function replayWith<T extends Types>(
  ruleset: Ruleset<T>,
  journal: Journal,
  options: ReplayOptions<T>,
  dice: HandedOverDice,
): Replayed<T> {
  const stranger = otherRuleset(ruleset, journal);
  if (stranger !== null) return failed(stranger);
  const { until, ...rest } = options;
  const begun = begin(ruleset, journal, { ...rest, dice });
  if (!begun.ok) return begun;
  const entries = until === undefined ? journal.entries : journal.entries.slice(0, until);
  const wrong = playEntries(begun.battle, entries);
  if (wrong === null) return begun;
  const line = journal.places?.entries[wrong.index] ?? wrong.index + 1;
  const { index: _, ...what } = wrong;
  return failed({ ...problemAt({ line, column: 1 }, wrong.message), ...what });
}

/** A journal fits only the exact version that wrote it, because a changed rule would turn it into another battle. */
function otherRuleset<T extends Types>(ruleset: Ruleset<T>, { header, places }: Journal): NotationProblem | null {
  const at = { line: places?.ruleset ?? 1, column: 1 };
  if (header.ruleset !== ruleset.id) {
    return problemAt(at, `this is a journal of ${header.ruleset}, not of ${ruleset.id}`);
  }
  if (header.version === ruleset.version) return null;
  return problemAt(
    at,
    `this journal was written by version ${header.version} of ${ruleset.id}; this is version ${ruleset.version}`,
    'a journal can only be replayed by the version that wrote it',
  );
}

type Beginning<T extends Types> = {
  readonly dice: DiceSource;
  readonly watch?: Watch<T>;
  readonly memos?: Memo;
};

function begin<T extends Types>(ruleset: Ruleset<T>, journal: Journal, options: Beginning<T>): Replayed<T> {
  const { start } = journal.header;
  const line = journal.places?.start ?? 1;
  if ('position' in start) {
    const position = parsePosition(ruleset, start.position);
    const begun = position.ok ? battleFromPosition(ruleset, position, options) : position;
    if (begun.ok) return begun;
    /**
     * The text's last line break belongs to the journal: whatever is missing at the end is missing in its last line.
     */
    const last = start.position.split('\n').length - 1;
    return failed(...begun.problems.map((p) => ({ ...p, line: line + Math.min(p.line, last), column: p.column + 2 })));
  }
  try {
    const set = ruleset.setUp(start.setup);
    if ('state' in set) return { ok: true, battle: Battle.begin(ruleset, set.state, options) };
    const problems = set.problems.map((p) =>
      problemAt({ line, column: 1 }, `expected ${p.expected}, got ${p.got}`, p.hint, p.path),
    );
    return failed(...problems);
  } catch (thrown) {
    return failed(problemAt({ line, column: 1 }, saidBy(thrown)));
  }
}

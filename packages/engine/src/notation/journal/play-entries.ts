import type { Battle } from '../../battle/battle.ts';
import type { Entry } from '../../battle/entry.ts';
import type { Pending } from '../../battle/pending.ts';
import { writeShape } from '../../dice/shape.ts';
import type { Refusal, Types } from '../../machine/types.ts';
import { tellRefusal } from '../../text/tell.ts';
import { readContext } from '../position/context.ts';
import { type NotationProblem, saidBy } from '../problems.ts';
import { writeBody, writeHash } from './write-entry.ts';

/** What is wrong with a line. */
type Wrong = Pick<NotationProblem, 'message' | 'inWords' | 'rule'>;

/** The first line at which a battle departs from its record. */
export type Divergence = Wrong & { readonly index: number };

/**
 * Plays recorded entries into a battle that waits where they begin and rolls no dice itself. Every line must be legal,
 * must be what the battle itself writes down, and must leave the recorded hash behind. Answers from standing answers
 * are not played in but compared with the answers the battle gives automatically.
 */
export function playEntries<T extends Types>(
  battle: Battle<T>,
  entries: readonly Entry[],
  standingAnswersAreGiven = false,
): Divergence | null {
  const { journal } = battle.chronicle;
  const before = journal.length;
  let compared = 0;
  while (compared < entries.length) {
    if (journal.length - before <= compared) {
      const wrong = attempt(() => playOne(battle, entries, compared, standingAnswersAreGiven));
      if (wrong !== null) return { index: compared, ...(typeof wrong === 'string' ? { message: wrong } : wrong) };
      if (journal.length - before <= compared) return { index: compared, message: 'the battle took no note of this' };
    }
    const written = Math.min(journal.length - before, entries.length);
    for (; compared < written; compared++) {
      const message = difference(entries[compared]!, journal[before + compared]!, standingAnswersAreGiven);
      if (message !== null) return { index: compared, message };
    }
  }
  return null;
}

/** Rules get answers from outside and may throw on a state that no play leads to. */
function attempt(play: () => string | Wrong | null): string | Wrong | null {
  try {
    return play();
  } catch (thrown) {
    return saidBy(thrown);
  }
}

function difference(recorded: Entry, written: Entry, anyStanding: boolean): string | null {
  const [was, is] = [writeBody(comparable(recorded, anyStanding)), writeBody(comparable(written, anyStanding))];
  if (was !== is) return `the battle says here: ${is}`;
  if (recorded.hash === undefined || written.hash === undefined || recorded.hash === written.hash) return null;
  return `the state is another one after this line: hash ${writeHash(written.hash)}`;
}

/** Contexts are compared by the hash alone, because the record may leave out defaults. */
function comparable(e: Entry, anyStanding: boolean): Entry {
  if (e.entry === 'start') return { ...e, context: {} };
  if (!anyStanding || e.entry !== 'answer') return e;
  const { standing: _, ...rest } = e;
  return rest;
}

/**
 * Plays the entry at `i` (an answer along with all that were given together with it) and returns what is wrong with it.
 */
function playOne<T extends Types>(
  battle: Battle<T>,
  entries: readonly Entry[],
  i: number,
  anyStanding: boolean,
): string | Wrong | null {
  const e = entries[i]!;
  switch (e.entry) {
    case 'answer':
      return answerGroup(battle, entries.slice(i, i + (e.of ?? 1)), anyStanding);
    case 'roll': {
      const { wanted } = battle;
      if (wanted === null) return 'no dice are wanted here';
      const { by, rule, purpose } = wanted;
      const due: Entry = { entry: 'roll', by, rule, purpose, shape: writeShape(wanted.shape), faces: e.faces };
      if (writeBody(due) !== writeBody(e)) return `the battle wants here: ${writeBody({ ...due, faces: [] })}`;
      const refusal = battle.giveDice(e.faces);
      return refusal === null ? null : `these dice do not fit the roll that is wanted (${refusal.code})`;
    }
    case 'signal': {
      const unknown = unknownSeat(battle, e.signal.seat);
      if (unknown !== null) return unknown;
      answerBefore(battle, e.signal.seat, entries, i);
      battle.signal(e.signal);
      return null;
    }
    case 'standing': {
      const unknown = unknownSeat(battle, e.standing.seat);
      if (unknown !== null) return unknown;
      answerBefore(battle, e.standing.seat, entries, i);
      battle.stand(e.standing);
      return null;
    }
    case 'start': {
      const context = readContext(battle.ruleset, battle.state, e.activity, e.context);
      if (!context.ok) return context.problems.map((p) => `${p.path.join('.')}: expected ${p.expected}`).join('; ');
      battle.start(e.activity, context.value);
      return null;
    }
    case 'undo': {
      if (battle.undo(e.by) === null) return `${e.by} has nothing to take back`;
      for (const seat of e.agreed) battle.agreeUndo(seat, true);
      const lacking = battle.undoWanted?.needs ?? [];
      return lacking.length === 0 ? null : `this must be agreed to by ${lacking.join(' and ')}`;
    }
  }
}

type AnswerEntry = Extract<Entry, { entry: 'answer' }>;

const unknownSeat = <T extends Types>(battle: Battle<T>, seat: string): string | null =>
  battle.state.seats.some((s) => s.id === seat) ? null : `there is no seat ${JSON.stringify(seat)}`;

function answerGroup<T extends Types>(
  battle: Battle<T>,
  group: readonly Entry[],
  anyStanding: boolean,
): string | Wrong | null {
  const { asked } = battle;
  if (battle.wanted !== null) return `dice are wanted here [${battle.wanted.rule}]`;
  if (asked.length === 0) return 'nobody is asked here';
  if (asked.length !== group.length) {
    return `${asked.length} answers are wanted together here, not ${group.length}`;
  }
  const answers: { readonly e: AnswerEntry; readonly pending: Pending }[] = [];
  for (const [k, pending] of asked.entries()) {
    const e = group[k]!;
    const { by, name } = pending.request;
    if (e.entry !== 'answer' || e.by !== by || e.name !== name) return `${by} is asked here for ${name}`;
    answers.push({ e, pending });
  }
  const open = answers.filter((a) => a.pending.answer === undefined);
  for (const { e } of open) {
    if (e.standing && !anyStanding) return `${e.by} has no standing answer to ${e.name}`;
  }
  /** Answers by hand that replace standing ones go first: the last open one closes the group. */
  const replaced = answers.filter((a) => a.pending.byItself && !a.e.standing);
  for (const { e, pending } of [...replaced, ...open]) {
    const refusal = battle.answer(pending.id, e.answer);
    if (refusal !== null) return refused(battle, refusal);
  }
  return null;
}

/** Files are checked by their writers, who can look a code up. Players read a sentence. */
function refused<T extends Types>({ ruleset, state }: Battle<T>, refusal: Refusal): Wrong {
  const { code, rule } = refusal;
  return {
    message: `this answer is not legal here (${code}, rule ${rule ?? 'none'})`,
    inWords: {
      de: `diese Antwort ist hier nicht erlaubt: ${tellRefusal(ruleset, state, refusal, 'de')}`,
      en: `this answer is not legal here: ${tellRefusal(ruleset, state, refusal, 'en')}`,
    },
    ...(rule === null ? {} : { rule }),
  };
}

/**
 * Plays the answer of a seat that had answered by hand and then gave a standing answer, or was finished by a signal,
 * while others were still thinking. That answer is written after the line, because answers given together are written
 * together. It must be played before the line, or the seat would be answered for.
 */
function answerBefore<T extends Types>(battle: Battle<T>, seat: string, entries: readonly Entry[], i: number): void {
  const { asked } = battle;
  const next = entries.findIndex((e, k) => k > i && e.entry === 'answer');
  const group = next < 0 ? [] : entries.slice(next, next + asked.length);
  if (asked.length < 2 || group.length !== asked.length) return;
  asked.forEach((pending, k) => {
    const e = group[k]!;
    if (e.entry !== 'answer' || e.standing || e.by !== seat || pending.request.by !== seat) return;
    const wouldClose = !asked.some((p) => p !== pending && p.answer === undefined);
    if (pending.answer === undefined && !wouldClose) battle.answer(pending.id, e.answer);
  });
}

import type { Entry } from '../../battle/entry.ts';
import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import type { Problem } from '../../schema/codec.ts';
import { stateSchema } from '../../schema/core.ts';
import { MOST_PROBLEMS, type NotationProblem, type Place, problemAt, saidBy } from '../problems.ts';
import type { WrittenAgenda } from './agenda.ts';
import { agendaIn } from './agenda-in-file.ts';
import { answersIn } from './answers.ts';
import type { PositionDice } from './dice.ts';
import { openPosition, openQuickly, type PositionFile } from './file.ts';
import { fit } from './fit.ts';
import { checkHeader, diceIn, forcedIn } from './header.ts';
import { impossibleProblems, insistsIn } from './impossible.ts';
import { merge } from './merge.ts';
import { startOf } from './start.ts';
import { stateProblem } from './state-problem.ts';
import { POSITION_WORDS } from './words.ts';

/** A position: the state at a step boundary, and what was answered and rolled since. */
export type Position<T extends Types> = {
  readonly state: T['State'];
  readonly since: readonly Entry[];
  /** Where the lines of `since` stand in the file. */
  readonly sinceAt: readonly Place[];
  /** Nothing is on the agenda: activities are started from outside. */
  readonly free: boolean;
  /** Questions with only one choice are asked, too. */
  readonly forced?: true;
  /** The dice the file asks to be played with. */
  readonly dice?: PositionDice;
};

export type ParsedPosition<T extends Types> =
  | ({ readonly ok: true } & Position<T>)
  | { readonly ok: false; readonly problems: readonly NotationProblem[] };

export type ReadOptions = {
  /** Accepts positions that no battle can reach, as if the file said `impossible: true`. */
  readonly impossible?: boolean;
};

/** Reads a position file. Never throws. A file with a mistake in it gives at least one problem. */
export function parsePosition<T extends Types>(
  ruleset: Ruleset<T>,
  text: string,
  { impossible = false }: ReadOptions = {},
): ParsedPosition<T> {
  const quick = openQuickly(text);
  const parsed = quick === null ? null : readPosition(ruleset, quick, impossible);
  if (parsed?.ok) return parsed;
  const file = openPosition(text);
  return Array.isArray(file) ? failed(file) : readPosition(ruleset, file, impossible);
}

const failed = <T extends Types>(problems: readonly NotationProblem[]): ParsedPosition<T> => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
});

function readPosition<T extends Types>(
  ruleset: Ruleset<T>,
  file: PositionFile,
  impossible: boolean,
): ParsedPosition<T> {
  const stranger = checkHeader(ruleset, file);
  if (stranger.length > 0) return failed(stranger);
  const start = startOf(ruleset, file);
  if (start.problems.length > 0) return failed(start.problems);
  const agenda = agendaIn(ruleset, file);
  const answers = answersIn(file);
  const { dice, problems } = diceIn(file);
  const read = readState(ruleset, file, start.base, agenda);
  const { insists, problems: said } = insistsIn(file);
  const { forced, problems: wishes } = forcedIn(file);
  const all = [...(agenda?.problems ?? []), ...answers.problems, ...problems, ...said, ...wishes, ...read.problems];
  if (all.length > 0 || read.state === undefined) return failed(all);
  const never = impossible || insists ? [] : impossibleProblems(ruleset, file, read.state);
  if (never.length > 0) return failed(never);
  const { since, sinceAt } = answers;
  const free = read.state.agenda.length === 0;
  return {
    ok: true,
    state: read.state,
    since,
    sinceAt,
    free,
    ...(forced ? { forced } : {}),
    ...(dice === undefined ? {} : { dice }),
  };
}

/** Everything in the file that is state, combined with what it starts from, and checked. */
function readState<T extends Types>(
  ruleset: Ruleset<T>,
  file: PositionFile,
  base: Record<string, unknown> | null,
  agenda: WrittenAgenda | null,
): { state?: T['State']; problems: NotationProblem[] } {
  const schema = stateSchema(ruleset.schema);
  const fitted = (x: unknown, fill: boolean): unknown => fit(schema, x, ruleset.unit !== 'hex', fill);
  const written = Object.fromEntries(Object.entries(file.root).filter(([name]) => !POSITION_WORDS.includes(name)));
  if (agenda !== null) written['agenda'] = agenda.problems.length > 0 ? [] : agenda.frames;
  let raw = fitted(written, false) as Record<string, unknown>;
  if (base !== null) raw = merge(schema, base, raw) as Record<string, unknown>;
  if (agenda === null && !hasAgenda(raw)) raw['agenda'] = [firstFrame(ruleset)];
  const expanded = expand(ruleset, raw);
  const report = (p: Problem): NotationProblem => stateProblem(schema, file, agenda, p);
  if ('thrown' in expanded) return { problems: [problemAt({ line: 1, column: 1 }, expanded.thrown)] };
  const parsed = ruleset.codec.parseState(fitted(expanded.raw, true));
  if (expanded.problems.length > 0) return { problems: expanded.problems.map(report) };
  return parsed.ok ? { state: parsed.value, problems: [] } : { problems: parsed.problems.map(report) };
}

const hasAgenda = (raw: Record<string, unknown>): boolean => {
  const agenda = raw['agenda'];
  return Array.isArray(agenda) && agenda.length > 0;
};

/** Where a battle begins. */
const firstFrame = <T extends Types>(ruleset: Ruleset<T>): object => ({
  do: ruleset.battle,
  at: ruleset.steps[ruleset.battle]!.first,
  c: {},
});

type Expanded = { raw: Record<string, unknown>; problems: readonly Problem[] } | { thrown: string };

function expand<T extends Types>(ruleset: Ruleset<T>, raw: Record<string, unknown>): Expanded {
  try {
    return ruleset.expandPosition?.(raw) ?? { raw, problems: [] };
  } catch (thrown) {
    return { thrown: `the shorthand in this file cannot be read: ${saidBy(thrown)}` };
  }
}

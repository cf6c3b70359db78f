import { readFile } from 'node:fs/promises';
import { Battle, parsePosition, rulesetOfPosition, type Types } from '@walstatt/engine';
import { loadRuleset } from '../../registry.ts';
import { UserError } from '../../user-error.ts';
import { diceFor, type PatientDice } from '../dice.ts';
import { type Session, situation, type Table } from '../session.ts';
import type { Handler } from './handler.ts';

export const start: Handler<'start'> = async (session, m) => {
  const text = m.position ?? (m.positionFile === undefined ? undefined : await readText(m.positionFile));
  const dice = diceFor(m.dice);
  const battle =
    text === undefined ? await fromSetup(session, m, dice) : await fromPosition(session, text, m.ruleset, dice);
  return seat(session, m.battle, { battle, dice, language: m.language ?? 'en', told: 0 });
};

/** Puts a battle on the referee's table and says how it stands. */
export function seat(session: Session, name: string | undefined, table: Table): object {
  session.tables.set(name ?? 'main', table);
  return { ruleset: table.battle.ruleset.id, version: table.battle.ruleset.version, ...situation(table) };
}

export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UserError(`Cannot read ${path}: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}

async function fromSetup(
  session: Session,
  m: { ruleset?: string | undefined; setup?: Record<string, unknown> | undefined },
  dice: PatientDice,
): Promise<Battle<Types>> {
  if (m.ruleset === undefined) throw new UserError('start needs a ruleset with a setup, or a position.');
  const ruleset = await loadRuleset(m.ruleset);
  const set = ruleset.setUp((m.setup ?? {}) as never);
  if ('problems' in set) {
    throw new UserError(
      'The set-up is not right.',
      set.problems.map((p) => `${p.path.join('.')}: expected ${p.expected}, got ${p.got}`),
    );
  }
  return Battle.begin(ruleset, set.state, { dice, watch: session.watch });
}

async function fromPosition(
  session: Session,
  text: string,
  id: string | undefined,
  dice: PatientDice,
): Promise<Battle<Types>> {
  const named = id ?? rulesetOfPosition(text);
  if (named === undefined)
    throw new UserError('The position does not say its ruleset.', [
      'Begin it with a line such as: ruleset: practice-skirmish',
    ]);
  const ruleset = await loadRuleset(named);
  const parsed = parsePosition(ruleset, text);
  if (!parsed.ok)
    throw new UserError(
      'The position is not right.',
      parsed.problems.map((p) => `line ${p.line}, column ${p.column}: ${p.message}`),
    );
  const options = { dice, watch: session.watch };
  return parsed.free || parsed.since.length > 0 || parsed.state.agenda.length > 0
    ? Battle.resume(ruleset, parsed.state, parsed.since, options)
    : Battle.begin(ruleset, parsed.state, options);
}

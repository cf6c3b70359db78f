import type { InBoth, Types } from '@walstatt/engine';
import { askingForced, Battle } from '@walstatt/engine/host';
import { battleFromPosition, parsePosition, rulesetOfPosition, showProblem } from '@walstatt/engine/notation';
import { readText } from '../../read-file.ts';
import { type AnyRuleset, exampleLine, loadRuleset } from '../../registry.ts';
import { UserError } from '../../user-error.ts';
import { showField } from '../context.ts';
import { diceFor, diceInPosition, type PatientDice } from '../dice.ts';
import type { Message } from '../protocol.ts';
import { type Session, situation, type Table } from '../session.ts';
import type { Handler } from './handler.ts';

export const start: Handler<'start'> = async (session, m) => {
  const text = textOf(m.position) ?? (m.positionFile === undefined ? undefined : await readText(m.positionFile));
  const begun = text === undefined ? await fromSetup(session, m) : await fromPosition(session, m, text);
  const { battle, dice, unenforced = [] } = begun;
  const language = m.language ?? 'en';
  const seated = seat(session, m.battle, { battle, dice, language, steps: m.steps ?? false, told: 0 });
  return unenforced.length === 0 ? seated : { ...seated, unenforced: unenforced.map((rule) => rule[language]) };
};

/** A position given as JSON is read as if it were the text. */
const textOf = (position: Message<'start'>['position']): string | undefined =>
  typeof position === 'object' ? JSON.stringify(position, null, 1) : position;

/** Puts a battle on the referee's table and describes its situation. */
export function seat(session: Session, name: string | undefined, table: Table): object {
  session.tables.set(name ?? 'main', table);
  return { ruleset: table.battle.ruleset.id, version: table.battle.ruleset.version, ...situation(table) };
}

/** The ruleset in the variant this battle wants. */
const asIn = (m: Message<'start'>, ruleset: AnyRuleset): AnyRuleset =>
  m.forced === 'ask' ? askingForced(ruleset) : ruleset;

/** A battle that begins, and rules of its armies that nothing enforces. */
type Begun = { readonly battle: Battle<Types>; readonly dice: PatientDice; readonly unenforced?: readonly InBoth[] };

async function fromSetup(session: Session, m: Message<'start'>): Promise<Begun> {
  if (m.ruleset === undefined) throw new UserError('start needs a ruleset with a setup, or a position.');
  const ruleset = asIn(m, await loadRuleset(m.ruleset));
  const set = ruleset.setUp((m.setup ?? {}) as never);
  if ('problems' in set) throw new UserError('The set-up is not right.', set.problems.map(showField));
  const dice = diceFor(m.dice);
  const battle = Battle.begin(ruleset, set.state, { dice, watch: session.watch });
  return { battle, dice, ...(set.unenforced === undefined ? {} : { unenforced: set.unenforced }) };
}

async function fromPosition(session: Session, m: Message<'start'>, text: string): Promise<Begun> {
  const named = m.ruleset ?? rulesetOfPosition(text);
  if (named === undefined) {
    throw new UserError('The position does not say its ruleset.', [exampleLine()]);
  }
  const ruleset = asIn(m, await loadRuleset(named));
  const parsed = parsePosition(ruleset, text, { impossible: m.impossible === true });
  if (!parsed.ok) throw new UserError('The position is not right.', parsed.problems.map(showProblem));
  const dice = m.dice === undefined && parsed.dice !== undefined ? diceInPosition(parsed.dice) : diceFor(m.dice);
  const begun = battleFromPosition(ruleset, parsed, { dice, watch: session.watch });
  if (!begun.ok) throw new UserError('The position is not right.', begun.problems.map(showProblem));
  return { battle: begun.battle, dice };
}

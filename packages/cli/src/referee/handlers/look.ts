import type { Look, Types } from '@walstatt/engine';
import { askQuestion } from '@walstatt/engine/host';
import { UserError } from '../../user-error.ts';
import { showField } from '../context.ts';
import { describeEvent } from '../describe.ts';
import { explainFor } from '../explain.ts';
import { withLengths } from '../lengths.ts';
import { isTold, knownSeat, situation, situationFor, type Table, tableOf } from '../session.ts';
import { type Handler, withArguments } from './handler.ts';

const lookOf = (table: Table, seat: string | undefined): Look<Types> =>
  seat === undefined ? table.battle.look : table.battle.lookAs(knownSeat(table.battle, seat));

export const pending: Handler<'pending'> = (session, m) => {
  const table = tableOf(session, m.battle);
  return m.seat === undefined ? situation(table) : situationFor(table, m.seat);
};

export const ask: Handler<'ask'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const { ruleset } = table.battle;
  const asked = withArguments(m.question, () => askQuestion(lookOf(table, m.seat), m.question, m.args ?? {}));
  if ('problems' in asked)
    throw new UserError(`${m.question} cannot be asked like this.`, asked.problems.map(showField));
  const { rule, lengths = [] } = ruleset.questions[m.question]!;
  return { question: m.question, rule, answer: withLengths(asked.answer, lengths, ruleset.unit) };
};

export const explain: Handler<'explain'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const known = Object.keys(table.battle.ruleset.modifiers);
  if (!known.includes(m.value))
    throw new UserError(`There is no modified value ${m.value}.`, [`Known: ${known.join(', ')}`]);
  return explainFor(lookOf(table, m.seat), m.value, m.base, m.subject);
};

export const state: Handler<'state'> = (session, m) => {
  const { battle } = tableOf(session, m.battle);
  const shown = m.seat === undefined ? battle.state : battle.view(knownSeat(battle, m.seat));
  return { state: shown, hash: battle.ruleset.codec.hash(shown).toString(16) };
};

export const events: Handler<'events'> = (session, m) => {
  const { battle, language, ...table } = tableOf(session, m.battle);
  const { from = 0, steps = table.steps } = m;
  if (m.seat === undefined)
    return {
      events: [...battle.stream.all(from)]
        .filter((e) => isTold(e, steps))
        .map((e) => describeEvent(battle, e, language)),
      next: battle.stream.length,
    };
  const items = battle
    .events(knownSeat(battle, m.seat), from)
    .filter((i) => i.item !== 'event' || isTold(i.event, steps))
    .map((i) => (i.item === 'event' ? describeEvent(battle, i.event, language, m.seat) : i));
  return { events: items, next: battle.stream.length };
};

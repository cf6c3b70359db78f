import type { Look, Types } from '@walstatt/engine';
import { UserError } from '../../user-error.ts';
import { describeEvent } from '../describe.ts';
import { isTold, situation, type Table, tableOf } from '../session.ts';
import { type Handler, withArguments } from './handler.ts';

const lookOf = (table: Table, seat: string | undefined): Look<Types> =>
  seat === undefined ? table.battle.look : table.battle.lookAs(seat);

export const pending: Handler<'pending'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const now = situation(table) as { pending: { by: string }[] };
  return m.seat === undefined ? now : { ...now, pending: now.pending.filter((p) => p.by === m.seat) };
};

export const ask: Handler<'ask'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const { questions } = table.battle.ruleset;
  const question = Object.hasOwn(questions, m.question) ? questions[m.question] : undefined;
  if (question === undefined)
    throw new UserError(`There is no question ${m.question}.`, [`Known: ${Object.keys(questions).join(', ')}`]);
  const args = m.args ?? {};
  const missing = question.takes.filter((t) => !t.endsWith('?') && !(t in args));
  if (missing.length > 0)
    throw new UserError(`${m.question} lacks ${missing.join(', ')}.`, [`It takes: ${question.takes.join(', ')}`]);
  return {
    question: m.question,
    rule: question.rule,
    answer: withArguments(m.question, () => question.ask(lookOf(table, m.seat), args as never)),
  };
};

export const explain: Handler<'explain'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const known = Object.keys(table.battle.ruleset.modifiers);
  if (!known.includes(m.value))
    throw new UserError(`There is no modified value ${m.value}.`, [`Known: ${known.join(', ')}`]);
  return withArguments(m.value, () => lookOf(table, m.seat).explain(m.value, m.base, m.subject));
};

export const state: Handler<'state'> = (session, m) => {
  const { battle } = tableOf(session, m.battle);
  const shown = m.seat === undefined ? battle.state : battle.view(m.seat);
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
    .events(m.seat, from)
    .filter((i) => i.item !== 'event' || isTold(i.event, steps))
    .map((i) => (i.item === 'event' ? describeEvent(battle, i.event, language) : i));
  return { events: items, next: battle.stream.length };
};

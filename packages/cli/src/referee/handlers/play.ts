import { presetAnswer, seededRng } from '@walstatt/engine';
import { readArguments, readSentences, type Standing, sampleAnswer } from '@walstatt/engine/host';
import { UserError } from '../../user-error.ts';
import { completeContext, showField } from '../context.ts';
import { describeRefusal, describeRefusals } from '../describe.ts';
import { findPending, situation, type Table, tableOf } from '../session.ts';
import { adviceOf } from './advice.ts';
import { type Handler, Refused, withArguments } from './handler.ts';

export const answer: Handler<'answer'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const { battle, language } = table;
  const { id, request } = findPending(table, m.to);
  if (battle.answer(id, m.answer) !== null)
    throw new Refused(describeRefusals(battle, battle.refusals(id, m.answer), language, request.by));
  return situation(table);
};

export const check: Handler<'check'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const { battle, language } = table;
  const pending = findPending(table, m.to);
  const hint = battle.ruleset.requests[pending.request.name]?.hint;
  if (m.partial && hint) {
    const refusal = hint(battle.lookAs(pending.request.by), pending.request, m.answer as never);
    return refusal === null
      ? { legal: true }
      : { legal: false, refusal: describeRefusal(battle, refusal, language, pending.request.by) };
  }
  const refusals = battle.refusals(pending.id, m.answer);
  return refusals.length === 0
    ? { legal: true }
    : { legal: false, ...describeRefusals(battle, refusals, language, pending.request.by) };
};

export const suggest: Handler<'suggest'> = async (session, m) => {
  const table = tableOf(session, m.battle);
  const pending = findPending(table, m.to);
  const { request } = pending;
  const look = table.battle.lookAs(request.by) as never;
  return {
    preset: presetAnswer(look, request),
    ...(m.seed === undefined ? {} : { sample: sampleAnswer(look, request, seededRng(m.seed)) }),
    ...(m.level === undefined
      ? {}
      : { advice: await adviceOf(session, table, pending, { level: m.level, seed: m.seed ?? 1 }) }),
  };
};

export const dice: Handler<'dice'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const { battle } = table;
  if (table.dice.push !== undefined) {
    table.dice.push(m.faces, m.rule);
    const { wanted } = battle;
    const faces = wanted === null ? null : table.dice.roll(wanted);
    if (faces !== null) battle.giveDice(faces);
    return situation(table);
  }
  const refusal = battle.giveDice(m.faces);
  if (refusal !== null) throw new Refused({ refusal: describeRefusal(battle, refusal, table.language) });
  return situation(table);
};

function standingAnswer(m: {
  readonly answer?: unknown;
  readonly take?: 'option' | 'ask' | undefined;
}): Standing['answer'] {
  if (m.take !== undefined && m.answer !== undefined) throw new UserError('Give an answer or what to take, not both.');
  if (m.take !== undefined) return { take: m.take };
  return m.answer === undefined ? { take: 'preset' } : { take: 'value', value: m.answer as never };
}

export const standing: Handler<'standing'> = (session, m) => {
  const table = tableOf(session, m.battle);
  if (m.name === undefined && m.rule === undefined && m.option === undefined && !m.revoke)
    throw new UserError('A standing answer needs a request name, a rule id or an option.');
  if (m.take === 'option' && m.option === undefined) throw new UserError('There is no option to take.');
  const row: Standing = {
    seat: m.seat,
    ...(m.name === undefined ? {} : { name: m.name }),
    ...(m.rule === undefined ? {} : { rule: m.rule }),
    ...(m.args === undefined ? {} : { args: m.args as never }),
    ...(m.option === undefined ? {} : { option: m.option }),
    answer: standingAnswer(m),
    ...(m.until === undefined ? {} : { until: m.until }),
    ...(m.revoke ? { revoke: true } : {}),
  };
  table.battle.stand(row);
  return situation(table);
};

export const begin: Handler<'begin'> = async (session, m) => {
  const table = tableOf(session, m.battle);
  const { battle } = table;
  if (!battle.idle)
    throw new UserError('Something is going on: an activity can only be begun while the battle is idle.');
  const context = completeContext(battle, m.activity, m.context ?? {});
  const setAside = await rulesSetAside(table, m.activity, context);
  battle.start(m.activity, context);
  return { ...(setAside.length > 0 ? { setAside } : {}), ...situation(table) };
};

/** The rules, in words, that would have kept the battle from coming to this activity. */
async function rulesSetAside({ battle, language }: Table, activity: string, context: object): Promise<object[]> {
  const { begins } = battle.ruleset.activities[activity]!;
  const rules =
    begins === undefined
      ? []
      : withArguments(activity, () => begins(battle.look, context as never), 'makes no sense here');
  if (rules.length === 0) return [];
  const sentences = await readSentences(battle.ruleset, language);
  return rules.map((rule) => ({ rule, text: sentences[rule] ?? '' }));
}

export const signal: Handler<'signal'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const known = Object.keys(table.battle.ruleset.signals);
  if (!known.includes(m.type)) throw new UserError(`There is no signal ${m.type}.`, [`Known: ${known.join(', ')}`]);
  if (!table.battle.state.seats.some((s) => s.id === m.seat)) throw new UserError(`There is no seat ${m.seat}.`);
  const { look, ruleset } = table.battle;
  const read = readArguments(
    look,
    ruleset.signals[m.type]!.takes ?? {},
    (m.args ?? {}) as object as Readonly<Record<string, unknown>>,
  );
  if ('problems' in read) throw new UserError(`${m.type} is not sent like this.`, read.problems.map(showField));
  table.battle.signal({ type: m.type, seat: m.seat, ...(m.args === undefined ? {} : { args: read.args }) });
  return situation(table);
};

export const undo: Handler<'undo'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const needs = table.battle.undo(m.seat);
  if (needs === null) throw new UserError(`${m.seat} has given no answer that could be taken back.`);
  return { needs, ...situation(table) };
};

export const agree: Handler<'agree'> = (session, m) => {
  const table = tableOf(session, m.battle);
  if (table.battle.undoWanted === null) throw new UserError('Nobody wants to take anything back.');
  table.battle.agreeUndo(m.seat, m.yes);
  return situation(table);
};

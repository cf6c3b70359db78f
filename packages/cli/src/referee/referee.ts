import { BUDGETS } from '@walstatt/engine/budgets';
import { saveBattle } from '@walstatt/engine/host';
import { z } from 'zod';
import { codeOfMistake, traceOf } from '../mistakes.ts';
import { UserError } from '../user-error.ts';
import { hello, list, rule } from './handlers/about.ts';
import { type Handler, Refused } from './handlers/handler.ts';
import { ask, events, explain, pending, state } from './handlers/look.ts';
import { odds } from './handlers/odds.ts';
import { agree, answer, begin, check, dice, signal, standing, suggest, undo } from './handlers/play.ts';
import { start } from './handlers/start.ts';
import { close, fork, journal, load, position, save } from './handlers/store.ts';
import { type MessageName, messages } from './protocol.ts';
import type { Session } from './session.ts';

const quit: Handler<'quit'> = () => ({ bye: true });

const handlers: { readonly [N in MessageName]: Handler<N> } = {
  hello,
  start,
  pending,
  answer,
  check,
  suggest,
  dice,
  standing,
  begin,
  ask,
  explain,
  odds,
  signal,
  state,
  position,
  journal,
  events,
  undo,
  agree,
  save,
  load,
  fork,
  close,
  rule,
  list,
  quit,
};

/** Of a message that a mistake was made over, so much is written down. */
const LONGEST_KEPT = 1_000_000;

export type Reply = { readonly ok: boolean; readonly [field: string]: unknown };

/** Answers one line of input. Whatever the line holds, there is a reply, and nothing is thrown. */
export async function refereeLine(session: Session, line: string): Promise<Reply> {
  let id: unknown = null;
  try {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return failed(id, 'malformed', 'This is not JSON.');
    }
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      return failed(id, 'malformed', 'A message is a JSON object.');
    const wrong = wrongWith(message);
    if (wrong !== null) return failed(id, 'malformed', wrong);
    const wild = message as { id?: unknown; do?: unknown };
    id = typeof wild.id === 'string' || typeof wild.id === 'number' ? wild.id : null;
    const name = wild.do;
    if (typeof name !== 'string' || !Object.hasOwn(messages, name)) {
      return failed(id, 'malformed', 'The field do must name a command.', [
        `Known: ${Object.keys(messages).join(', ')}`,
      ]);
    }
    const parsed = messages[name as MessageName].safeParse(message);
    if (!parsed.success)
      return failed(id, 'malformed', `This is no right ${name}.`, z.prettifyError(parsed.error).split('\n'));
    const body = await (handlers[name as MessageName] as Handler<never>)(session, parsed.data as never);
    return { ...withId(id), ok: true, ...body };
  } catch (error) {
    if (error instanceof Refused) return { ...withId(id), ok: false, error: 'refused', ...error.body };
    if (error instanceof UserError) return failed(id, 'mistake', error.message, error.details);
    return { ...withId(id), ...(await ownMistake(session, line, error)) };
  }
}

const withId = (id: unknown): object => (id === null ? {} : { id });

const failed = (id: unknown, error: string, message: string, details: readonly string[] = []): Reply => ({
  ...withId(id),
  ok: false,
  error,
  message,
  ...(details.length > 0 ? { details } : {}),
});

/** Something that the program itself got wrong. Battles go back to how they stood, so it costs nothing. */
async function ownMistake(session: Session, line: string, error: unknown): Promise<Reply> {
  const code = codeOfMistake(error);
  const asked = line.slice(0, LONGEST_KEPT);
  const report = await session.keep({ code, error: traceOf(error), asked, battle: battlesOf(session) });
  const message = 'The referee made a mistake. The battle stands as last reported.';
  return { ok: false, error: 'internal', code, message, ...(report === null ? {} : { report }) };
}

function battlesOf(session: Session): unknown {
  try {
    return Object.fromEntries([...session.tables].map(([name, { battle }]) => [name, saveBattle(battle)]));
  } catch {
    return null;
  }
}

/** What is wrong with a message before its form is looked at. It may be too deep for a function that calls itself. */
function wrongWith(message: unknown): string | null {
  let level: unknown[] = [message];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > BUDGETS.text.depth) return `Nested deeper than ${BUDGETS.text.depth} levels.`;
    const inner: unknown[] = [];
    for (const x of level) {
      if (typeof x !== 'object' || x === null) continue;
      if (Object.hasOwn(x, '__proto__')) return 'The name __proto__ is not allowed.';
      for (const value of Object.values(x)) inner.push(value);
    }
    level = inner;
  }
  return null;
}

/** The reply to a message that was longer than allowed and was therefore not kept. */
export const TOO_LONG = failed(null, 'malformed', `A message has at most ${BUDGETS.message.bytes} bytes.`);

import { Unanswerable } from '@walstatt/engine';
import { UserError } from '../../user-error.ts';
import type { Message, MessageName } from '../protocol.ts';
import type { Session } from '../session.ts';

/** Handles one kind of message and returns the body of the reply. User mistakes are thrown as `UserError`. */
export type Handler<N extends MessageName> = (session: Session, message: Message<N>) => object | Promise<object>;

/** A negative reply: the message was understood, but the rules (or the battle) refuse it. */
export class Refused extends Error {
  readonly body: object;

  constructor(body: object) {
    super('refused');
    this.name = 'Refused';
    this.body = body;
  }
}

/** Puts a question with outside arguments to the ruleset. What it says about them is passed on to the asker. */
export function withArguments<R>(what: string, ask: () => R, cannot = 'cannot be answered'): R {
  try {
    return ask();
  } catch (error) {
    throw error instanceof Unanswerable ? new UserError(`${what} ${cannot}: ${error.message}.`) : error;
  }
}

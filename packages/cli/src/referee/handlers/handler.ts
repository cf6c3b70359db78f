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

/**
 * Puts a question with outside arguments to the ruleset. What the ruleset says about them is passed on; errors it
 * stumbles into are not.
 */
export function withArguments<R>(what: string, ask: () => R, cannot = 'cannot be answered'): R {
  try {
    return ask();
  } catch (error) {
    if (error instanceof UserError || error instanceof Refused) throw error;
    const why = error instanceof TypeError || error instanceof RangeError ? 'the arguments do not fit' : saidBy(error);
    throw new UserError(`${what} ${cannot}: ${why}.`);
  }
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));

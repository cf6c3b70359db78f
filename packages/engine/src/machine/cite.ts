import type { RuleId } from '../generated/rule-ids.ts';
import type { Look } from './game.ts';
import type { Types } from './types.ts';

/** What a look also has for listeners: tests and traces. */
type Listened = { readonly onNote?: ((rule: RuleId) => void) | null };

/** Tells listeners that the engine cites a rule: in a request, a roll, a trigger, a modifier or a signal. */
export const cite = <T extends Types>(look: Look<T>, rule: RuleId): void => (look as Listened).onNote?.(rule);

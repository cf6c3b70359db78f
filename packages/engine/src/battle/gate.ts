import type { SeatId, Types } from '../machine/types.ts';
import { keepsSecrets } from '../schema/keeps-secrets.ts';
import type { Battle } from './battle.ts';
import type { Entry } from './entry.ts';
import { knowledgeOf } from './knowledge.ts';

/** A line of the journal as a seat may read it. A closed one says only whose it is. */
export type SeatLine =
  | { readonly open: true; readonly entry: Entry }
  | { readonly open: false; readonly entry: Entry['entry']; readonly by: SeatId };

/** Whether there is anything in this battle that some seat may not know yet. When it is over, everything is told. */
export const isSecretive = <T extends Types>(battle: Battle<T>): boolean =>
  keepsSecrets(battle.ruleset.schema) && !battle.result.over;

/**
 * The journal of a battle that goes on, for a seat. Other seats' lines are closed if they were given under seal, if
 * they say what a seat wants to be asked, or if anything that followed at once is hidden from this seat. Hashes are
 * left out: they are made from the whole state, and two worlds that look the same would have different ones.
 */
export function seatLines<T extends Types>(battle: Battle<T>, seat: SeatId): SeatLine[] {
  const { journal, live } = battle.chronicle;
  const mayKnow = knowledgeOf(battle.ruleset, battle.state, seat);
  const hidden = battle.stream.linesWithSecrets(mayKnow);
  const follows = new Map<number, number>();
  live.forEach(({ line, entry }, i) => {
    const left = entry.entry === 'answer' ? (entry.of ?? 1) - (entry.place ?? 0) : 1;
    follows.set(line, i + left);
  });
  return journal.map((e, line) => {
    const by = ownerOf(e);
    const after = follows.get(line);
    const closed = by !== null && !mayKnow(by) && (isPrivate(e) || after === undefined || hidden.has(after));
    if (closed) return { open: false, entry: e.entry, by };
    const { hash: _, ...entry } = e;
    return { open: true, entry };
  });
}

/** Whose decision a line is. Dice and the beginning of activities are nobody's. */
function ownerOf(e: Entry): SeatId | null {
  if (e.entry === 'answer') return e.by;
  return e.entry === 'standing' ? e.standing.seat : null;
}

const isPrivate = (e: Entry): boolean => e.entry === 'standing' || (e.entry === 'answer' && e.sealed === true);

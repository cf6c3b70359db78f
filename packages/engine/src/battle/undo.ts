import type { Seat, SeatId } from '../machine/types.ts';
import type { Entry } from './entry.ts';

/** A line that is still live once all undo lines have been applied, with its place in the whole journal. */
export type LiveEntry = { readonly line: number; readonly entry: Entry };

export function liveEntries(journal: readonly Entry[]): LiveEntry[] {
  const live: LiveEntry[] = [];
  journal.forEach((entry, line) => {
    if (entry.entry === 'undo') strikeFrom(live, entry.to);
    else live.push({ line, entry });
  });
  return live;
}

/** Strikes every line from a journal line on. */
export function strikeFrom(live: LiveEntry[], to: number): void {
  while (live.length > 0 && live[live.length - 1]!.line >= to) live.pop();
}

/** What an undo wish of a seat would do: from which line on, and which seats must agree first. */
export type UndoWish = { readonly to: number; readonly needs: readonly SeatId[] };

/**
 * A seat takes back its own last answer. This is free if nothing was rolled, revealed or decided by another seat since
 * then; otherwise one seat of every other side must agree. `revealedSince` says whether an event after a line revealed
 * a secret.
 */
export function undoWish(
  live: readonly LiveEntry[],
  seats: readonly Seat[],
  by: SeatId,
  revealedSince: (line: number) => boolean,
): UndoWish | null {
  const at = live.findLastIndex((l) => l.entry.entry === 'answer' && l.entry.by === by && !l.entry.standing);
  if (at < 0) return null;
  const since = live.slice(at + 1);
  const free =
    !revealedSince(live[at]!.line) &&
    since.every(
      ({ entry: e }) => e.entry === 'standing' || (e.entry === 'answer' && (e.by === by || e.standing === true)),
    );
  const side = seats.find((s) => s.id === by)?.side;
  const others = [...new Set(seats.filter((s) => s.side !== side).map((s) => s.side))];
  const needs = free ? [] : others.map((o) => seats.find((s) => s.side === o)!.id);
  return { to: firstOfGroup(live, at), needs };
}

/** Answers to one `askAll` are given together and taken back together. */
function firstOfGroup(live: readonly LiveEntry[], at: number): number {
  const e = live[at]!.entry;
  return live[at - (e.entry === 'answer' ? (e.place ?? 0) : 0)]!.line;
}

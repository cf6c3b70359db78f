import type { Ruleset } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { knowledgeOf } from './knowledge.ts';

/**
 * What happened, as far as one seat may know it: events to apply to its view, or a new view after an undo, which took
 * back all items from number `from` on.
 */
export type StreamItem<T extends Types> =
  | { readonly item: 'event'; readonly event: T['Event'] }
  | { readonly item: 'undone'; readonly by: SeatId; readonly view: T['State']; readonly from: number };

/** The battle was taken back by a seat, to a state and to an item. */
type Undone<T extends Types> = { readonly undoneBy: SeatId; readonly state: T['State']; readonly from: number };

/** The battle's whole log; each seat reads its own redacted stream from it by number. */
export class Stream<T extends Types> {
  private readonly ruleset: Ruleset<T>;
  private readonly log: (T['Event'] | Undone<T>)[] = [];
  /** For each item, how many lines of the journal were in force. */
  private readonly lines: number[] = [];

  constructor(ruleset: Ruleset<T>) {
    this.ruleset = ruleset;
  }

  get length(): number {
    return this.log.length;
  }

  event(event: T['Event'], lines: number): void {
    this.log.push({ ...event, rules: onceKept(event.rules) });
    this.lines.push(lines);
  }

  /** Forgets everything from number `length` on. */
  cut(length: number): void {
    this.log.length = length;
    this.lines.length = length;
  }

  /** Everything after the first `lines` lines of the journal was taken back. */
  undone(by: SeatId, state: T['State'], lines: number): void {
    const last = this.log.findLastIndex((l, i) => !isUndone(l) && this.lines[i]! <= lines);
    this.log.push({ undoneBy: by, state: this.ruleset.codec.clone(state), from: last + 1 });
    this.lines.push(lines);
  }

  /** Items from number `from` on, redacted for the seat. */
  read(state: T['State'], seat: SeatId, from: number): StreamItem<T>[] {
    const mayKnow = knowledgeOf(this.ruleset, state, seat);
    const { codec } = this.ruleset;
    return this.log
      .slice(from)
      .map((l) =>
        isUndone(l)
          ? { item: 'undone', by: l.undoneBy, view: codec.view(l.state, mayKnow), from: l.from }
          : { item: 'event', event: codec.redact(l, mayKnow) },
      );
  }

  /** The numbers of lines in force at which something happened that is hidden from somebody who knows only this. */
  linesWithSecrets(mayKnow: (owner: SeatId) => boolean): ReadonlySet<number> {
    const { codec } = this.ruleset;
    const lines = new Set<number>();
    this.log.forEach((l, i) => {
      const at = this.lines[i]!;
      if (isUndone(l) || lines.has(at)) return;
      if (JSON.stringify(codec.redact(l, mayKnow)) !== JSON.stringify(l)) lines.add(at);
    });
    return lines;
  }

  /** The whole truth, for the host itself. */
  *all(from = 0): Generator<T['Event']> {
    for (const l of this.log.slice(from)) if (!isUndone(l)) yield l;
  }
}

const isUndone = <T extends Types>(l: T['Event'] | Undone<T>): l is Undone<T> => 'undoneBy' in l;

/** Few lists of rules are cited again and again: all battles of a process keep each of them once. */
const citations = new Map<string, readonly string[]>();

function onceKept(rules: readonly string[]): readonly string[] {
  const key = rules.join();
  const known = citations.get(key);
  if (known === undefined) citations.set(key, rules);
  return known ?? rules;
}

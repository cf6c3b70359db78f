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

/** `lines`: how many lines of the journal were in force. */
type Logged<T extends Types> =
  | { readonly event: T['Event']; readonly lines: number }
  | { readonly undoneBy: SeatId; readonly state: T['State']; readonly from: number };

/** The battle's whole log; each seat reads its own redacted stream from it by number. */
export class Stream<T extends Types> {
  private readonly ruleset: Ruleset<T>;
  private readonly log: Logged<T>[] = [];

  constructor(ruleset: Ruleset<T>) {
    this.ruleset = ruleset;
  }

  get length(): number {
    return this.log.length;
  }

  event(event: T['Event'], lines: number): void {
    this.log.push({ event, lines });
  }

  /** Forgets everything from number `length` on. */
  cut(length: number): void {
    this.log.length = length;
  }

  /** Everything after the first `lines` lines of the journal was taken back. */
  undone(by: SeatId, state: T['State'], lines: number): void {
    const last = this.log.findLastIndex((l) => 'event' in l && l.lines <= lines);
    this.log.push({ undoneBy: by, state: this.ruleset.codec.clone(state), from: last + 1 });
  }

  /** Items from number `from` on, redacted for the seat. */
  read(state: T['State'], seat: SeatId, from: number): StreamItem<T>[] {
    const mayKnow = knowledgeOf(this.ruleset, state, seat);
    const { codec } = this.ruleset;
    return this.log
      .slice(from)
      .map((l) =>
        'event' in l
          ? { item: 'event', event: codec.redact(l.event, mayKnow) }
          : { item: 'undone', by: l.undoneBy, view: codec.view(l.state, mayKnow), from: l.from },
      );
  }

  /** The whole truth, for the host itself. */
  *all(from = 0): Generator<T['Event']> {
    for (const l of this.log.slice(from)) if ('event' in l) yield l.event;
  }
}

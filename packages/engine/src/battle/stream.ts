import type { Ruleset } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { knowledgeOf } from './knowledge.ts';

/** What happened, as one seat may know it: events to apply to its view, or a new view after an undo. */
export type StreamItem<T extends Types> =
  | { readonly item: 'event'; readonly event: T['Event'] }
  | { readonly item: 'undone'; readonly by: SeatId; readonly view: T['State'] };

type Logged<T extends Types> =
  | { readonly event: T['Event'] }
  | { readonly undoneBy: SeatId; readonly state: T['State'] };

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

  event(event: T['Event']): void {
    this.log.push({ event });
  }

  undone(by: SeatId, state: T['State']): void {
    this.log.push({ undoneBy: by, state: this.ruleset.codec.clone(state) });
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
          : { item: 'undone', by: l.undoneBy, view: codec.view(l.state, mayKnow) },
      );
  }

  /** The whole truth, for the host itself. */
  *all(from = 0): Generator<T['Event']> {
    for (const l of this.log.slice(from)) if ('event' in l) yield l.event;
  }
}

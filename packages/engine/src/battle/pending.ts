import type { SeatId } from '../machine/types.ts';
import type { Answer, Request } from '../requests/request.ts';

/** A request that waits for its answer. Ids count per seat, so that they reveal nothing about other seats. */
export type Pending = {
  readonly id: string;
  readonly request: Request;
  readonly sealed: boolean;
  answer: Answer | undefined;
  /** Answered by a standing answer, or because the seat has finished. */
  byItself: boolean;
};

/** Numbers the requests of each seat. */
export class RequestCounter {
  private counts: Map<SeatId, number>;

  constructor(saved: Readonly<Record<SeatId, number>> = {}) {
    this.counts = new Map(Object.entries(saved));
  }

  /** Goes back to numbers that `before` gave. */
  become(saved: Readonly<Record<SeatId, number>>): void {
    this.counts = new Map(Object.entries(saved));
  }

  open(requests: readonly Request[], sealed: boolean): Pending[] {
    return requests.map((request) => {
      const n = (this.counts.get(request.by) ?? 0) + 1;
      this.counts.set(request.by, n);
      return { id: `${request.by}-${n}`, request, sealed, answer: undefined, byItself: false };
    });
  }

  /** The numbers as they were before these requests were opened. */
  before(open: readonly Pending[]): Record<SeatId, number> {
    const counts = Object.fromEntries(this.counts);
    for (const p of open) counts[p.request.by]!--;
    return counts;
  }
}

/**
 * What a seat sees of a pending request. Others' sealed answers are hidden, and so are their requests while they are
 * sealed.
 */
export type PendingView = {
  readonly id: string;
  readonly request: Request;
  readonly sealed: boolean;
  readonly answered: boolean;
  readonly answer?: Answer;
};

export function pendingFor(all: readonly Pending[], seat: SeatId): PendingView[] {
  return all
    .filter((p) => p.request.by === seat || !p.sealed)
    .map((p) => ({
      id: p.id,
      request: p.request,
      sealed: p.sealed,
      answered: p.answer !== undefined,
      ...(p.answer === undefined ? {} : { answer: p.answer }),
    }));
}

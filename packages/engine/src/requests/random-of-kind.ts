import { pick, type Rng, shuffled } from '../random/rng.ts';
import type { Answer, Request } from './request.ts';

/** Requests whose answers can be made from the request alone. Poses and plans must be found. */
export type Closed = Exclude<Request, { kind: 'place' | 'path' }>;

/** A random answer of the right form. Whether it is legal is checked elsewhere. */
export function randomOfKind(r: Closed, rng: Rng): Answer {
  switch (r.kind) {
    case 'confirm':
      return rng.int(0, 1) === 1;
    case 'choose':
    case 'activity': {
      const i = rng.int(r.optional ? -1 : 0, r.options.length - 1);
      return i < 0 ? null : r.options[i]!.id;
    }
    case 'number':
      return rng.int(r.min, r.max);
    case 'chooseMany': {
      const n = rng.int(r.min, Math.min(r.max, r.options.length));
      return shuffled(
        rng,
        r.options.map((o) => o.id),
      ).slice(0, n);
    }
    case 'order':
      return shuffled(
        rng,
        r.options.map((o) => o.id),
      );
    case 'allocate':
      return randomAllocation(r, rng);
    case 'assign':
      return Object.fromEntries(r.items.map((i) => [i.id, pick(rng, i.options)]));
  }
}

function randomAllocation(r: Request & { kind: 'allocate' }, rng: Rng): Record<string, number> {
  const result: Record<string, number> = {};
  let left = r.less ? rng.int(0, r.total) : r.total;
  let open = r.options.map((o) => ({ id: o.id, most: o.most ?? r.total }));
  while (left > 0 && open.length > 0) {
    const o = pick(rng, open);
    result[o.id] = (result[o.id] ?? 0) + 1;
    left--;
    if (result[o.id]! >= o.most) open = open.filter((x) => x !== o);
  }
  return result;
}

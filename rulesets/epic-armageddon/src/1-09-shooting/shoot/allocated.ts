import type { Contexts } from '../../generated/state.ts';

type Allocated = Contexts['shoot']['allocated'];

/** One more hit for a unit. */
export const withHit = (allocated: Allocated, unit: string): Allocated =>
  allocated.some((a) => a.unit === unit)
    ? allocated.map((a) => (a.unit === unit ? { ...a, hits: a.hits + 1 } : a))
    : [...allocated, { unit, hits: 1, saved: 0 }];

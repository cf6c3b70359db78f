import type { Types } from '@walstatt/engine';
import type { Attack } from '../game-host.ts';

/** Events say who attacks whom in one of these ways. */
const WAYS = [
  { type: /^shot/, from: 'unit', to: 'target' },
  { type: /^(missed|marked)$/, from: 'by', to: 'element' },
] as const;

/** Who attacks whom in an event, for a tracer over the table; null if nobody does or it may not be known. */
export function attackOf(event: Types['Event']): Attack | null {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  for (const way of WAYS) {
    const [from, to] = [fields[way.from], fields[way.to]];
    if (way.type.test(event.type) && typeof from === 'string' && typeof to === 'string')
      return { from, to, hit: !/wasted|missed/i.test(event.type) };
  }
  return null;
}

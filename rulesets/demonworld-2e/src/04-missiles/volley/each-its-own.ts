import type { Asked } from '../../kit.ts';
import { NOTHING, targetIn } from './announce.ts';

/** What each element announces. */
export type Announced = Readonly<Record<string, string>>;

export type Announcing = Asked<'volley' | 'strikes' | 'assist'>;

/** Everybody alone: each element takes the target that `value` rates highest. */
export function eachItsOwn(r: Announcing, value: (element: string, target: string) => number): Announced {
  return Object.fromEntries(
    r.items.map(({ id, options }) => {
      let best = NOTHING;
      let most = 0;
      for (const o of options) {
        const target = targetIn(o);
        const v = target === null ? 0 : value(id, target);
        if (v > most) {
          most = v;
          best = o;
        }
      }
      return [id, best];
    }),
  );
}

import { nthAlike } from '../12-shooting/shots.ts';
import type { Unit } from '../generated/state.ts';
import { type Asked, request } from '../kit.ts';

type Items = Pick<Asked<'bearers'>, 'items' | 'options'>;

/** Weapons as items, models that are not the leader as options `m1`, `m2` …; the present bearer of each comes first. */
export function bearerItems(unit: string, u: Unit): Items {
  const free = Array.from({ length: u.size }, (_, i) => i).filter((i) => i !== u.leader);
  const name = (i: number): string => `m${i}`;
  return {
    items: u.weapons.map((w, i) => ({
      id: `w${i}`,
      args: { unit, attack: `w${i}`, weapon: w.name, nth: nthAlike(u, i) },
      options: [w.bearer, ...free.filter((f) => f !== w.bearer)].map(name),
    })),
    options: free.map((i) => ({ id: name(i), args: { unit, model: i } })),
  };
}

/** WP-G-51: a different bearer for each weapon. */
export const bearersRequest = request('bearers', {
  check(_look, _r, answer) {
    const bearers = Object.values(answer);
    return new Set(bearers).size === bearers.length ? null : { code: 'sameBearer', rule: 'WP-G-51' };
  },
  witness(_look, r) {
    const taken = new Set<string>();
    return Object.fromEntries(
      r.items.map((item) => {
        const free = item.options.find((o) => !taken.has(o)) ?? item.options[0]!;
        taken.add(free);
        return [item.id, free];
      }),
    );
  },
});

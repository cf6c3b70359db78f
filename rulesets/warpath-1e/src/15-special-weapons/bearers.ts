import { ask, type Rule } from '@walstatt/engine';
import type { G } from '../kit.ts';
import { bearerItems } from './request.ts';

/**
 * WP-G-51: one bearer for each special weapon, none of them the leader. Asked as soon as the unit stands on the table for
 * the first time: nobody can choose among models that he does not see.
 */
export function* chooseBearers(g: G, unit: string): Rule<void> {
  const u = g.state.units[unit]!;
  const { items, options } = bearerItems(unit, u);
  const chosen = yield* ask(g, {
    kind: 'assign',
    name: 'bearers',
    by: u.owner,
    rule: 'WP-G-51',
    args: { unit },
    items,
    options,
  });
  items.forEach((item, weapon) => {
    const bearer = Number(chosen[item.id]!.slice(1));
    if (bearer !== u.weapons[weapon]!.bearer)
      g.apply({ type: 'bearerChosen', rules: ['WP-G-51'], unit, weapon, bearer });
  });
}

import { ask, type Rule } from '@walstatt/engine';
import type { G } from '../kit.ts';
import { bearerItems } from './request.ts';

/**
 * WP-G-51: one bearer for each special weapon, never the leader. The bearers are asked for as soon as the unit first
 * stands on the table: nobody can choose among models that are not in sight.
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

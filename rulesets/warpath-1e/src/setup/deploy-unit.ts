import { ask, type Rule, type RuleId } from '@walstatt/engine';
import { gapToRegionBelow } from '@walstatt/geometry';
import type { Spot } from '../generated/state.ts';
import { activity, type G } from '../kit.ts';
import { bearerItems } from '../requests/bearers.ts';
import { deployRequest } from '../requests/deploy.ts';
import { spotsOf } from '../requests/places.ts';
import { pieceNames } from '../rules/pieces.ts';
import { bodiesAt, tableTop } from '../rules/table-top.ts';
import { hasRoom } from '../rules/transport.ts';
import { sideOfUnit, unitsOf } from '../rules/units.ts';

/** One unit is deployed: on the table, inside a transport, or kept back. */
export const deployUnit = activity('deployUnit', {
  steps: {
    /** WP-G-51: one bearer for each special weapon, none of them the leader. */
    *bearers(g, c): Rule<void> {
      const u = g.state.units[c.unit]!;
      if (u.size === 1 || u.weapons.length === 0) return;
      const { items, options } = bearerItems(c.unit, u);
      const chosen = yield* ask(g, {
        kind: 'assign',
        name: 'bearers',
        by: u.owner,
        rule: 'WP-G-51',
        args: { unit: c.unit },
        items,
        options,
      });
      items.forEach((item, weapon) => {
        const bearer = Number(chosen[item.id]!.slice(1));
        if (bearer !== u.weapons[weapon]!.bearer)
          g.apply({ type: 'bearerChosen', rules: ['WP-G-51'], unit: c.unit, weapon, bearer });
      });
    },
    *where(g, c): Rule<void> {
      const how = yield* askHow(g, c.unit);
      if (how === 'reserve') {
        g.apply({ type: 'heldBack', rules: ['WP-BATTLE-22', 'WP-BATTLE-23'], unit: c.unit });
        return;
      }
      if (how !== 'table') {
        g.apply({ type: 'boarded', rules: ['WP-TRANSPORT-02'], unit: c.unit, carrier: how });
        return;
      }
      const u = g.state.units[c.unit]!;
      const rule = g.state.mission === 'demo' ? 'WP-DEMO-04' : 'WP-BATTLE-20';
      const placed = yield* ask(g, {
        kind: 'place',
        name: 'deployPlace',
        by: u.owner,
        rule,
        args: { unit: c.unit },
        pieces: pieceNames(c.unit, u.size),
      });
      const models = spotsOf(u, placed);
      const frozen = u.type === 'artillery' && inDifficult(g, c.unit, models);
      const rules: RuleId[] = [rule, ...(frozen ? (['WP-ARTY-04'] as const) : [])];
      g.apply({ type: 'deployed', rules, unit: c.unit, models, frozen });
    },
  },
});

/** On the table, kept back, or inside a transport that is already placed. In the demo only want of room keeps a unit off the table. */
function* askHow(g: G, unit: string): Rule<string> {
  const u = g.state.units[unit]!;
  const by = u.owner;
  const room =
    deployRequest.find(g, {
      kind: 'place',
      name: 'deployPlace',
      by,
      rule: 'WP-BATTLE-20',
      args: { unit },
      pieces: [],
    }) !== null;
  if (g.state.mission === 'demo') return room ? 'table' : 'reserve';
  const carriers = unitsOf(g.state, sideOfUnit(g.state, u)).filter(
    (id) => g.state.units[id]!.where.at !== 'box' && hasRoom(g, id, unit),
  );
  return (yield* ask(g, {
    kind: 'choose',
    name: 'deployHow',
    by,
    rule: 'WP-BATTLE-23',
    args: { unit },
    options: [...(room ? [{ id: 'table' }] : []), { id: 'reserve' }, ...carriers.map((id) => ({ id }))],
  }))!;
}

const inDifficult = (g: G, unit: string, models: readonly Spot[]): boolean =>
  bodiesAt(g.state.units[unit]!, models).some((b) =>
    tableTop(g).difficult.some((p) => gapToRegionBelow(b, p.shape, 0)),
  );

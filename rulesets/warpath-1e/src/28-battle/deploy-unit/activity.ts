import { ask, type Rule, type RuleId } from '@walstatt/engine';
import { gapToRegionBelow } from '@walstatt/geometry';
import { pieceNames } from '../../01-units/pieces.ts';
import { spotsOf } from '../../01-units/places.ts';
import { hasBearers, isGone, isOnTable, sideOfUnit, unitsOf } from '../../01-units/units.ts';
import { bodiesAt, tableTop } from '../../07-measuring/table-top.ts';
import { chooseBearers } from '../../15-special-weapons/bearers.ts';
import { hasRoom } from '../../23-transports/transport.ts';
import type { Spot } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { isWithdrawn } from '../withdrawn.ts';
import { deployRequest } from './request.ts';

/** One unit is deployed: on the table, inside a transport, or kept back. */
export const deployUnit = activity('deployUnit', {
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    *where(g, c): Rule<string | undefined> {
      const how = yield* askHow(g, c.unit);
      if (how === 'reserve') {
        g.apply({ type: 'heldBack', rules: ['WP-BATTLE-22', 'WP-BATTLE-23'], unit: c.unit });
        return undefined;
      }
      // A transport that was offered may have left the battle in the meantime (WP-G-56).
      if (how !== 'table' && isGone(g.state.units[how]!)) return 'where';
      if (how !== 'table') {
        g.apply({ type: 'boarded', rules: ['WP-TRANSPORT-02'], unit: c.unit, carrier: how });
        return undefined;
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
      return undefined;
    },
    /**
     * WP-G-51: the bearers are chosen now that the unit's models stand there. Off the table, the choice waits until
     * they do.
     */
    *bearers(g, c): Rule<void> {
      const u = g.state.units[c.unit]!;
      if (isOnTable(u) && hasBearers(u)) yield* chooseBearers(g, c.unit);
    },
  },
});

/**
 * On the table, kept back, or inside a transport that is already placed. In the demo only lack of room keeps a unit off
 * the table.
 */
function* askHow(g: G, unit: string): Rule<string> {
  const u = g.state.units[unit]!;
  const by = u.owner;
  const request = { kind: 'place', name: 'deployPlace', by, rule: 'WP-BATTLE-20', args: { unit }, pieces: [] } as const;
  const room = deployRequest.hasPlace(g, request);
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

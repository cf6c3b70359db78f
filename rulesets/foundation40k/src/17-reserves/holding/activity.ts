import { ask, type Rule } from '@walstatt/engine';
import { unitHas } from '../../01-units/units.ts';
import { activity } from '../../kit.ts';

/** FD-RESERVE-01, FD-GAP-90, FD-GAP-100: which units are held back. Shock troops always are. */
export const holding = activity('holding', {
  steps: {
    *hold(g): Rule<void> {
      if (!g.state.options.reserves) return;
      for (const { id: seat } of g.state.seats) {
        const own = Object.keys(g.state.units).filter((u) => g.state.units[u]!.owner === seat);
        const shock = own.filter((u) => unitHas(g.state, u, 'shockTroops'));
        const others = own.filter((u) => !shock.includes(u));
        const held = yield* ask(g, {
          kind: 'chooseMany',
          name: 'reserves',
          by: seat,
          rule: 'FD-RESERVE-01',
          args: {},
          options: others.map((id) => ({ id })),
          min: 0,
          max: Math.max(0, others.length - 1),
        });
        for (const unit of shock) g.apply({ type: 'heldInReserve', rules: ['FD-GAP-100', 'FD-RESERVE-02'], unit });
        for (const unit of held)
          g.apply({ type: 'heldInReserve', rules: ['FD-RESERVE-01', 'FD-RESERVE-02', 'FD-GAP-90'], unit });
      }
    },
  },
});

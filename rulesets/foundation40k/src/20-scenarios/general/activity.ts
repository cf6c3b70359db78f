import { ask, type Rule } from '@walstatt/engine';
import { activity } from '../../kit.ts';

/** FD-GAP-99: each player names the general's unit, if that extra rule is used. */
export const generals = activity('generals', {
  steps: {
    *name(g): Rule<void> {
      if (!g.state.options.deathOfTheGeneral) return;
      for (const { id: seat } of g.state.seats) {
        const own = Object.keys(g.state.units).filter((u) => g.state.units[u]!.owner === seat);
        const preset = own.find((u) => g.state.units[u]!.general) ?? own[0]!;
        const unit = yield* ask(g, {
          kind: 'choose',
          name: 'general',
          by: seat,
          rule: 'FD-GAP-99',
          args: {},
          options: own.map((id) => ({ id })),
          preset,
        });
        g.apply({ type: 'generalNamed', rules: ['FD-SCENARIO-12', 'FD-GAP-99'], seat, unit: unit! });
      }
    },
  },
});

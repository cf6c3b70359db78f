import { unitHas } from '../../01-units/units.ts';
import { script } from '../../kit.ts';

/** Stays in reserve. Only a unit that can come from the flank gains anything by that. */
export const wait = script({
  says: { en: () => 'stay in reserve', de: () => 'in Reserve bleiben' },
  aims(look, unit) {
    const holding = look.state.agenda.at(-1)?.do === 'holding';
    return holding && look.state.units[unit]!.status === 'undeployed' ? [null] : [];
  },
  worth: (look, unit) => (unitHas(look.state, unit, 'flankAttack') ? 0.1 : -0.2),
  answers: {},
});

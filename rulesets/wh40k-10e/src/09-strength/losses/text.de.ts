import type { Text } from '../../kit.ts';

export const text: Text = {
  events: {
    modelDestroyed: (e, t) => `${t.name(e.unit)}: ein Modell ist zerstört`,
    unitDestroyed: (e, t) => `${t.name(e.unit)}: die Einheit ist zerstört`,
  },
};

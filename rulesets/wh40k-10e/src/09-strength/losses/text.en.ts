import type { Text } from '../../kit.ts';

export const text: Text = {
  events: {
    modelDestroyed: (e, t) => `${t.name(e.unit)}: a model is destroyed`,
    unitDestroyed: (e, t) => `${t.name(e.unit)}: the unit is destroyed`,
  },
};

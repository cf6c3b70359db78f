import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { shoot: '' },
  events: { shotAt: (e, t) => `${t.name(e.unit)}: shoots at ${t.name(e.target)}` },
  requests: {
    shootNext: () => 'Which unit shoots next?',
    targets: (r, t) => `${t.name(r.args.unit)}: who shoots at whom, and with what?`,
  },
  options: {
    targets: ({ args: { target, weapon } }, t) => {
      if (target === null) return 'Does not fire';
      return weapon === null ? t.name(target) : `${t.name(target)} (${t.name(weapon)})`;
    },
  },
  items: { targets: ({ args: { model, weapon } }, t) => `${t.name(model)}: ${t.name(weapon)}` },
  none: { shootNext: 'No other unit shoots' },
  refusals: {
    pistolsOrOthers: (r, t) => `${t.name(String(r.measured))}: fires its pistols or its other weapons, not both`,
    onePistolTarget: () => 'Out of combat all pistols fire at the same unit',
  },
  effects: { shot: '' },
};

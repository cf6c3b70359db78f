import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { shoot: '' },
  events: { shotAt: (e, t) => `${t.name(e.unit)}: schießt auf ${t.name(e.target)}` },
  requests: {
    shootNext: () => 'Welche Einheit schießt als nächste?',
    targets: (r, t) => `${t.name(r.args.unit)}: Wer schießt womit auf wen?`,
  },
  options: {
    targets: ({ args: { target, weapon } }, t) => {
      if (target === null) return 'Schießt nicht';
      return weapon === null ? t.name(target) : `${t.name(target)} (${t.name(weapon)})`;
    },
  },
  items: { targets: ({ args: { model, weapon } }, t) => `${t.name(model)}: ${t.name(weapon)}` },
  none: { shootNext: 'Keine Einheit schießt mehr' },
  refusals: {
    pistolsOrOthers: (r, t) => `${t.name(String(r.measured))}: schießt mit Pistolen oder mit den anderen Waffen`,
    onePistolTarget: () => 'Aus dem Nahkampf heraus schießen alle Pistolen auf dieselbe Einheit',
  },
  effects: { shot: '' },
};

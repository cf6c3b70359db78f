import type { Text } from '../kit.ts';

const WHY = {
  shooting: 'Beschuss',
  assault: 'im Angriff',
  coherency: 'außerhalb der Formation',
  terrain: 'gefährliches Gelände',
  withdrawal: 'Feinde zu nah nach dem Rückzug',
  markers: 'aufgerieben unter Beschuss',
  transport: 'mit dem Transportfahrzeug',
  critical: 'kritischer Treffer',
} as const;

export const text: Text = {
  events: {
    unitDestroyed: (e, t) => `${t.name(e.unit)}: zerstört (${WHY[e.why]})`,
    unitDamaged: (e, t) => `${t.name(e.unit)}: Schaden ${e.by} (${WHY[e.why]})`,
  },
  requests: { damageSuffered: () => 'Nach einem Schaden' },
};

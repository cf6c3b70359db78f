import type { Text } from '../kit.ts';

const WHY = {
  shooting: 'shot',
  assault: 'in the assault',
  coherency: 'out of coherency',
  terrain: 'in dangerous terrain',
  withdrawal: 'enemies too near after the withdrawal',
  markers: 'under fire while broken',
  transport: 'with its transport',
  critical: 'critical hit',
} as const;

export const text: Text = {
  events: {
    unitDestroyed: (e, t) => `${t.name(e.unit)}: destroyed (${WHY[e.why]})`,
    unitDamaged: (e, t) => `${t.name(e.unit)}: damage ${e.by} (${WHY[e.why]})`,
  },
  requests: { damageSuffered: () => 'After damage' },
};

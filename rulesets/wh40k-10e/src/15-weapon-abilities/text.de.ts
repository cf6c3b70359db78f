import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { hazardous: 'Risikotest' },
  requests: {
    afterRoll: () => 'Würfelst du noch einmal?',
    hazard: (r, t) => `${t.name(r.args.unit)}: Welches Modell trifft der misslungene Risikotest?`,
    precision: (r, t) => `${t.name(r.args.unit)}: Weist du die Attacke einem Charaktermodell zu?`,
  },
  none: { precision: 'Der Gegner weist sie normal zu' },
  purposes: { extraHits: 'Zusätzliche Treffer', hazardous: 'Risikotest' },
  names: {
    twinLinked: 'Synchronisiert',
    'twinLinked/failed': 'Synchronisiert: Misslungene Verwundungswürfe wiederholen',
    'twinLinked/ordinary': 'Synchronisiert: Alles wiederholen, was nicht kritisch ist',
    'twinLinked/all': 'Synchronisiert: Alle Verwundungswürfe wiederholen',
  },
};

import type { Text } from '../kit.ts';

export const text: Text = {
  requests: { afterRoll: () => 'Würfelst du noch einmal?' },
  purposes: { extraHits: 'Zusätzliche Treffer' },
  names: { twinLinked: 'Synchronisiert: Verwundungswurf wiederholen' },
};

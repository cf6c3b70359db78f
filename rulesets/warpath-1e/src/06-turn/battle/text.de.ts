import type { ChapterText } from '../../kit.ts';

const CONDITIONS = {
  annihilation: 'den Feind vernichten',
  meatGrinder: 'Fleischwolf!',
  scorchedEarth: 'Verbrannte Erde!',
  totalControl: 'Totale Kontrolle!',
} as const;

/** German. */
export const de: ChapterText = {
  events: {
    conditionRolled: (e) => `Siegbedingung: ${CONDITIONS[e.condition]}`,
    battleEnded: (e, t) =>
      e.winners.length === 0
        ? 'Die Schlacht endet unentschieden.'
        : `Sieg: ${e.winners.map((w) => t.name(w)).join(', ')}`,
  },
  activities: {
    battle: '',
  },
  purposes: {
    condition: 'Siegbedingung',
    rollOff: 'Auswürfeln',
  },
};

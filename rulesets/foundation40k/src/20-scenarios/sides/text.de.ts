import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { sides: 'Wahl der Seiten' },
  events: {
    deployOrderFound: (e, t) => `${t.name(e.seat)}: wählt die Kante und stellt zuerst auf`,
    edgeChosen: (e, t) => `${t.name(e.seat)}: Kante ${t.name(e.edge)}`,
  },
  requests: { edge: () => 'Welche Spielfeldkante ist deine?' },
  purposes: { rollOff: 'Wahl der Seiten' },
  names: { south: 'Süd', north: 'Nord', west: 'West', east: 'Ost' },
};

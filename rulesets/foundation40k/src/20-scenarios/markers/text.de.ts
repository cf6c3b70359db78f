import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { markers: 'Marker' },
  events: { objectivePlaced: (e, t) => `${t.name(e.objective)}: gelegt` },
  requests: { marker: (r) => `Wohin kommt der Marker? (übrig: ${r.args.left})` },
  refusals: {
    tooNearEdge: (r, t) => `Weniger als ${t.length(Number(r.limit))} von der Kante.`,
    tooNearMarker: (r, t) => `Weniger als ${t.length(Number(r.limit))} von einem anderen Marker.`,
    closedSpot: () => 'Dort kann niemand stehen.',
  },
  purposes: { objectives: 'Zahl der Missionsziele' },
  names: Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`X${i + 1}`, `Marker ${i + 1}`])),
};

import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { markers: 'Markers' },
  events: { objectivePlaced: (e, t) => `${t.name(e.objective)}: placed` },
  requests: { marker: (r) => `Where does the marker go? (left: ${r.args.left})` },
  refusals: {
    tooNearEdge: (r, t) => `Less than ${t.length(Number(r.limit))} from the edge.`,
    tooNearMarker: (r, t) => `Less than ${t.length(Number(r.limit))} from another marker.`,
    closedSpot: () => 'Nobody can stand there.',
  },
  purposes: { objectives: 'number of objectives' },
  names: Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`X${i + 1}`, `Marker ${i + 1}`])),
};

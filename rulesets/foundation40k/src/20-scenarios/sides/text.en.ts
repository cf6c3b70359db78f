import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { sides: 'Choice of sides' },
  events: {
    deployOrderFound: (e, t) => `${t.name(e.seat)}: chooses an edge and deploys first`,
    edgeChosen: (e, t) => `${t.name(e.seat)}: ${t.name(e.edge)} edge`,
  },
  requests: { edge: () => 'Which table edge is yours?' },
  purposes: { rollOff: 'choice of sides' },
  names: { south: 'south', north: 'north', west: 'west', east: 'east' },
};

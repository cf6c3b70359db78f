import { event } from '../../kit.ts';

export const deploymentEvents = {
  edgeChosen: event('edgeChosen', (s, e) => {
    s.sides[e.side]!.edge = e.edge;
  }),
};

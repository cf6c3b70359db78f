import { EDGES } from '../../01-units/schema.ts';
import { type Fragment, s, seat } from '../../fields.ts';

export const edge = s.literal(...EDGES);

export const sides: Fragment = {
  contexts: { sides: {} },
  events: { deployOrderFound: { seat }, edgeChosen: { seat, edge } },
  requests: { edge: { kind: 'choose' } },
};

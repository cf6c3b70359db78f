import { type Edge, stripAlong } from '@walstatt/tabletop';
import { BOARD, inch, ZONE } from '../../01-units/space.ts';

/** The strips along the edges in which units are placed: 12" deep for units that deploy, 6" for flank attackers. */
export const DEEP: Readonly<Record<Edge, number>> = { south: ZONE, north: ZONE, west: inch(6), east: inch(6) };

export const zoneAt = (edge: Edge) => stripAlong(edge, DEEP[edge], BOARD);

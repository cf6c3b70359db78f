export type { Spot } from './stand/spot.ts';

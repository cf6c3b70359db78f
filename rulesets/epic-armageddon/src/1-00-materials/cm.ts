import { CENTIMETRE } from '@walstatt/geometry';

/** EA-1.0.1-01: all distances are in centimetres. */
export const cm = (n: number): number => Math.round(n * CENTIMETRE);

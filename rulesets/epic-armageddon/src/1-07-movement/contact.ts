import { type Body, CONTACT_GAP, gapAtMost } from '@walstatt/geometry';

/** EA-G-02: base contact is between footprints. */
export const touches = (a: Body, b: Body): boolean => gapAtMost(a, b, CONTACT_GAP);

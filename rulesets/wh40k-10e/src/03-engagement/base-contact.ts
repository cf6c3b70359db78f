import { inContact, type Solid, verticalGap } from '@walstatt/geometry';

/** Base contact: two bases, or models that have none, touch each other on one level. */
export const inBaseContact = (a: Solid, b: Solid): boolean => verticalGap(a, b) === 0 && inContact(a.body, b.body);

/** Lengths are integers: one tick is 0.01 mm, so inches and centimetres are both exact. */
export const MILLIMETRE = 100;
export const CENTIMETRE = 1000;
export const INCH = 2540;

/** The largest coordinate that the exact predicates of this package accept (about 160 m; a table is 2 m). */
export const MAX_COORDINATE = 2 ** 24;

/** Two bodies touch when the gap between them is at most this and they do not overlap. */
export const CONTACT_GAP = 10;

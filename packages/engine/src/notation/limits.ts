/** Longer files are refused unread. The biggest battles need a fifth of this. */
export const LONGEST_POSITION = 500_000;

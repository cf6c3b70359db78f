import type { OptionDefinition } from '@walstatt/engine';

/** Gaps of the book that players settle differently. Chapters add theirs; those written so far have none. */
export const options: Readonly<Record<string, OptionDefinition>> = {};

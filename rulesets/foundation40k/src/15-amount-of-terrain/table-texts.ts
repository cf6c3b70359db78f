import type { Finding } from './finding.ts';

/** The words for a report on a table. Numbers arrive already written in the language. */
export type TableTexts = {
  readonly piece: (p: {
    id: string;
    kind: string;
    category: string;
    class: string;
    long: string;
    short: string;
    area: string;
    closed: boolean;
    blocks: boolean;
    infantryOnly: boolean;
  }) => string;
  readonly findings: { readonly [K in Finding['code']]: (f: Said) => string };
  readonly right: string;
  readonly wrong: string;
  readonly advice: string;
};

/** A finding with its numbers put into words. `share` is a percentage of the whole table. */
export type Said = {
  readonly category: string;
  readonly pieces: string;
  readonly measured: string;
  readonly least: string;
  readonly most: string;
  readonly share: string;
  readonly ok: boolean;
};

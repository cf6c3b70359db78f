import type { Refusal, Teller } from '@walstatt/engine';

/** Several names. */
export const list = (t: Teller, ids: readonly string[]): string => ids.map((id) => t.name(id)).join(', ');

/** What a refusal is about. */
export const who = (r: Refusal, t: Teller): string =>
  r.measured === undefined ? '' : `${t.name(String(r.measured))}: `;

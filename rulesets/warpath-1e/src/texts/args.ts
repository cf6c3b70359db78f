import type { Refusal, Teller } from '@walstatt/engine';

/** The name of the unit that a request is about. */
export const unitOf = (r: { readonly args: { readonly unit: string } }, t: Teller): string => t.name(r.args.unit);

/** The name of the other unit that a refusal is about, besides the one that is moved. */
export const otherIn = (r: Refusal, t: Teller): string =>
  t.name((r.args as { readonly unit?: string } | undefined)?.unit ?? '');

import type { Refusal, Teller } from '@walstatt/engine';

/** Reads requests and options for the texts of both languages. */

export const unitArg = (r: { readonly args: { readonly unit: string } }, t: Teller): string => t.name(r.args.unit);

/** An option of a window is `trigger/option`. */
export function offer(o: { readonly id: string }): { trigger: string; option: string } {
  const slash = o.id.indexOf('/');
  return { trigger: o.id.slice(0, slash), option: o.id.slice(slash + 1) };
}

/** The unit that is in the way. */
export const unitOf = ({ args }: Refusal, t: Teller): string => t.name((args as { readonly unit: string }).unit);

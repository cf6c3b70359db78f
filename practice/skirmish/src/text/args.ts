import type { Option, Request, Teller } from '@walstatt/engine';

/** Reading requests and options for the texts of both languages. */

export const arg = (r: Request, key: string): unknown => (r.args as Readonly<Record<string, unknown>>)[key];

export const unitArg = (r: Request, t: Teller): string => t.name(String(arg(r, 'unit')));

/** An option of a window is `trigger/option`. */
export function offer(o: Option): { trigger: string; option: string } {
  const slash = o.id.indexOf('/');
  return { trigger: o.id.slice(0, slash), option: o.id.slice(slash + 1) };
}

import type { Request, Teller } from '@walstatt/engine';

/** An argument of a request as text. */
export const argOf = (r: Request, name: string): string =>
  String((r.args as Readonly<Record<string, unknown>>)[name] ?? '');

/** The name of the unit that a request is about. */
export const unitOf = (r: Request, t: Teller): string => t.name(argOf(r, 'unit'));

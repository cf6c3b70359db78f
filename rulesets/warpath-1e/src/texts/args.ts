import type { Option, Request, Teller } from '@walstatt/engine';

/** An argument of a request or option as text; empty if there is none. */
export const argOf = (r: Pick<Request, 'args'> | Option, name: string): string =>
  String((r.args as Readonly<Record<string, unknown>>)[name] ?? '');

/** The name of the unit that a request is about. */
export const unitOf = (r: Request, t: Teller): string => t.name(argOf(r, 'unit'));

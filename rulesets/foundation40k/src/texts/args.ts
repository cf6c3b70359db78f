import type { Option, Refusal, Request, Teller } from '@walstatt/engine';

/** Reading requests, options and refusals for the texts of both languages. */

export const arg = (x: { readonly args?: unknown }, key: string): string => {
  const { args } = x;
  if (typeof args !== 'object' || args === null) return '';
  return String((args as Readonly<Record<string, unknown>>)[key] ?? '');
};

export const unitArg = (r: Request, t: Teller): string => t.name(arg(r, 'unit'));
export const modelArg = (r: Refusal, t: Teller): string => t.name(arg(r, 'model'));

/** The unit that acted and may be reacted to. */
export function actedOf(r: Request): string {
  const [first] = 'options' in r ? r.options : [];
  return first === undefined ? '' : arg({ args: (first.args as { of?: unknown } | undefined)?.of }, 'against');
}

/** A reaction on offer is `react/unit:action`. */
export function reactionOf(o: Option): { unit: string; action: string } {
  const [unit = '', action = ''] = o.id.slice(o.id.indexOf('/') + 1).split(':');
  return { unit, action };
}

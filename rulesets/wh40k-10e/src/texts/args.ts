import type { Refusal, Teller } from '@walstatt/engine';

const named = (r: Refusal, t: Teller, field: string): string => {
  const { args } = r;
  const name =
    typeof args === 'object' && args !== null && field in args ? (args as Record<string, unknown>)[field] : '';
  return t.name(String(name));
};

/** The model that a refusal is about. */
export const modelIn = (r: Refusal, t: Teller): string => named(r, t, 'model');

/** The unit that a refusal names. */
export const unitIn = (r: Refusal, t: Teller): string => named(r, t, 'unit');

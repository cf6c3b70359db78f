import type { Refusal, Teller } from '@walstatt/engine';

/** The name of something that a refusal carries. */
export const argIn = (r: Refusal, t: Teller, field: string): string => {
  const { args } = r;
  const name =
    typeof args === 'object' && args !== null && field in args ? (args as Record<string, unknown>)[field] : '';
  return name === '' ? '' : t.name(String(name));
};

/** The model that a refusal is about. */
export const modelIn = (r: Refusal, t: Teller): string => argIn(r, t, 'model');

/** The unit that a refusal names. */
export const unitIn = (r: Refusal, t: Teller): string => argIn(r, t, 'unit');

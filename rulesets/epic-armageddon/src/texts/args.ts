import type { Refusal, Teller } from '@walstatt/engine';

/** The name of something that a refusal carries. */
export const argIn = (r: Refusal, t: Teller, field: string): string => {
  const { args } = r;
  const name =
    typeof args === 'object' && args !== null && field in args ? (args as Record<string, unknown>)[field] : '';
  return name === '' ? '' : t.name(String(name));
};

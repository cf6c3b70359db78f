import type { Refusal, Teller } from '@walstatt/engine';

/** The model that a refusal is about. Empty if it is about none. */
export function modelArg({ args }: Refusal, t: Teller): string {
  const model = typeof args === 'object' && args !== null && 'model' in args ? args.model : '';
  return t.name(String(model));
}

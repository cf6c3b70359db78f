import type { Plain } from './language.ts';
import type { Secret } from './secret.ts';

/**
 * `T` in a read-only form: events, and whatever emitted code copies from. Secrets are left as they are, because
 * reducers copy them whole. Plain data is read-only already.
 */
export type Frozen<T> = [Plain] extends [T]
  ? T
  : T extends string | number | boolean | null | Secret<unknown>
    ? T
    : { readonly [K in keyof T]: Frozen<T[K]> };

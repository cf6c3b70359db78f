import type { Secret } from './secret.ts';

/** `T` as something that is only read: events, and whatever emitted code copies from. Secrets are left as they are. */
export type Frozen<T> = T extends string | number | boolean | null | Secret<unknown>
  ? T
  : { readonly [K in keyof T]: Frozen<T[K]> };

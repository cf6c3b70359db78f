declare const hidden: unique symbol;

/**
 * A secret field: the value itself for those who may know it, `'?'` in everybody else's view. Reducers only copy it.
 */
export type Secret<T> = { readonly [hidden]: T };

export const UNKNOWN = '?';

/** The unknown secret of any type. */
export const HIDDEN = UNKNOWN as unknown as Secret<never>;

export const isKnown = <T>(s: Secret<T>): boolean => (s as unknown) !== UNKNOWN;

/** Opens a secret. Only for code that runs where the value is known: calling it on a view is a mistake in the rule. */
export function known<T>(s: Secret<T>): T {
  if ((s as unknown) === UNKNOWN) throw new Error('a secret was opened in a view that does not know it');
  return s as unknown as T;
}

export const hide = <T>(value: T): Secret<T> => value as unknown as Secret<T>;

import type { Plain } from '../schema/language.ts';
import type { InBoth } from './setup-choices.ts';

/**
 * An answer that nearly every player would give in advance, so that people are asked only what they would stop for at a
 * table. Which requests it answers is said as in a standing answer; with `ask` it is an exception to those before it.
 */
export type InAdvance = {
  readonly name: string;
  readonly args?: Readonly<Record<string, Plain>>;
  readonly option?: string;
  readonly answer:
    | { readonly take: 'preset' }
    | { readonly take: 'value'; readonly value: Plain }
    | { readonly take: 'option' }
    | { readonly take: 'ask' };
  /** What is no longer asked, for the list in which players can revoke it. */
  readonly about: InBoth;
};

import type { Teller } from '@walstatt/engine';
import { list } from '../texts/args.ts';
import { supportedIn, targetIn } from './volley/announce.ts';

type Attack = { readonly by: string; readonly target: string; readonly support: readonly string[] };
type Told<T> = (thing: T, t: Teller) => string;

/** An announced shot or strike: who at whom, and with whose support. */
export const attackTold =
  (withWord: string) =>
  (t: Teller, a: Attack): string =>
    `${t.name(a.by)} → ${t.name(a.target)}${a.support.length > 0 ? ` (${withWord} ${list(t, a.support)})` : ''}`;

/** What an element may announce. `nothing` are the words for staying out. */
export const choiceTold =
  (words: { readonly at: string; readonly supports: string }) =>
  (nothing: string): Told<{ readonly id: string }> =>
  (o, t) => {
    const target = targetIn(o.id);
    const supported = supportedIn(o.id);
    if (target !== null) return `${words.at} ${t.name(target)}`;
    return supported !== null ? `${words.supports} ${t.name(supported)}` : nothing;
  };

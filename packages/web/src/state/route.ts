import { useLive } from './live.ts';

/** Where the player is. The address says it, so that reload and back work. */
export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'setUp'; readonly game: string }
  | { readonly at: 'battle'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'file' }
  | { readonly at: 'link'; readonly data: string };

export function readRoute(hash: string): Route {
  const [, page, rest = ''] = /^#\/?([a-z]*)\/?(.*)$/.exec(hash) ?? [];
  switch (page) {
    case 'new':
      return { at: 'setUp', game: rest };
    case 'battle':
      return { at: 'battle', id: rest };
    case 'replay':
      return rest === '' ? { at: 'file' } : { at: 'replay', id: rest };
    case 'j':
      return { at: 'link', data: rest };
    default:
      return { at: 'start' };
  }
}

const listen = (change: () => void): (() => void) => {
  addEventListener('hashchange', change);
  return () => removeEventListener('hashchange', change);
};

export const useHash = (): string => useLive(listen, () => location.hash);

export function go(hash: string): void {
  location.hash = hash;
}

import type { Post } from './posts.ts';

/** The ids of a few of the enemies, those with the highest number first. */
export const mostOf = (foes: readonly Post[], most: number, numberOf: (foe: Post) => number): string[] =>
  foes.length <= most
    ? foes.map((foe) => foe.id)
    : foes
        .map((foe) => ({ foe, n: numberOf(foe) }))
        .sort((a, b) => b.n - a.n)
        .slice(0, most)
        .map(({ foe }) => foe.id);

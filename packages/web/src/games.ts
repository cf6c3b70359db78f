import type { Emblem, Language, Plain, Setup } from '@walstatt/engine';

type InBoth = Readonly<Record<Language, string>>;

/** What is known of a game before it is loaded. */
export type Game = {
  readonly id: string;
  readonly practice: boolean;
  readonly title: InBoth;
  readonly about: InBoth;
  readonly emblem: Emblem | null;
  /** How the first battle is set up, and which seat the learner has. */
  readonly guide: { readonly setup: Setup; readonly seat: string } | null;
  readonly scenarios: readonly {
    readonly id: string;
    readonly name: InBoth;
    readonly seats: readonly { readonly id: string; readonly name: InBoth; readonly side: string }[];
  }[];
  readonly options: readonly {
    readonly id: string;
    readonly name: InBoth;
    readonly rule: string;
    readonly preset: Plain;
    /** Only if it changes anything. */
    readonly scenarios: readonly string[];
    readonly values: readonly { readonly value: Plain; readonly name: InBoth }[];
  }[];
};

declare const __GAMES__: readonly Game[];

/** All games, the real rule systems first. */
export const games: readonly Game[] = [...__GAMES__].sort((a, b) => Number(a.practice) - Number(b.practice));

export const gameWith = (id: string): Game | undefined => games.find((g) => g.id === id);

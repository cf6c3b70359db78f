import type { InBoth } from '@walstatt/engine';
import type { Profile } from '../generated/state.ts';

/** EA-1.1.3-09: a datasheet of the book or of an army file. */
export type Datasheet = {
  readonly id: string;
  readonly name: InBoth;
  /** By the choice of weapons. A datasheet without a choice has only the one called `standard`. */
  readonly profiles: Readonly<Record<string, Profile>>;
  /** What no book prints (EA-G-31, EA-G-32): the whole sheet, or single values, as `armour`, `leader` or `Rokkits.at`. */
  readonly inferred: true | readonly string[];
  /** Rules in free words. Nothing enforces them. */
  readonly notes: readonly InBoth[];
};

/** What a datasheet without a choice of weapons has in its place. */
export const STANDARD = 'standard';

/** A datasheet as army files and the game's own data write it: short, and in the order in which books print it. */
export type WrittenSheet = {
  readonly name: string | { readonly en: string; readonly de: string };
  /** Type, speed, armour, close combat and firefight: `INF 15cm 4+ 4+ 4+`. */
  readonly profile: string;
  /** `2x Heavy Bolter 30cm AP5+`. */
  readonly weapons?: readonly string[];
  /** Weapons of which one set is chosen, by a name for each set. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** `reinforced armour, walker, DC 3, void shields 2`. */
  readonly abilities?: string;
  /** `2 INF without jump packs, mounted`. */
  readonly transport?: string | readonly string[];
  /** `destroyed`, `fire`, `stagger 6+`, `reactor 5+`. */
  readonly critical?: string;
  /** In millimetres: `25` is round, `20x20` is length and width. */
  readonly base?: string | number;
  readonly notes?: readonly (string | { readonly en: string; readonly de: string })[];
  /** Nothing of it is printed in a book. A single value that is not printed has a `*` behind it. */
  readonly inferred?: true;
};

/** A unit as army files and the catalogue write it: lengths in inches, special rules as `piercing(2)`. */
export type Profile = {
  readonly id: string;
  /** Its name; the names of catalogue units are in the texts. */
  readonly name?: string;
  readonly race: string;
  readonly type: 'infantry' | 'hero' | 'monster' | 'artillery' | 'vehicle' | 'flyer';
  readonly models?: number;
  readonly move: number;
  readonly toHit: number;
  readonly firepower?: number;
  readonly range?: number;
  readonly attacks?: number;
  readonly defence: number;
  /** Two numbers; flyers have only the second one. */
  readonly morale: readonly [number, number] | readonly [number];
  readonly specials?: readonly string[];
  readonly weapons?: readonly (string | WeaponProfile)[];
  readonly extras?: readonly string[];
  readonly capacity?: number;
  readonly points?: number;
  /** The points are a guess: none were printed. */
  readonly guessed?: boolean;
  readonly unique?: boolean;
  /** Diameter of a round base, or length and width. */
  readonly base?: number | readonly [number, number];
};

export type WeaponProfile = {
  readonly name: string;
  readonly firepower: number;
  readonly range: number;
  readonly specials?: readonly string[];
  /** `F`, `L`, `R`, `H` in any combination, or `A` for all. */
  readonly arc?: string;
  readonly haltOnly?: boolean;
};

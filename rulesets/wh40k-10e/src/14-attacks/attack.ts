import type { Gun, State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** One attack: its gun, the unit that attacks and its target. */
export type Attack = Gun & { readonly unit: string; readonly target: string };

/** The save of a model of the target. */
export type Save = Attack & { readonly saver: string; readonly invulnerable: boolean };

export const isRanged = (s: State, { weapon }: Attack): boolean => s.weapons[weapon]!.range !== null;

/** AP after everything that changes it. */
export const penetrationOf = (look: L, attack: Attack): number =>
  look.modify('penetration', look.state.weapons[attack.weapon]!.penetration, attack);

/** What is true of a gun where nothing depends on how its target was selected. */
export const UNAIMED = { attacks: null, half: false, unseen: false, engaged: false, locked: false } as const;

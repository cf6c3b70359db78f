import type { Language } from '@walstatt/engine';

/** Why the computer decided something, in every language, so that it can still be read when the battle is over. */
export type KeptReason = {
  /** How far the stream of events and the journal had come when it was decided. */
  readonly item: number;
  readonly entry: number;
  readonly side: number;
  readonly text: Readonly<Record<Language, string>>;
};

import type { Plain } from '../schema/language.ts';

/** How a battle begins: a scenario with options, seats and whatever else the ruleset takes (armies, table). */
export type Setup = {
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, Plain>>;
  readonly [more: string]: Plain | undefined;
};

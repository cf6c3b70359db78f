import { type Force, forceOf } from '../army/force.ts';
import { catalogue } from './catalogue.ts';

/** The forces that come with the game, by name. */
export const starterForces: Readonly<Record<string, Force>> = Object.fromEntries(
  Object.entries(catalogue.lists).map(([name, list]) => [name, forceOf(catalogue, list)]),
);

import type { InBoth } from '@walstatt/engine';
import { LISTS } from '../5-1-armies/lists/lists.ts';
import { ARMIES } from '../5-1-armies/ready/ready.ts';
import { SCENARIOS } from '../5-3-scenarios/scenarios.ts';

/** A state carries one name, the English one, so the German name of a formation is looked up by it. */
const GERMAN: ReadonlyMap<string, string> = new Map(allNames().map(({ en, de }) => [en, de]));

export const germanFormation = (english: string): string => GERMAN.get(english) ?? english;

function allNames(): InBoth[] {
  const listed = Object.values(LISTS).flatMap(({ formations }) => Object.values(formations));
  const bought = Object.values(ARMIES).flatMap(({ formations }) => Object.values(formations));
  const fixed = Object.values(SCENARIOS).flatMap(({ players }) =>
    players.flatMap(({ brings }) => ('force' in brings ? Object.values(brings.force.formations) : [])),
  );
  return [...listed, ...bought, ...fixed].flatMap(({ name }) => (name === null ? [] : [name]));
}

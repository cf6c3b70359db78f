import { hex } from '@walstatt/geometry';
import type { Field, Loot, Side, Terrain } from '../generated/state.ts';
import type { ProfileName } from './profiles.ts';

/** A field by column and row, as players would count them on the table. */
const at = (column: number, row: number): Field => {
  const { q, r } = hex.offsetToAxial({ column, row }, 'odd-r');
  return { q, r };
};

const wood = (...fields: Field[]): Terrain => ({ kind: 'wood', fields, sides: [] });

/** A wall along the lower sides of some fields of a row. */
const wallBelow = (row: number, first: number, last: number): Side[] =>
  Array.from({ length: last - first + 1 }, (_, i) => at(first + i, row)).flatMap(({ q, r }) => [
    { q, r, side: 1 },
    { q, r, side: 2 },
  ]);

const chest = (column: number, row: number): Loot => ({ ...at(column, row), found: null });

/** The scenario `fields`: two woods, a broken wall, four chests in no man's land. */
export const terrain: Readonly<Record<string, Terrain>> = {
  westWood: wood(at(3, 6), at(4, 6), at(3, 7), at(4, 7), at(5, 7), at(4, 8)),
  eastWood: wood(at(15, 7), at(15, 8), at(16, 8), at(14, 9), at(15, 9), at(16, 9)),
  wall: { kind: 'wall', fields: [], sides: wallBelow(7, 9, 11) },
};

export const loot: Readonly<Record<string, Loot>> = {
  westChest: chest(7, 7),
  eastChest: chest(12, 8),
  northChest: chest(10, 6),
  southChest: chest(9, 9),
};

export type ArmyList = Readonly<Record<string, ProfileName>>;

export const armies: Readonly<Record<'amber' | 'slate', ArmyList>> = {
  amber: {
    'a-spears': 'spears',
    'a-axes': 'axes',
    'a-bows': 'bows',
    'a-riders': 'riders',
    'a-eagles': 'eagles',
    'a-wyrm': 'wyrm',
  },
  slate: {
    's-spears': 'spears',
    's-axes': 'axes',
    's-bows': 'bows',
    's-riders': 'riders',
    's-eagles': 'eagles',
    's-wyrm': 'wyrm',
  },
};

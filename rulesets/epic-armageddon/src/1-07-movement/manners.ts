import { roadMarchMove } from '../1-08-terrain/road-march.ts';
import { withdrawalMove } from '../1-13-regrouping/withdrawal/manner.ts';
import type { Manner, MannerName } from './manner.ts';
import { normalMove } from './normal-move.ts';

const MANNERS: Readonly<Partial<Record<MannerName, Manner>>> = {
  move: normalMove,
  roadMarch: roadMarchMove,
  withdrawal: withdrawalMove,
};

export function mannerOf(name: MannerName): Manner {
  const manner = MANNERS[name];
  if (manner === undefined) throw new Error(`nobody can move by ${name}`);
  return manner;
}

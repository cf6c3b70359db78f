import { drawnAt, type TerrainKind } from '../01-introduction/board/map-boards.ts';
import type { Ground } from '../generated/state.ts';

export const OPEN: Ground = { covers: [], level: 0, depth: 0, road: false };

/** DW-XI-21: the boards show one kind of water, which counts as the shallowest. */
const DRAWN: Readonly<Record<TerrainKind, Ground>> = {
  open: OPEN,
  wood: { ...OPEN, covers: ['wood'] },
  scrub: { ...OPEN, covers: ['scrub'] },
  rock: { ...OPEN, covers: ['rock'] },
  swamp: { ...OPEN, covers: ['swamp'] },
  hill1: { ...OPEN, level: 1 },
  hill2: { ...OPEN, level: 2 },
  water: { ...OPEN, depth: 1 },
  road: { ...OPEN, road: true },
};

/** The ground that a map board shows on the field with this label. */
export const drawnGround = (label: string): Ground => DRAWN[drawnAt(label)];

import type { Language } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { TerrainLook, TerrainShape } from '@walstatt/scene';
import { labelsOf } from '../01-introduction/board/labels.ts';
import { drawnAt, type TerrainKind } from '../01-introduction/board/map-boards.ts';
import type { Board, Field } from '../generated/state.ts';
import { plane } from './grid.ts';

type Drawn = { readonly look: TerrainLook; readonly top: number; readonly de: string; readonly en: string };

const DRAWN: Readonly<Partial<Record<TerrainKind, Drawn>>> = {
  road: { look: 'road', top: 0, de: 'Straße', en: 'Road' },
  water: { look: 'water', top: 0, de: 'Wasser', en: 'Water' },
  swamp: { look: 'rough', top: 0, de: 'Sumpf', en: 'Swamp' },
  scrub: { look: 'rough', top: 500, de: 'Gestrüpp', en: 'Scrub' },
  hill1: { look: 'hill', top: 2000, de: 'Hügel, erste Stufe', en: 'Hill, first level' },
  hill2: { look: 'hill', top: 4000, de: 'Hügel, zweite Stufe', en: 'Hill, second level' },
  wood: { look: 'wood', top: 4000, de: 'Wald', en: 'Wood' },
  rock: { look: 'obstacle', top: 3000, de: 'Felsen', en: 'Rock' },
};

const NOTE = {
  de: 'Auf der Einführungsstufe ohne Wirkung',
  en: 'Without effect at the introductory level',
} as const;

/** What is drawn on the map boards, in areas of connected fields. */
export function terrainOf(board: Board, fields: readonly Field[], language: Language): TerrainShape[] {
  const kinds = fields.map((h) => drawnAt(labelsOf(board, h)[0] ?? ''));
  return Object.entries(DRAWN).flatMap(([kind, { look, top, ...name }]) => {
    /** The second level stands on the first. */
    const own = fields.filter((_, i) => kinds[i] === kind || (kind === 'hill1' && kinds[i] === 'hill2'));
    return hex.outlinePolygons(plane, hex.hexSet(own)).map((polygon, i) => ({
      id: `${kind}-${i + 1}`,
      look,
      polygon,
      bottom: 0,
      top,
      name: name[language],
      notes: [NOTE[language]],
    }));
  });
}

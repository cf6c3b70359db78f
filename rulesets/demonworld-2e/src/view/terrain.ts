import type { Language } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { TerrainLook, TerrainShape } from '@walstatt/scene';
import { groundAt } from '../11-terrain/ground.ts';
import type { Field, Ground } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { plane } from './grid.ts';

type Drawn = {
  readonly id: string;
  readonly is: (g: Ground) => boolean;
  readonly look: TerrainLook;
  readonly top: number;
  readonly de: string;
  readonly en: string;
};

const covered =
  (cover: Ground['covers'][number]) =>
  (g: Ground): boolean =>
    g.covers.includes(cover);

/** Each level of a hill is two sizes high (DW-XI-13), and stands on the one below. */
const LEVEL = 2000;
const hill = (level: number, de: string, en: string): Drawn => ({
  id: `hill${level}`,
  is: (g) => g.level >= level,
  look: 'hill',
  top: level * LEVEL,
  de,
  en,
});

const DRAWN: readonly Drawn[] = [
  { id: 'road', is: (g) => g.road, look: 'road', top: 0, de: 'Straße', en: 'Road' },
  { id: 'water', is: (g) => g.depth > 0, look: 'water', top: 0, de: 'Wasser', en: 'Water' },
  { id: 'swamp', is: covered('swamp'), look: 'rough', top: 0, de: 'Sumpf', en: 'Swamp' },
  { id: 'mud', is: covered('mud'), look: 'rough', top: 0, de: 'Schlamm', en: 'Mud' },
  { id: 'sand', is: covered('sand'), look: 'rough', top: 0, de: 'Sand', en: 'Sand' },
  { id: 'scrub', is: covered('scrub'), look: 'rough', top: 500, de: 'Gestrüpp', en: 'Scrub' },
  hill(1, 'Hügel, erste Stufe', 'Hill, first level'),
  hill(2, 'Hügel, zweite Stufe', 'Hill, second level'),
  hill(3, 'Hügel, dritte Stufe', 'Hill, third level'),
  hill(4, 'Hügel, vierte Stufe', 'Hill, fourth level'),
  { id: 'wood', is: covered('wood'), look: 'wood', top: 4000, de: 'Wald', en: 'Wood' },
  { id: 'rock', is: covered('rock'), look: 'obstacle', top: 3000, de: 'Felsen', en: 'Rock' },
];

const NOTE = {
  de: 'Auf der Einführungsstufe ohne Wirkung',
  en: 'Without effect at the introductory level',
} as const;

/** What lies on the table, in areas of connected fields. */
export function terrainOf(look: Look, fields: readonly Field[], language: Language): TerrainShape[] {
  const grounds = fields.map(({ q, r }) => groundAt(look, q, r));
  return DRAWN.flatMap(({ id, is, look: appearance, top, ...name }) => {
    const own = fields.filter((_, i) => is(grounds[i]!));
    return hex.outlinePolygons(plane, hex.hexSet(own)).map((polygon, i) => ({
      id: `${id}-${i + 1}`,
      look: appearance,
      polygon,
      bottom: 0,
      top,
      name: name[language],
      notes: [NOTE[language]],
    }));
  });
}

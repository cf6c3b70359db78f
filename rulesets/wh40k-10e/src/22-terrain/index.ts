import { modelArg, unitArg } from '../01-units/questions.ts';
import { modelId, s, unitId } from '../fields.ts';
import { type ChapterPart, question } from '../kit.ts';
import { coverOf } from './benefit-of-cover.ts';
import { TERRAIN_KEYWORDS } from './keywords.ts';

/** Terrain (Geländestücke): what it hides, cover, plunging fire. */
export const terrain: ChapterPart = {
  questions: {
    /** The keywords of a terrain feature. */
    terrainKeywords: question({
      rule: 'WH-TERRAIN-12',
      takes: { terrain: s.id('terrain') },
      ask: ({ state }, args) => [...TERRAIN_KEYWORDS[state.terrain[args['terrain'] as string]!.kind]],
    }),

    /** The terrain features that give a model the benefit of cover against a unit that shoots at it. */
    cover: question({
      rule: 'WH-TERRAIN-04',
      takes: { model: modelId, unit: unitId },
      ask: (look, args) => [...coverOf(look, unitArg(look, args, 'unit'), modelArg(look, args, 'model'))],
    }),
  },
};

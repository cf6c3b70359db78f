import type { ChapterPart } from '../kit.ts';
import { events } from './events.ts';

/** Blast markers (Beschussmarken). `breakingPoint` is what chapters of armies change. */
export const blastMarkers: ChapterPart = { events, modifiers: { breakingPoint: [] } };

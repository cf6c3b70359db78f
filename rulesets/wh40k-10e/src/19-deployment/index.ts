import type { ChapterPart } from '../kit.ts';
import { events } from './set-up/events.ts';
import { setUpRequest } from './set-up/request.ts';

/** Deployment abilities and Leaders (Aufstellungsfähigkeiten, Anführer). */
export const deploymentAbilities: ChapterPart = { events, requests: { setUp: setUpRequest } };

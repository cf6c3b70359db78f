import type { Impossible } from '@walstatt/engine';
import type { Look } from '../kit.ts';
import { brokenCourse } from './course.ts';
import { brokenUnit } from './duties.ts';
import { brokenPlaces } from './places.ts';

/** What can never be true on this game's table. */
export function invariants(look: Look): Impossible[] {
  const broken = [...brokenPlaces(look), ...brokenCourse(look)];
  for (const id in look.state.units) broken.push(...brokenUnit(look, id, look.state.units[id]!));
  return broken;
}

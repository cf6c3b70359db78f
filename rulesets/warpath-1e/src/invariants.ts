import { brokenCourse } from './invariants/course.ts';
import { brokenUnit } from './invariants/duties.ts';
import { brokenPlaces } from './invariants/places.ts';
import type { Look } from './kit.ts';

/** Facts that hold after every event, whatever happens. */
export function invariants(look: Look): string[] {
  const broken = [...brokenPlaces(look), ...brokenCourse(look)];
  for (const id in look.state.units) broken.push(...brokenUnit(look, id, look.state.units[id]!));
  return broken;
}

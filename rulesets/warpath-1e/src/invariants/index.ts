import type { Look } from '../kit.ts';
import { brokenCourse } from './course.ts';
import { brokenUnit } from './duties.ts';
import { brokenPlaces } from './places.ts';

/** Facts that hold after every event, whatever happens. */
export function invariants(look: Look): string[] {
  const broken = [...brokenPlaces(look), ...brokenCourse(look)];
  for (const id in look.state.units) broken.push(...brokenUnit(look, id, look.state.units[id]!));
  return broken;
}

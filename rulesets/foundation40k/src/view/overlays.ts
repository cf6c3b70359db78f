import { aboutEvent, aboutRequest, type Refusal } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import { highlight, sightLine } from '@walstatt/tabletop';
import { standing } from '../01-units/space.ts';
import { areEnemyUnits, isOnTable } from '../01-units/units.ts';
import { sees } from '../02-lines-of-sight/sight.ts';
import { nearestPair } from '../08-close-combat/contact.ts';
import type { Event } from '../generated/state.ts';
import type { Asked, L } from '../kit.ts';

type About = Event | Refusal | { readonly request: Asked; readonly option: string };

/** Things that were measured: lines of sight, distances, models in the way. */
export function overlays(look: L, about: About): readonly Overlay[] {
  const s = look.state;
  if ('request' in about) {
    const { by, chosen } = aboutRequest(look.ruleset, about.request, about.option);
    return chosen === null || !(chosen in s.units) ? [] : between(look, by[0], chosen);
  }
  if ('code' in about) {
    const model =
      typeof about.args === 'object' && about.args !== null && 'model' in about.args ? about.args.model : '';
    return String(model) in s.models ? [highlight(String(model), 'bad')] : [];
  }
  const [by] = aboutEvent(look.ruleset, about).by;
  const [at] = aboutEvent(look.ruleset, about).at;
  if (by !== undefined && at !== undefined) return between(look, by, at);
  const one = by ?? at;
  return one !== undefined && one in s.units ? [highlight(one, 'neutral')] : [];
}

/** The shortest line between two units, and whether they see each other. */
function between(look: L, unit: string | undefined, other: string): readonly Overlay[] {
  const s = look.state;
  const mark = highlight(other, 'good');
  if (unit === undefined || unit === other || !(unit in s.units) || !isOnTable(s, unit) || !isOnTable(s, other))
    return [mark];
  if (!areEnemyUnits(s, unit, other)) return [mark];
  const pair = nearestPair(look, unit, other);
  const from = standing(look, unit).bodies[pair.from]!.centre;
  const to = standing(look, other).bodies[pair.to]!.centre;
  return [sightLine(from, to, pair.gap, sees(look, unit, other)), highlight(other, 'bad')];
}

import { aboutEvent, aboutRequest, type Refusal, type Request } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import { highlight, sightLine } from '@walstatt/tabletop';
import { standing } from '../01-units/space.ts';
import { areEnemyUnits, isOnTable } from '../01-units/units.ts';
import { sees } from '../02-lines-of-sight/sight.ts';
import { nearestPair } from '../08-close-combat/contact.ts';
import type { Event } from '../generated/state.ts';
import type { L } from '../kit.ts';

type About = Event | Refusal | { readonly request: Request; readonly option: string };

/** What was measured: lines of sight, distances, whoever is in the way. */
export function overlays(look: L, about: About): readonly Overlay[] {
  const s = look.state;
  if ('request' in about) {
    const { by, chosen } = aboutRequest(look.ruleset, about.request, about.option);
    return chosen === null || !(chosen in s.units) ? [] : between(look, by[0], chosen);
  }
  if ('code' in about) {
    const model = (about.args as { readonly model?: string } | undefined)?.model;
    return model !== undefined && model in s.models ? [highlight(model, 'bad')] : [];
  }
  const { by, at } = aboutEvent(look.ruleset, about);
  if (at[0] !== undefined) return between(look, by[0], at[0]);
  return by[0] !== undefined && by[0] in s.units ? [highlight(by[0], 'neutral')] : [];
}

/** The shortest line between two units, with whether they see each other. */
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

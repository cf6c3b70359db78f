import type { Refusal, Request } from '@walstatt/engine';
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
    const unit = (about.request.args as { readonly unit?: string } | null)?.unit;
    return about.option in s.units ? between(look, unit, about.option) : [];
  }
  if ('code' in about) {
    const model = (about.args as { readonly model?: string } | undefined)?.model;
    return model !== undefined && model in s.models ? [highlight(model, 'bad')] : [];
  }
  const { unit, target, against } = about as { unit?: string; target?: string; against?: string };
  const other = target ?? against;
  if (unit === undefined || !(unit in s.units)) return [];
  return other === undefined ? [highlight(unit, 'neutral')] : between(look, unit, other);
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

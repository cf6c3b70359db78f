import { aboutEvent, aboutRequest, type Refusal } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import { highlight, measuredLine, nearestPair } from '@walstatt/tabletop';
import { areEnemyUnits, isOnBattlefield, wholeOf } from '../01-units/units.ts';
import { standing } from '../04-measuring/table-top.ts';
import type { Event } from '../generated/state.ts';
import type { Asked, L } from '../kit.ts';

type About = Event | Refusal | { readonly request: Asked; readonly option: string };

/** What was measured or meant: units, models in the way, distances between units. */
export function overlays(look: L, about: About): readonly Overlay[] {
  const s = look.state;
  if ('request' in about) {
    const { by, chosen } = aboutRequest(look.ruleset, about.request, about.option);
    return chosen === null || !(chosen in s.units) ? [] : between(look, by[0], wholeOf(s, chosen));
  }
  if ('code' in about) {
    const { model, terrain } = (typeof about.args === 'object' ? about.args : null) as {
      model?: string;
      terrain?: string;
    };
    return [model, terrain].flatMap((id) =>
      id !== undefined && (id in s.models || id in s.terrain) ? [highlight(id, 'bad')] : [],
    );
  }
  const { by, at } = aboutEvent(look.ruleset, about);
  const units = [by[0], at[0]].filter((id) => id !== undefined && id in s.units);
  if (units.length === 2) return between(look, units[0], units[1]!);
  return units.map((id) => highlight(wholeOf(s, id!), 'neutral'));
}

/** The shortest line between two units that are enemies. */
function between(look: L, from: string | undefined, to: string): readonly Overlay[] {
  const s = look.state;
  if (from === undefined || !(from in s.units) || wholeOf(s, from) === to) return [highlight(to, 'good')];
  const own = wholeOf(s, from);
  if (!areEnemyUnits(s, own, to)) return [highlight(to, 'good')];
  if (!isOnBattlefield(s, own) || !isOnBattlefield(s, to)) return [highlight(to, 'bad')];
  const a = standing(look, own).bodies;
  const b = standing(look, to).bodies;
  const pair = nearestPair(a, b);
  const [p, q] = [a[pair.from]!, b[pair.to]!];
  return [measuredLine(p.centre, q.centre, pair.gap), highlight(to, 'bad')];
}

import { aboutEvent, aboutRequest, type Refusal } from '@walstatt/engine';
import { gap } from '@walstatt/geometry';
import type { Overlay } from '@walstatt/scene';
import { highlight, inCentimetres, measuredLine, nearestPair } from '@walstatt/tabletop';
import { bodyOf, standing } from '../1-00-materials/table-top.ts';
import { isOnTable } from '../1-01-units/units.ts';
import { areEnemyFormations } from '../1-02-formations/formations.ts';
import type { Event } from '../generated/state.ts';
import type { Asked, L } from '../kit.ts';

type About = Event | Refusal | { readonly request: Asked; readonly option: string };

/** What was measured or meant: formations, units in the way, distances between enemies. */
export function overlays(look: L, about: About): readonly Overlay[] {
  const s = look.state;
  if ('request' in about) {
    const { by, chosen } = aboutRequest(look.ruleset, about.request, about.option);
    return chosen === null ? [] : between(look, by[0], chosen);
  }
  if ('code' in about) return ofRefusal(look, about);
  const { by, at } = aboutEvent(look.ruleset, about);
  const known = [by[0], at[0]].filter((id): id is string => id !== undefined && (id in s.formations || id in s.units));
  return known.length === 2 ? between(look, known[0], known[1]!) : known.map((id) => highlight(id, 'neutral'));
}

/** The unit that was refused, what stands against it, and the line between them where both are units. */
function ofRefusal(look: L, { args }: Refusal): Overlay[] {
  const s = look.state;
  const named = (typeof args === 'object' && args !== null ? args : {}) as Readonly<Record<string, unknown>>;
  const ids = ['unit', 'enemy', 'friend', 'other', 'passenger', 'terrain', 'formation'].flatMap((field) => {
    const id = named[field];
    return typeof id === 'string' && (id in s.units || id in s.terrain || id in s.formations) ? [id] : [];
  });
  const [unit, other] = ids;
  const lit = ids.map((id) => highlight(id, 'bad'));
  if (unit === undefined || other === undefined || !(unit in s.units) || !(other in s.units)) return lit;
  if (!isOnTable(s, unit) || !isOnTable(s, other)) return lit;
  const [a, b] = [bodyOf(s, unit), bodyOf(s, other)];
  return [measuredLine(a.centre, b.centre, gap(a, b), inCentimetres), ...lit];
}

/** The shortest line between two formations that are enemies. */
function between(look: L, from: string | undefined, to: string): Overlay[] {
  const s = look.state;
  if (!(to in s.formations)) return to in s.units ? [highlight(to, 'neutral')] : [];
  if (from === undefined || !(from in s.formations) || !areEnemyFormations(s, from, to)) return [highlight(to, 'good')];
  const a = standing(look, from).bodies;
  const b = standing(look, to).bodies;
  if (a.length === 0 || b.length === 0) return [highlight(to, 'bad')];
  const pair = nearestPair(a, b);
  const line = measuredLine(a[pair.from]!.centre, b[pair.to]!.centre, pair.gap, inCentimetres);
  return [line, highlight(to, 'bad')];
}

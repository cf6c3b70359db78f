import { aboutEvent, aboutRequest, type Refusal } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import type { Event } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { fieldsOf } from '../rules/formation.ts';
import { centreOf, keyOf } from './grid.ts';

type About = Event | Refusal | { readonly request: Asked; readonly option: string };

/** What a message is about: the units, the fields, the line between two of them. */
export function overlays(look: Look, about: About): readonly Overlay[] {
  if ('request' in about) {
    const { by, chosen } = aboutRequest(look.ruleset, about.request, about.option);
    return chosen === null ? [] : between(look, by[0], chosen);
  }
  if ('code' in about) return ofRefusal(look, about);
  const { by, at } = aboutEvent(look.ruleset, about);
  if (at.length === 0) return mark(look, by[0], 'neutral');
  return between(look, by[0], at[0]!);
}

function ofRefusal(look: Look, r: Refusal): readonly Overlay[] {
  const { q, r: row } = (r.args ?? {}) as { q?: number; r?: number };
  if (q !== undefined && row !== undefined) return [{ overlay: 'highlight', id: keyOf({ q, r: row }), tone: 'bad' }];
  return mark(look, String(r.measured ?? ''), 'bad');
}

const mark = (look: Look, id: string | undefined, tone: 'good' | 'bad' | 'neutral'): Overlay[] =>
  id !== undefined && id in look.state.units ? [{ overlay: 'highlight', id, tone }] : [];

function between(look: Look, unit: string | undefined, other: string): readonly Overlay[] {
  const { units } = look.state;
  const known = unit !== undefined && unit in units && unit !== other;
  const marked = mark(look, other, known ? 'bad' : 'good');
  const from = known ? fieldsOf(units[unit]!)[0] : undefined;
  const to = marked.length > 0 ? fieldsOf(units[other]!)[0] : undefined;
  if (from === undefined || to === undefined) return marked;
  return [{ overlay: 'line', from: centreOf(from), to: centreOf(to), tone: 'neutral' }, ...marked];
}

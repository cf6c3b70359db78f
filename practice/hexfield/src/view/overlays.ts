import type { Refusal, Request } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import type { Event } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { fieldsOf } from '../rules/formation.ts';
import { centreOf, keyOf } from './grid.ts';

type About = Event | Refusal | { readonly request: Request; readonly option: string };

/** What was meant: the units, the fields, the line between two of them. */
export function overlays(look: Look, about: About): readonly Overlay[] {
  const { units } = look.state;
  if ('request' in about) {
    const { unit } = (about.request.args ?? {}) as { unit?: string };
    return about.option in units ? between(look, unit, about.option) : [];
  }
  if ('code' in about) {
    const { q, r } = (about.args ?? {}) as { q?: number; r?: number };
    if (q !== undefined && r !== undefined) return [{ overlay: 'highlight', id: keyOf({ q, r }), tone: 'bad' }];
    const id = String(about.measured ?? '');
    return id in units ? [{ overlay: 'highlight', id, tone: 'bad' }] : [];
  }
  const { unit, enemy, target, by } = about as { unit?: string; enemy?: string; target?: string; by?: string };
  const other = enemy ?? target ?? by;
  if (unit === undefined || !(unit in units)) return [];
  return other !== undefined && other in units
    ? between(look, unit, other)
    : [{ overlay: 'highlight', id: unit, tone: 'neutral' }];
}

function between(look: Look, unit: string | undefined, other: string): readonly Overlay[] {
  const mark: Overlay = { overlay: 'highlight', id: other, tone: unit === undefined ? 'good' : 'bad' };
  const from = unit === undefined ? undefined : fieldsOf(look.state.units[unit]!)[0];
  const to = fieldsOf(look.state.units[other]!)[0];
  if (from === undefined || to === undefined || unit === other) return [mark];
  return [{ overlay: 'line', from: centreOf(from), to: centreOf(to), tone: 'neutral' }, mark];
}

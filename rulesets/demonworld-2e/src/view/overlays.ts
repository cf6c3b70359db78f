import { aboutEvent, aboutRequest, type Refusal } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import { pieceOf } from '../01-introduction/board/pieces.ts';
import type { Event } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { centreOf } from './grid.ts';

type About = Event | Refusal | { readonly request: Asked; readonly option: string };

/** What a message is about: units, elements, and the line between two of them. */
export function overlays(look: Look, about: About): readonly Overlay[] {
  const s = look.state;
  const mark = (id: unknown, tone: 'good' | 'bad' | 'neutral'): Overlay[] =>
    typeof id === 'string' && (id in s.units || id in s.elements) ? [{ overlay: 'highlight', id, tone }] : [];
  if ('request' in about) return mark(aboutRequest(look.ruleset, about.request, about.option).chosen, 'good');
  if ('code' in about) return mark(about.measured, 'bad');
  const { by, at } = aboutEvent(look.ruleset, about);
  return [...mark(by[0], 'neutral'), ...lineBetween(look, by[0], at[0]), ...at.flatMap((id) => mark(id, 'bad'))];
}

/** A line from element to element. Whole units have none. */
function lineBetween(look: Look, by: string | undefined, at: string | undefined): Overlay[] {
  const s = look.state;
  if (by === undefined || at === undefined || !(by in s.elements) || !(at in s.elements)) return [];
  const [from, to] = [pieceOf(s, by), pieceOf(s, at)];
  return from === null || to === null
    ? []
    : [{ overlay: 'line', from: centreOf(from), to: centreOf(to), tone: 'neutral' }];
}

import type { Refusal, Request } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import type { Event } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { pieceOf } from '../rules/board/pieces.ts';
import { centreOf } from './grid.ts';

type About = Event | Refusal | { readonly request: Request; readonly option: string };

/** What was meant: units, elements, and the line between two of them. */
export function overlays(look: Look, about: About): readonly Overlay[] {
  const s = look.state;
  const isThere = (id: unknown): id is string => typeof id === 'string' && (id in s.units || id in s.elements);
  if ('request' in about)
    return isThere(about.option) ? [{ overlay: 'highlight', id: about.option, tone: 'good' }] : [];
  if ('code' in about)
    return isThere(about.measured) ? [{ overlay: 'highlight', id: about.measured, tone: 'bad' }] : [];
  const { unit, by, target } = about as { unit?: unknown; by?: unknown; target?: unknown };
  const marks: Overlay[] = [];
  if (isThere(unit)) marks.push({ overlay: 'highlight', id: unit, tone: 'neutral' });
  if (isThere(by) && isThere(target) && by in s.elements && target in s.elements) {
    const [from, to] = [pieceOf(s, by), pieceOf(s, target)];
    if (from !== null && to !== null)
      marks.push({ overlay: 'line', from: centreOf(from), to: centreOf(to), tone: 'neutral' });
  }
  if (isThere(target)) marks.push({ overlay: 'highlight', id: target, tone: 'bad' });
  return marks;
}

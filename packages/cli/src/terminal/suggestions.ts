import { candidates } from '@walstatt/bots';
import { type Answer, type Look, type Placed, type Plan, type Request, seededRng, type Teller } from '@walstatt/engine';

/** An answer to pick by number, in words. */
export type Suggestion = { readonly answer: Answer; readonly text: string };

const MOST = 12;

/** Plans and places worth trying, for people who do not like typing coordinates. */
export function suggestionsFor(look: Look, request: Request, t: Teller, nothing: string): Suggestion[] {
  if (request.kind !== 'path' && request.kind !== 'place') return [];
  return candidates(look, request, seededRng(1), MOST).map((answer) => ({
    answer,
    text: describe(request.kind, answer, t) || nothing,
  }));
}

/** Where the first piece goes, and how many pieces go. */
function describe(kind: 'path' | 'place', answer: Answer, t: Teller): string {
  const all = kind === 'path' ? (answer as Plan) : (answer as readonly Placed[]);
  const first = all[0];
  if (first === undefined) return '';
  const [who, way] = 'mover' in first ? [first.mover, first.legs] : [first.piece, [first.pose]];
  const others = all.length > 1 ? ` (+${all.length - 1})` : '';
  return `${t.name(who)}${others}: ${way.map((step) => describeStep(step, t)).join(', ')}`;
}

/** A spot is written as lengths, everything else as it is. */
function describeStep(step: Readonly<Record<string, unknown>>, t: Teller): string {
  const { leg, x, y, facing: _facing, z: _z, ...more } = step;
  if (typeof x === 'number' && typeof y === 'number')
    return `${leg === undefined || leg === 'go' ? '→' : leg} (${t.length(x)} | ${t.length(y)})`;
  const rest = Object.entries({ ...more, ...(typeof step['z'] === 'number' ? { z: t.length(step['z']) } : {}) });
  return [leg ?? '→', ...rest.map(([k, v]) => `${k} ${typeof v === 'object' ? JSON.stringify(v) : v}`)].join(' ');
}

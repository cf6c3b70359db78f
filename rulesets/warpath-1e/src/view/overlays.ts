import type { Refusal, Request } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import type { Event } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { pieceName } from '../rules/pieces.ts';
import { modelsOf } from '../rules/units.ts';

type About = Event | Refusal | { readonly request: Request; readonly option: string };

/** What was measured: who against whom, what is in the way. */
export function overlays(look: Look, about: About): readonly Overlay[] {
  const { units, terrain } = look.state;
  if ('request' in about) {
    const { unit } = (about.request.args ?? {}) as { unit?: string };
    const args = 'options' in about.request ? about.request.options.find((o) => o.id === about.option)?.args : null;
    if (about.request.name === 'bearers') return models(look, unit!, (args as { model?: number } | null)?.model);
    const target = ((args ?? {}) as { target?: string }).target ?? about.option;
    return target in units ? between(look, unit, target) : [];
  }
  if ('code' in about) {
    const args = (about.args ?? {}) as { unit?: string; terrain?: string };
    const id = args.unit ?? args.terrain;
    return id !== undefined && (id in units || id in terrain) ? [{ overlay: 'highlight', id, tone: 'bad' }] : [];
  }
  const { unit, target, other, over } = about as { unit?: string; target?: string; other?: string; over?: string };
  const foe = target ?? other ?? over;
  if (unit === undefined || !(unit in units)) return [];
  return foe === undefined || !(foe in units)
    ? [{ overlay: 'highlight', id: unit, tone: 'neutral' }]
    : between(look, unit, foe);
}

/** The models that a question about single ones may mean, each with its number; the one that is meant stands out. */
function models(look: Look, unit: string, meant: number | undefined): readonly Overlay[] {
  const u = look.state.units[unit]!;
  const labels = (modelsOf(u) ?? []).flatMap(({ x, y }, i): Overlay[] =>
    i === u.leader
      ? []
      : [{ overlay: 'label', at: { x, y }, text: String(i + 1), tone: i === meant ? 'good' : 'neutral' }],
  );
  if (meant === undefined) return labels;
  return [...labels, { overlay: 'highlight', id: pieceName(unit, meant), tone: 'good' }];
}

/** From leader to leader. */
function between(look: Look, unit: string | undefined, target: string): readonly Overlay[] {
  const mark: Overlay = { overlay: 'highlight', id: target, tone: unit === target ? 'good' : 'bad' };
  const from = unit === undefined || unit === target ? undefined : look.state.units[unit];
  const to = look.state.units[target]!;
  const a = from === undefined ? undefined : modelsOf(from)?.[from.leader];
  const b = modelsOf(to)?.[to.leader];
  if (a === undefined || b === undefined) return [mark];
  const d = Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  return [{ overlay: 'line', from: a, to: b, text: `${Math.round(d / 254) / 10}″`, tone: 'neutral' }, mark];
}

import { aboutEvent, aboutRequest, type Refusal } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import { highlight } from '@walstatt/tabletop';
import type { Event } from '../generated/state.ts';
import type { Asked, L } from '../kit.ts';
import { bodiesOf, inch, standOfUnit } from '../rules/field.ts';
import { sightOf } from '../rules/sight.ts';
import { unitOf } from '../rules/units.ts';

type About = Event | Refusal | { readonly request: Asked; readonly option: string };

/** Things that were measured: lines of sight, ranges, coherency, units in the way. */
export function overlays(look: L, about: About): readonly Overlay[] {
  if ('request' in about) return ofOption(look, about.request, about.option);
  if ('code' in about) return ofRefusal(look, about);
  return ofEvent(look, about);
}

function ofOption(look: L, r: Asked, option: string): readonly Overlay[] {
  if (r.name === 'chooseTarget') return shot(look, r.args.unit, option);
  return mark(look, aboutRequest(look.ruleset, r, option).chosen, 'good');
}

/** The line from the leader to the model it sees best, and the reach of the weapon. */
function shot(look: L, unit: string, target: string): readonly Overlay[] {
  const from = bodiesOf(look, unit)[0]?.centre;
  const targets = standOfUnit(look, target);
  const seen = sightOf(look, unit, target);
  const to = targets?.bodies[seen === null ? 0 : targets.models.indexOf(seen.model)]?.centre;
  if (from === undefined || to === undefined) return [];
  return [
    { overlay: 'ring', at: from, radius: unitOf(look.state, unit).weapon.range, tone: 'neutral' },
    { overlay: 'sight', from, to, open: seen !== null },
    highlight(target, 'bad'),
  ];
}

const ofRefusal = (look: L, { args }: Refusal): readonly Overlay[] =>
  mark(look, (args as { readonly unit?: string } | undefined)?.unit, 'bad');

function ofEvent(look: L, e: Event): readonly Overlay[] {
  if (e.type === 'shotFired') return shot(look, e.unit, e.target);
  if (e.type === 'scored') {
    const { objective } = look.state;
    return [{ overlay: 'ring', at: objective, radius: inch(3), tone: 'good' }];
  }
  const { by, at } = aboutEvent(look.ruleset, e);
  return [...mark(look, by[0], 'neutral'), ...mark(look, at[0], 'bad')];
}

const mark = (look: L, id: string | null | undefined, tone: 'good' | 'bad' | 'neutral'): Overlay[] =>
  id != null && id in look.state.units ? [highlight(id, tone)] : [];

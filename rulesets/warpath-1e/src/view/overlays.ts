import { aboutEvent, aboutRequest, type Refusal, type Request } from '@walstatt/engine';
import type { Overlay } from '@walstatt/scene';
import { highlight, measuredLine } from '@walstatt/tabletop';
import { pieceName } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { bodyOf } from '../05-line-of-sight/sight.ts';
import { bodiesGap, unitGap } from '../07-measuring/distance.ts';
import { standingOf } from '../07-measuring/table-top.ts';
import { bearerOf } from '../12-shooting/shots.ts';
import type { Event } from '../generated/state.ts';
import type { Look } from '../kit.ts';

type About = Event | Refusal | { readonly request: Request; readonly option: string };

/** What was measured: between which units, and what is in the way. */
export function overlays(look: Look, about: About): readonly Overlay[] {
  const { units, terrain } = look.state;
  if ('request' in about) return ofOption(look, about.request, about.option);
  if ('code' in about) {
    const args = (about.args ?? {}) as { unit?: string; terrain?: string };
    const id = args.unit ?? args.terrain;
    return id !== undefined && (id in units || id in terrain) ? [highlight(id, 'bad')] : [];
  }
  const {
    by: [unit],
    at: [foe],
  } = aboutEvent(look.ruleset, about);
  if (unit === undefined || !(unit in units))
    return foe === undefined || !(foe in units) ? [] : [highlight(foe, 'neutral')];
  if (foe === undefined || !(foe in units)) return [highlight(unit, 'neutral')];
  return between(look, unit, foe, 'with' in about ? bearerOf(units[unit]!, about.with) : null);
}

type Args = { readonly unit?: string; readonly attack?: string; readonly model?: number };

/**
 * What an option of a question is about: single models, or an attacker, its target and the model whose sight counts
 * (WP-BFG-07).
 */
function ofOption(look: Look, request: Request, option: string): readonly Overlay[] {
  const { units } = look.state;
  const asked = (request.args ?? {}) as Args;
  const given = (('options' in request && request.options.find((o) => o.id === option)?.args) || {}) as Args;
  const { unit } = asked;
  if (request.name === 'bearers') return models(look, unit!, given.model);
  const attack = given.attack ?? asked.attack;
  const bearer = unit === undefined || attack === undefined ? null : bearerOf(units[unit]!, attack);
  const { chosen } = aboutRequest(look.ruleset, request, option);
  const aims = chosen !== null && chosen in units ? between(look, unit, chosen, bearer) : [];
  if (bearer === null || units[unit!]!.size === 1 || modelsOf(units[unit!]!) === null) return aims;
  return [...aims, highlight(pieceName(unit!, bearer), 'good')];
}

/** The models that a question about single models may mean, each with its number; the chosen one stands out. */
function models(look: Look, unit: string, meant: number | undefined): readonly Overlay[] {
  const u = look.state.units[unit]!;
  const labels = (modelsOf(u) ?? []).flatMap(({ x, y }, i): Overlay[] =>
    i === u.leader
      ? []
      : [{ overlay: 'label', at: { x, y }, text: String(i + 1), tone: i === meant ? 'good' : 'neutral' }],
  );
  if (meant === undefined) return labels;
  return [...labels, highlight(pieceName(unit, meant), 'good')];
}

/** WP-MEASURE-04, WP-G-16: how far apart two units on the table are, or a weapon's bearer and the other unit. */
function gapBetween(look: Look, unit: string, target: string, bearer: number | null): number {
  if (bearer === null) return unitGap(look, unit, target);
  return bodiesGap([bodyOf(standingOf(look, unit)!, bearer)], standingOf(look, target)!.bodies);
}

/** The line from leader to leader, or from a weapon's bearer, with the distance that the rules measure. */
function between(
  look: Look,
  unit: string | undefined,
  target: string,
  bearer: number | null = null,
): readonly Overlay[] {
  const mark = highlight(target, unit === target ? 'good' : 'bad');
  const from = unit === undefined || unit === target ? undefined : look.state.units[unit];
  const to = look.state.units[target]!;
  const a = from === undefined ? undefined : modelsOf(from)?.[bearer ?? from.leader];
  const b = modelsOf(to)?.[to.leader];
  if (a === undefined || b === undefined) return [mark];
  return [measuredLine(a, b, gapBetween(look, unit!, target, bearer)), mark];
}

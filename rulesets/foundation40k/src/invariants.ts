import type { Impossible } from '@walstatt/engine';
import { type Body, boxOf, overlaps } from '@walstatt/geometry';
import { clashes, isBoxIn } from '@walstatt/tabletop';
import { BOARD, bodyOf } from './01-units/space.ts';
import type { State, Unit } from './generated/state.ts';
import type { L } from './kit.ts';

/** What can never be true on a table of this game. */
export const invariants = (look: L): Impossible[] => [...counted(look.state), ...places(look)];

/** A unit matches its models, and a player matches the units they have. */
function* counted(s: State): Generator<Impossible> {
  for (const id in s.units) yield* countedUnit(s, id, s.units[id]!);
  for (const seat in s.players) {
    const left = Object.values(s.units).filter((u) => u.owner === seat && u.status !== 'destroyed').length;
    const { unitsLeft } = s.players[seat]!;
    if (left === unitsLeft) continue;
    const at = [['players', seat, 'unitsLeft'], ['players', seat], ['units']];
    yield { at, what: `${seat} has ${unitsLeft} units left, but ${left} of its units are not destroyed` };
  }
}

function* countedUnit(s: State, id: string, u: Unit): Generator<Impossible> {
  const about = (...path: (string | number)[]): Impossible['at'] => [
    ['units', id, ...path],
    ['units', id],
  ];
  const there = u.models.filter((m) => s.models[m]!.where.at !== 'gone').length;
  if (there !== u.living)
    yield { at: about('living'), what: `${id} counts ${u.living} living models, but ${there} are not gone` };
  if (u.morale !== 'ok' && (u.reactionMarker || u.takeCover))
    yield { at: about('morale'), what: `${id} is ${u.morale} and has a marker that only steady units have` };
  for (const [i, m] of u.models.entries()) {
    const { unit, where, lost, profile } = s.models[m]!;
    const model = `model ${i + 1} of ${id}`;
    if (unit !== id) yield { at: [['models', m, 'unit'], ...about('models')], what: `${model} belongs to ${unit}` };
    if (u.status === 'table' && where.at === 'off')
      yield { at: [['models', m, 'where'], ...about('status')], what: `${model} is off the table, but ${id} is on it` };
    const { lives } = s.profiles[profile]!;
    if (where.at !== 'gone' && lost > lives)
      yield { at: [['models', m, 'lost'], ...about()], what: `${model} has lost ${lost} of ${lives} lives` };
  }
}

type Standee = { readonly unit: string; readonly model: string; readonly number: number; readonly body: Body };

/**
 * FD-MOVE-06: no model is off the table or on another. A unit that breaks off may be over its edge until it is removed.
 */
function* places(look: L): Generator<Impossible> {
  const s = look.state;
  const all = Object.keys(s.units).flatMap((unit) => standees(look, unit));
  const breaking = s.agenda.flatMap((f) => (f.do === 'breakOff' ? [f.c.unit] : []));
  for (const a of all)
    if (!isBoxIn(boxOf(a.body), BOARD.box) && !breaking.includes(a.unit))
      yield { at: placesIn(a), what: `${named(a)} is off the table` };
  const bodies = all.map((a) => a.body);
  for (const [i, j] of clashes(bodies, (a, b) => overlaps(bodies[a]!, bodies[b]!)))
    yield { at: placesIn(all[i]!), what: `${named(all[i]!)} stands on ${named(all[j]!)}` };
}

function standees({ state: s }: L, unit: string): Standee[] {
  const u = s.units[unit]!;
  if (u.status !== 'table') return [];
  return u.models.flatMap((model, number) =>
    s.models[model]!.where.at === 'table' ? [{ unit, model, number, body: bodyOf(s, model) }] : [],
  );
}

const named = ({ unit, number }: Standee): string => `model ${number + 1} of ${unit}`;

const placesIn = ({ unit, model, number }: Standee): Impossible['at'] => [
  ['models', model, 'where'],
  ['units', unit, 'places', number],
  ['units', unit, 'at'],
  ['units', unit],
];

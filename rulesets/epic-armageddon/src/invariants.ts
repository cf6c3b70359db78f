import type { Impossible } from '@walstatt/engine';
import { overlaps } from '@walstatt/geometry';
import { isBodyIn } from '@walstatt/tabletop';
import { tableTop } from './1-00-materials/table-top.ts';
import { aboard, profileOf } from './1-01-units/units.ts';
import { fits } from './1-07-movement/transports/capacity.ts';
import type { State } from './generated/state.ts';
import type { L } from './kit.ts';

/** What can never be true on a table of this game. */
export const invariants = (look: L): Impossible[] => [...formations(look.state), ...units(look.state), ...ground(look)];

function* formations(s: State): Generator<Impossible> {
  for (const id in s.formations) {
    const { units: own, broken, blastMarkers } = s.formations[id]!;
    const at = (field: string): Impossible['at'] => [
      ['formations', id, field],
      ['formations', id],
    ];
    const stranger = own.find((unit) => s.units[unit]!.formation !== id);
    if (stranger !== undefined) yield { at: at('units'), what: `${stranger} belongs to another formation than ${id}` };
    if (broken && blastMarkers > 0) yield { at: at('blastMarkers'), what: `${id} is broken and has blast markers` };
  }
}

function* units(s: State): Generator<Impossible> {
  for (const id in s.units) {
    const { formation, where, damage } = s.units[id]!;
    const at = (field: string): Impossible['at'] => [
      ['units', id, field],
      ['units', id],
    ];
    if (!s.formations[formation]!.units.includes(id))
      yield { at: at('formation'), what: `${id} is not among the units of ${formation}` };
    const { damageCapacity } = profileOf(s, id);
    if (where.at !== 'gone' && damageCapacity !== null && damage > damageCapacity)
      yield { at: at('damage'), what: `${id} has lost ${damage} of ${damageCapacity} damage points` };
    if (where.at === 'aboard' && !fits(s, where.transport, aboard(s, where.transport)))
      yield { at: at('where'), what: `${where.transport} has no room for ${id}` };
  }
}

/**
 * Units are on the table, and not on each other. While a formation moves, one of its units may come to a place that another
 * has not left yet.
 */
function* ground(look: L): Generator<Impossible> {
  const { units: stands, box } = tableTop(look);
  const moving = look.state.agenda.flatMap((frame) => (frame.do === 'move' ? [frame.c.formation] : []));
  const placed = stands.flatMap(({ units: own, bodies }) => own.map((unit, i) => ({ unit, body: bodies[i]! })));
  for (const [i, { unit, body }] of placed.entries()) {
    const at: Impossible['at'] = [['units', unit, 'where']];
    if (!isBodyIn(body, box)) yield { at, what: `${unit} is not wholly on the table` };
    const { formation } = look.state.units[unit]!;
    if (moving.includes(formation)) continue;
    const other = placed.slice(0, i).find((before) => overlaps(before.body, body));
    if (other !== undefined) yield { at, what: `${unit} stands on ${other.unit}` };
  }
}

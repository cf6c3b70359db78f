import type { EventDefinition } from '@walstatt/engine';
import type { Field, State, Unit } from './generated/state.ts';
import { event, type HexTypes } from './kit.ts';
import { holds } from './rules/board.ts';
import { isBeast, strengthOf } from './rules/formation.ts';

const unitOf = (s: State, id: string): Unit => s.units[id]!;

/** Removes elements. A unit without any is gone. */
function lose(u: Unit, fields: readonly Field[]): void {
  if (u.where.at !== 'table') return;
  const left = u.where.fields.filter((h) => !holds(fields, h));
  u.where = left.length === 0 ? { at: 'gone', why: 'slain' } : { ...u.where, fields: left };
}

const stand = (u: Unit, facing: number, altitude: number, fields: readonly Field[]): void => {
  u.where = { at: 'table', facing, altitude, fields: [...fields] };
};

/** What each fact does to the state, or to a seat's view of it. */
export const events: Readonly<Record<string, EventDefinition<HexTypes>>> = {
  hid: event(
    'hid',
    (s, e) => {
      for (const id of e.units) unitOf(s, id).where = { at: 'reserve', hides: true };
    },
    { about: { by: 'seat' } },
  ),
  deployed: event('deployed', (s, e) => stand(unitOf(s, e.unit), e.facing, 0, e.fields), {
    spatial: true,
    about: { by: 'unit' },
  }),
  lay: event(
    'lay',
    (s, e) => {
      unitOf(s, e.unit).where = { at: 'hidden', pose: e.pose };
    },
    { about: { by: 'unit' } },
  ),
  plotLaid: event(
    'plotLaid',
    (s, e) => {
      s.forces[e.seat]!.plot = { is: 'laid', field: e.field, round: e.round };
    },
    { about: { by: 'seat' } },
  ),
  plotSprung: event(
    'plotSprung',
    (s, e) => {
      s.forces[e.seat]!.plot = { is: 'sprung', field: { ...e.field }, round: e.round };
    },
    { reveals: true, about: { by: 'seat' } },
  ),
  roundBegan: event(
    'roundBegan',
    (s, e) => {
      s.round = e.round;
    },
    { shows: 'round' },
  ),
  ordersPlaced: event(
    'ordersPlaced',
    (s, e) => {
      for (const o of e.orders) unitOf(s, o.unit).orders = { are: 'placed', markers: o.markers, faces: o.faces };
    },
    { about: { by: 'seat' } },
  ),
  ordersShown: event(
    'ordersShown',
    (s, e) => {
      for (const o of e.orders) unitOf(s, o.unit).orders = { are: 'shown', order: o.order, used: false };
    },
    { reveals: true },
  ),
  ordersCleared: event('ordersCleared', (s) => {
    for (const id in s.units) unitOf(s, id).orders = { are: 'none' };
  }),
  firstMover: event(
    'firstMover',
    (s, e) => {
      s.first = e.seat;
    },
    { about: { by: 'seat' } },
  ),
  activated: event(
    'activated',
    (s, e) => {
      const u = unitOf(s, e.unit);
      if (u.orders.are === 'shown') u.orders = { ...u.orders, used: true };
    },
    { about: { by: 'unit' } },
  ),
  revealed: event('revealed', (s, e) => stand(unitOf(s, e.unit), e.facing, 0, e.fields), {
    spatial: true,
    reveals: true,
    about: { by: 'unit' },
  }),
  moved: event('moved', (s, e) => stand(unitOf(s, e.unit), e.facing, e.altitude, e.fields), {
    spatial: true,
    about: { by: 'unit' },
  }),
  contacted: event('contacted', () => {}, { about: { by: 'unit', at: 'enemy' } }),
  reacted: event('reacted', () => {}, { about: { by: 'unit' } }),
  trampled: event('trampled', (s, e) => lose(unitOf(s, e.unit), e.fields), {
    spatial: true,
    about: { by: 'by', at: 'unit' },
  }),
  stopped: event('stopped', () => {}, { about: { by: 'unit', at: 'enemy' } }),
  shotWasted: event('shotWasted', () => {}, { about: { by: 'unit', at: 'target' }, shows: 'miss' }),
  struck: event('struck', (s, e) => {
    for (const { unit, n } of e.hits) {
      const u = unitOf(s, unit);
      u.struck = Math.min(strengthOf(u), u.struck + n);
    }
  }),
  fell: event(
    'fell',
    (s, e) => {
      const u = unitOf(s, e.unit);
      u.struck = 0;
      if (!isBeast(u)) lose(u, e.fields);
      else {
        u.stamina -= e.losses;
        if (u.stamina === 0) u.where = { at: 'gone', why: 'slain' };
      }
    },
    { spatial: true, about: { at: 'unit' } },
  ),
  broke: event('broke', () => {}, { about: { by: 'unit' } }),
  leftTable: event(
    'leftTable',
    (s, e) => {
      unitOf(s, e.unit).where = { at: 'gone', why: 'fled' };
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  lootFound: event(
    'lootFound',
    (s, e) => {
      s.loot[e.loot]!.found = e.what;
      s.chests[e.what]--;
      if (e.what === 'gold') s.forces[unitOf(s, e.unit).owner]!.gold++;
    },
    { about: { by: 'unit' } },
  ),
  fireBegan: event(
    'fireBegan',
    (s, e) => {
      s.terrain[e.fire] = { kind: 'fire', fields: [{ ...e.field }], sides: [] };
    },
    { spatial: true },
  ),
  fireEnded: event(
    'fireEnded',
    (s, e) => {
      s.terrain[e.fire]!.kind = 'ash';
    },
    { spatial: true },
  ),
  truceMade: event('truceMade', (s) => {
    s.truce = true;
  }),
  resigned: event(
    'resigned',
    (s, e) => {
      s.forces[e.seat]!.resigned = true;
    },
    { about: { by: 'seat' } },
  ),
};

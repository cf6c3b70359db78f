import type { EventDefinition } from '@walstatt/engine';
import type { PlacedElement, State } from './generated/state.ts';
import { type Demonworld, event } from './kit.ts';

function place(s: State, placed: readonly PlacedElement[]): void {
  for (const { element, q, r, facing } of placed) s.elements[element]!.where = { at: 'table', q, r, facing };
}

const nothing = (): void => {};

/** What each fact does to the state, or to a seat's view of it. */
export const events: Readonly<Record<string, EventDefinition<Demonworld>>> = {
  deployed: event('deployed', (s, e) => place(s, e.placed), { spatial: true, about: { by: 'seat' } }),
  roundBegan: event(
    'roundBegan',
    (s, e) => {
      s.round = e.round;
    },
    { shows: 'round' },
  ),
  phaseBegan: event('phaseBegan', nothing),
  ordersPlaced: event(
    'ordersPlaced',
    (s, e) => {
      for (const o of e.orders) s.units[o.unit]!.orders = { are: 'placed', order: o.order };
    },
    { about: { by: 'seat' } },
  ),
  ordersShown: event(
    'ordersShown',
    (s, e) => {
      for (const o of e.orders) s.units[o.unit]!.orders = { are: 'shown', order: o.order };
    },
    { reveals: true },
  ),
  ordersRemoved: event('ordersRemoved', (s) => {
    for (const id in s.units) {
      const unit = s.units[id]!;
      unit.orders = { are: 'none' };
      unit.moved = false;
    }
    s.draws = [];
  }),
  volleyAnnounced: event('volleyAnnounced', nothing, { about: { by: 'unit' } }),
  supportWasted: event('supportWasted', nothing, { about: { by: 'element', at: 'target' } }),
  attackLost: event('attackLost', nothing, { about: { by: 'by', at: 'target' } }),
  strayed: event('strayed', nothing, { about: { by: 'by', at: 'target' } }),
  marked: event(
    'marked',
    (s, e) => {
      s.elements[e.element]!.marked = true;
    },
    { about: { by: 'by', at: 'element' }, shows: 'hit' },
  ),
  missed: event('missed', nothing, { about: { by: 'by', at: 'element' }, shows: 'miss' }),
  removed: event(
    'removed',
    (s, e) => {
      for (const id of e.elements) {
        const element = s.elements[id]!;
        element.where = { at: 'gone', why: e.why };
        element.marked = false;
      }
    },
    { spatial: true, about: { at: 'elements' } },
  ),
  closedUp: event('closedUp', (s, e) => place(s, e.placed), { spatial: true, about: { by: 'unit' } }),
  orderJudged: event('orderJudged', nothing, { about: { by: 'unit' } }),
  segmentBegan: event('segmentBegan', nothing),
  firstSide: event('firstSide', nothing),
  moved: event('moved', (s, e) => place(s, e.placed), { spatial: true, about: { by: 'unit' } }),
  contacted: event('contacted', nothing, { about: { by: 'unit', at: 'enemy' } }),
  reacted: event(
    'reacted',
    (s, e) => {
      place(s, e.placed);
      s.units[e.unit]!.moved = true;
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  unitDone: event(
    'unitDone',
    (s, e) => {
      s.units[e.unit]!.moved = true;
    },
    { about: { by: 'unit' } },
  ),
  strikesAnnounced: event('strikesAnnounced', nothing, { about: { by: 'seat' } }),
  followedUp: event('followedUp', (s, e) => place(s, e.placed), { spatial: true, about: { by: 'seat' } }),
  meleeState: event('meleeState', (s, e) => {
    for (const { unit, engaged, fought } of e.units) {
      s.units[unit]!.engaged = engaged;
      s.units[unit]!.fought = fought;
    }
  }),
  resigned: event(
    'resigned',
    (s, e) => {
      s.resigned.push(e.seat);
    },
    { about: { by: 'seat' } },
  ),
  drawOffered: event(
    'drawOffered',
    (s, e) => {
      s.draws.push(e.seat);
    },
    { about: { by: 'seat' } },
  ),
  battleEnded: event('battleEnded', (s, e) => {
    s.ended = e.why;
  }),
};

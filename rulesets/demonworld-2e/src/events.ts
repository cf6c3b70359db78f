import type { EventDefinition } from '@walstatt/engine';
import type { PlacedElement, State } from './generated/state.ts';
import { type Demonworld, event } from './kit.ts';

function place(s: State, placed: readonly PlacedElement[]): void {
  for (const { element, q, r, facing } of placed) s.elements[element]!.where = { at: 'table', q, r, facing };
}

const nothing = (): void => {};

/** What each fact does to the state, or to a seat's view of it. */
export const events: Readonly<Record<string, EventDefinition<Demonworld>>> = {
  deployed: event('deployed', (s, e) => place(s, e.placed), { spatial: true }),
  roundBegan: event('roundBegan', (s, e) => {
    s.round = e.round;
  }),
  phaseBegan: event('phaseBegan', nothing),
  ordersPlaced: event('ordersPlaced', (s, e) => {
    for (const o of e.orders) s.units[o.unit]!.orders = { are: 'placed', order: o.order };
  }),
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
  volleyAnnounced: event('volleyAnnounced', nothing),
  supportWasted: event('supportWasted', nothing),
  attackLost: event('attackLost', nothing),
  strayed: event('strayed', nothing),
  marked: event('marked', (s, e) => {
    s.elements[e.element]!.marked = true;
  }),
  missed: event('missed', nothing),
  removed: event(
    'removed',
    (s, e) => {
      for (const id of e.elements) {
        const element = s.elements[id]!;
        element.where = { at: 'gone', why: e.why };
        element.marked = false;
      }
    },
    { spatial: true },
  ),
  closedUp: event('closedUp', (s, e) => place(s, e.placed), { spatial: true }),
  orderJudged: event('orderJudged', nothing),
  segmentBegan: event('segmentBegan', nothing),
  firstSide: event('firstSide', nothing),
  moved: event('moved', (s, e) => place(s, e.placed), { spatial: true }),
  contacted: event('contacted', nothing),
  reacted: event(
    'reacted',
    (s, e) => {
      place(s, e.placed);
      s.units[e.unit]!.moved = true;
    },
    { spatial: true },
  ),
  unitDone: event('unitDone', (s, e) => {
    s.units[e.unit]!.moved = true;
  }),
  strikesAnnounced: event('strikesAnnounced', nothing),
  followedUp: event('followedUp', (s, e) => place(s, e.placed), { spatial: true }),
  meleeState: event('meleeState', (s, e) => {
    for (const { unit, engaged, fought } of e.units) {
      s.units[unit]!.engaged = engaged;
      s.units[unit]!.fought = fought;
    }
  }),
  resigned: event('resigned', (s, e) => {
    s.resigned.push(e.seat);
  }),
  drawOffered: event('drawOffered', (s, e) => {
    s.draws.push(e.seat);
  }),
  battleEnded: event('battleEnded', (s, e) => {
    s.ended = e.why;
  }),
};

import { type EventDefinition, sideOf } from '@walstatt/engine';
import type { State, Whereabouts } from './generated/state.ts';
import { event, type Skirmish } from './kit.ts';
import { isAlive } from './rules/units.ts';

/** SK-END-01: a model is lost, and its worth goes to every side but its own. */
function goes(s: State, model: string, why: (Whereabouts & { at: 'gone' })['why']): void {
  const m = s.models[model]!;
  const u = s.units[m.unit]!;
  m.where = { at: 'gone', why };
  m.wounds = 0;
  u.living--;
  const own = sideOf(s, u.owner);
  for (const side in s.sides) if (side !== own) s.sides[side]!.score += u.worth;
}

/** How each event changes the state. */
export const events: Readonly<Record<string, EventDefinition<Skirmish>>> = {
  edgeChosen: event('edgeChosen', (s, e) => {
    s.sides[e.side]!.edge = e.edge;
  }),
  unitPlaced: event(
    'unitPlaced',
    (s, e) => {
      for (const { model, pose } of e.placed) s.models[model]!.where = { at: 'table', pose: { ...pose } };
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  roundBegan: event(
    'roundBegan',
    (s, e) => {
      s.round = e.round;
    },
    { shows: 'round' },
  ),
  pointsChanged: event(
    'pointsChanged',
    (s, e) => {
      s.points[e.seat] = e.points;
    },
    { about: { by: 'seat' } },
  ),
  initiativeWon: event('initiativeWon', (s, e) => {
    s.initiative = e.side;
  }),
  activated: event('activated', () => {}, { about: { by: 'unit' } }),
  modelMoved: event(
    'modelMoved',
    (s, e) => {
      s.models[e.model]!.where = { at: 'table', pose: { ...e.pose } };
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  shotFired: event('shotFired', () => {}, { about: { by: 'unit', at: 'target' }, shows: 'hit' }),
  chargeDeclared: event('chargeDeclared', () => {}, { about: { by: 'unit', at: 'target' } }),
  chargeFailed: event('chargeFailed', () => {}, { about: { by: 'unit', at: 'target' } }),
  wounded: event(
    'wounded',
    (s, e) => {
      const m = s.models[e.model]!;
      m.wounds = Math.max(0, m.wounds - e.wounds);
    },
    { about: { at: 'unit' } },
  ),
  modelSaved: event(
    'modelSaved',
    (s, e) => {
      s.models[e.model]!.wounds = 1;
    },
    { about: { by: 'unit' } },
  ),
  modelLost: event('modelLost', (s, e) => goes(s, e.model, e.why), { spatial: true, about: { at: 'unit' } }),
  unitBroke: event(
    'unitBroke',
    (s, e) => {
      s.units[e.unit]!.broken = true;
    },
    { about: { by: 'unit' } },
  ),
  unitRallied: event(
    'unitRallied',
    (s, e) => {
      s.units[e.unit]!.broken = false;
    },
    { about: { by: 'unit' } },
  ),
  unitFled: event(
    'unitFled',
    (s, e) => {
      for (const model of s.units[e.unit]!.models) if (isAlive(s.models[model]!)) goes(s, model, 'fled');
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  scored: event('scored', (s, e) => {
    s.sides[e.side]!.score += e.points;
  }),
  resigned: event(
    'resigned',
    (s, e) => {
      s.resigned.push(e.seat);
    },
    { about: { by: 'seat' } },
  ),
  battleEnded: event('battleEnded', () => {}),
};

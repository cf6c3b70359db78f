import { event } from '../../kit.ts';

export const events = {
  formationRevealed: event('formationRevealed', () => {}, { about: { by: 'seat' } }),
  hovers: event(
    'hovers',
    (s, e) => {
      s.units[e.unit]!.hovering = true;
    },
    { about: { by: 'unit' } },
  ),
  leaderAttached: event(
    'leaderAttached',
    (s, e) => {
      s.units[e.unit]!.attachedTo = e.to;
    },
    // Attached units are measured as one.
    { spatial: true, about: { by: 'unit', at: 'to' } },
  ),
  startsAboard: event(
    'startsAboard',
    (s, e) => {
      s.units[e.unit]!.status = { at: 'embarked', transport: e.transport };
    },
    { about: { by: 'unit' } },
  ),
  startsInReserves: event(
    'startsInReserves',
    (s, e) => {
      s.units[e.unit]!.status = { at: 'reserves', strategic: e.strategic };
    },
    { about: { by: 'unit' } },
  ),
};

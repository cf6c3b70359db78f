import type { State } from '../../generated/state.ts';
import { event } from '../../kit.ts';

export const events = {
  livesLost: event(
    'livesLost',
    (s, e) => {
      s.models[e.model]!.lost += e.lives;
    },
    { about: { at: 'unit' }, shows: 'loss' },
  ),
  modelLost: event(
    'modelLost',
    (s, e) => {
      s.models[e.model]!.where = { at: 'gone' };
      s.units[e.unit]!.living--;
    },
    { spatial: true, about: { at: 'unit' }, shows: 'loss' },
  ),
  unitDestroyed: event('unitDestroyed', (s, e) => destroy(s, e.unit), {
    spatial: true,
    about: { at: 'unit' },
    shows: 'loss',
  }),
};

function destroy(s: State, unit: string): void {
  const u = s.units[unit]!;
  if (u.status === 'destroyed') return;
  for (const m of u.models) s.models[m]!.where = { at: 'gone' };
  u.living = 0;
  u.status = 'destroyed';
  u.reactionMarker = false;
  s.players[u.owner]!.unitsLeft--;
}

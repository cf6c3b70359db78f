import { stand, unitOf, waitOffTable } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const deployUnitEvents = {
  deployed: event(
    'deployed',
    (s, e) => {
      stand(s, e.unit, e.models);
      unitOf(s, e.unit).frozen = e.frozen;
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  heldBack: event(
    'heldBack',
    (s, e) => {
      const u = unitOf(s, e.unit);
      waitOffTable(u);
      u.where = { at: u.type === 'flyer' ? 'sky' : 'reserve' };
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};

import { isGone } from '../../1-01-units/units.ts';
import { event } from '../../kit.ts';

export const events = {
  unitDestroyed: event(
    'unitDestroyed',
    (s, e) => {
      const unit = s.units[e.unit]!;
      unit.where = { at: 'gone' };
      const formation = s.formations[unit.formation]!;
      if (formation.units.every((id) => isGone(s.units[id]!))) {
        formation.status = { at: 'destroyed' };
        formation.withdraws = false;
        formation.overwatch = null;
      }
    },
    { spatial: true, about: { at: 'unit' }, shows: 'loss' },
  ),
  unitDamaged: event(
    'unitDamaged',
    (s, e) => {
      s.units[e.unit]!.damage += e.by;
    },
    { about: { at: 'unit' }, shows: 'loss' },
  ),
};

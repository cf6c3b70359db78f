import { isVehicle } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { hasRoom } from '../../23-transports/transport.ts';
import { Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** What it is worth to be driven, for those who want to come near and for those who shoot from afar. */
const COMES_NEAR = 58;
const STAYS_AFAR = 25;

/** Is deployed inside a transport. */
export const ride: Script = {
  says: { en: (aim) => `ride in ${aim}`, de: (aim) => `in ${aim} mitfahren` },
  aims(look, unit) {
    const u = look.state.units[unit]!;
    if (u.where.at !== 'box' || look.state.mission === 'demo' || isVehicle(u)) return [];
    return Object.keys(look.state.units).filter(
      (id) => look.state.units[id]!.where.at === 'table' && hasRoom(look, id, unit),
    );
  },
  worth(look, unit) {
    const reckoning = new Reckoning(look);
    const near = reckoning.isFighter(unit) || look.state.units[unit]!.range <= inches(12);
    return near ? COMES_NEAR : STAYS_AFAR;
  },
  answers: { deployHow: (_look, _r, { aim }) => aim },
};

import { roadMarchMove } from '../1-08-terrain/road-march.ts';
import { chargeMove } from '../1-12-assaults/moves/charge.ts';
import { consolidationMove } from '../1-12-assaults/moves/consolidation.ts';
import { counterChargeMove } from '../1-12-assaults/moves/counter-charge.ts';
import { withdrawalMove } from '../1-13-regrouping/withdrawal/manner.ts';
import type { Manner, MannerName } from './manner.ts';
import { normalMove } from './normal-move.ts';

const MANNERS: Readonly<Record<MannerName, Manner>> = {
  move: normalMove,
  roadMarch: roadMarchMove,
  withdrawal: withdrawalMove,
  charge: chargeMove,
  counterCharge: counterChargeMove,
  consolidation: consolidationMove,
};

export const mannerOf = (name: MannerName): Manner => MANNERS[name];

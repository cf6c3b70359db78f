import { ownCharge } from '../10-charging/request.ts';
import { nearestRoom } from '../19-vehicles/make-room/request.ts';
import { tactic } from '../kit.ts';
import { driveTactic } from './drive.ts';
import { evaluate } from './evaluation.ts';
import { habits } from './habits.ts';
import { objectiveTactic } from './objective.ts';
import { actTactic, attackTactic, deployHowTactic, orderTactic } from './picks.ts';
import { arriveTactic, deployTactic, disembarkTactic, flyInTactic, wreckTactic } from './placing.ts';
import { targetTactic } from './target.ts';
import { walkTactic } from './walk.ts';

/** A charge and making room have one best way, so computer players take the engine's own. */
const chargeTactic = tactic('chargeMove', {
  sample: ownCharge,
  candidates(look, r) {
    const plan = ownCharge(look, r);
    return plan === null ? [] : [plan];
  },
});
const makeRoomTactic = tactic('makeRoom', { sample: (look, r) => nearestRoom(look, r) ?? [] });

/** What computer players want: answers worth trying, and how good a state is. */
export const policy = {
  tactics: {
    arrive: tactic('arrive', arriveTactic),
    attack: attackTactic,
    chargeMove: chargeTactic,
    deployHow: deployHowTactic,
    deployPlace: tactic('deployPlace', deployTactic),
    disembark: tactic('disembark', disembarkTactic),
    drive: driveTactic,
    flyIn: tactic('flyIn', flyInTactic),
    makeRoom: makeRoomTactic,
    moveUnit: actTactic,
    objective: objectiveTactic,
    order: orderTactic,
    shootUnit: actTactic,
    target: targetTactic,
    walk: walkTactic,
    wreck: tactic('wreck', wreckTactic),
  },
  evaluate,
  habits,
  reckons: true,
  /** A charge is judged once it has been made; cowards mostly dare it. */
  presumes: ({ purpose }: { readonly purpose: string }): number | null => (purpose === 'courage' ? 6 : null),
} as const;

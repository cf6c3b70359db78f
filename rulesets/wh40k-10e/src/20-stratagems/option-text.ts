import type { Teller } from '@walstatt/engine';

/** A stratagem and the unit or model that it is for. */
function told({ id }: { readonly id: string }, t: Teller): string {
  const [trigger, ...whom] = id.split('/') as [string, ...string[]];
  return `${t.name(trigger)}: ${t.name(whom.join('/'))}`;
}

/** The options of every window in which stratagems are offered, but for re-rolls: those are about dice. */
export const stratagemOptions = {
  battleShockFailed: told,
  moveBegins: told,
  moveEnds: told,
  afterSetUp: told,
  movementEnds: told,
  betweenShooting: told,
  targetsSelected: told,
  chargeEnds: told,
  selectedToFight: told,
  unitFought: told,
};

import type { Scripts } from '@walstatt/engine';
import { passengersOf } from '../../01-units/units.ts';
import { asMarker } from '../../28-battle/objectives/request.ts';
import type { Look, Warpath } from '../../kit.ts';
import { centralMarks } from '../objective.ts';
import { foesOf, gapTo, postOf } from './posts.ts';

/** Requests about several units. */
export const answers: Scripts<Warpath>['answers'] = {
  /** Those nearest to the enemy go first, so that nobody is in their way; transports before those whom they let out. */
  moveUnit: (look, r) =>
    first(
      r.options.map((o) => o.id),
      (id) => nearness(look, id),
    ),
  /** Transports first, so that others can ride in them. */
  deploy: (look, r) =>
    first(
      r.options.map((o) => o.id),
      (id) => -look.state.units[id]!.capacity,
    ),
  /** With jump packs, if the unit has them. */
  scout: (_look, r) => (r.options.find((o) => o.id.endsWith('+jump')) ?? r.options[0]!).id,
  objective(look) {
    const [mark] = centralMarks(look, 1);
    return mark === undefined ? undefined : asMarker(mark);
  },
};

/** More answers to compare where all units would answer alike. */
export const alternatives: NonNullable<Scripts<Warpath>['alternatives']> = {
  firstTurn: (_look, r) => r.options.map((o) => o.id),
  edge: (_look, r) => r.options.map((o) => o.id),
  chargeTarget: (_look, r) => r.options.map((o) => o.id),
  regroup: () => [true, false],
  // Every unit has its turn, and no script wants an order that leads nowhere.
  moveUnit: () => null,
  order: () => null,
  deployHow: () => null,
  shootUnit: () => null,
  attack: () => null,
};

/** The one with the least number. */
function first(ids: readonly string[], numberOf: (id: string) => number): string {
  let best = ids[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    const n = numberOf(id);
    if (n >= least) continue;
    least = n;
    best = id;
  }
  return best;
}

/** How far a unit is from the nearest enemy; transports with passengers come before everybody. */
function nearness(look: Look, id: string): number {
  const me = postOf(look, id);
  if (me === null) return Number.MAX_VALUE;
  if (passengersOf(look.state, id).length > 0) return -1;
  return foesOf(look, id).reduce(
    (least, foe) => (foe.flies ? least : Math.min(least, gapTo(me, foe))),
    Number.MAX_VALUE,
  );
}

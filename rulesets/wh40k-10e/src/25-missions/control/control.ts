import type { SeatId } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { objectiveControlOf } from '../../08-command-phase/battle-shock/objective-control.ts';
import type { G, L } from '../../kit.ts';
import { inRangeOf } from '../markers.ts';

/** WH-OBJ-06: the sum of the OC of all models of an army in range of a marker. */
export function levelOfControl(look: L, marker: string, seat: SeatId): number {
  const { state: s } = look;
  let level = 0;
  for (const unit of unitsOf(s, seat))
    for (const model of inRangeOf(look, s.objectives[marker]!, unit)) level += objectiveControlOf(look, model);
  return level;
}

/** WH-OBJ-07, WH-OBJ-08: the player with the highest level of control. With equal levels a marker is contested. */
export function controllerOf(look: L, marker: string): SeatId | null {
  const levels = look.state.seats.map(({ id }) => levelOfControl(look, marker, id));
  const most = Math.max(...levels);
  const first = levels.indexOf(most);
  return levels.lastIndexOf(most) === first ? look.state.seats[first]!.id : null;
}

/** WH-OBJ-07, WH-G-75: at the end of a phase control of all markers is determined anew. */
export function determineControl(g: G): void {
  for (const marker in g.state.objectives) {
    const controller = controllerOf(g, marker);
    if (controller !== g.state.objectives[marker]!.control)
      g.apply({ type: 'controlChanged', rules: [controller === null ? 'WH-OBJ-08' : 'WH-OBJ-07'], marker, controller });
  }
}

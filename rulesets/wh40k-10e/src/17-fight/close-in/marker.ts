import { type Solid, spaceGap } from '@walstatt/geometry';
import { standing } from '../../04-measuring/table-top.ts';
import { type Approach, farFrom } from '../../16-charge/approach/approach.ts';
import { isInRange, MARKER_RANGE, markerSolid } from '../../25-missions/markers.ts';
import type { L } from '../../kit.ts';
import { STEP, shortMove } from './approach.ts';
import { moversOf } from './foes.ts';

/** Rounding makes nothing farther. */
const NOISE = 1e-6;

/**
 * WH-CONS-05, WH-G-87: consolidating towards the objective marker closest to the unit, or one of several that are
 * equally close: each model that moves ends closer to it, and one model of the unit in range of it.
 */
export function towardsMarkers(look: L, unit: string): Approach[] {
  const { models, measured } = standing(look, unit);
  const markers = Object.values(look.state.objectives).map(markerSolid);
  const far = (marker: Solid): number => Math.min(...measured.map((own) => spaceGap(own, marker)));
  const least = Math.min(...markers.map(far));
  return markers
    .filter((marker) => far(marker) <= least + NOISE)
    .map((marker) => ({
      move: { unit, manner: shortMove('WH-CONS-01'), distance: STEP },
      movers: moversOf(look, unit),
      goals: models.map(() => [[marker]]),
      closer: 'WH-CONS-05',
      foes: [],
      contact: 'WH-CONS-04',
      everybody: false,
      missing: (ends) =>
        ends.measured.some((own) => isInRange(own, marker))
          ? []
          : [{ refusal: { code: 'notInRange', rule: 'WH-CONS-05' }, near: [marker] }],
    }));
}

/** Whether the closest marker is so near that a short move could end in range of it. */
export const isNearMarker = (look: L, unit: string): boolean =>
  towardsMarkers(look, unit).some(({ goals }) =>
    standing(look, unit).measured.some((own, i) => farFrom(goals[i]!, own) <= STEP + MARKER_RANGE),
  );

import { type CheapestTree, cheapest, wayTo } from './cheapest.ts';
import { type HexPose, poseKey, poseOfKey } from './pose.ts';

/** Names every pose that one move can reach from a pose, and what the move costs. */
export type PoseMoves = (from: HexPose, reach: (to: HexPose, cost: number) => void) => void;

/**
 * The cheapest cost of every place and facing that can be reached. This search serves pieces whose turns cost something
 * or whose steps depend on their facing. The limit is compulsory because the plane has no end. Free moves must not lead
 * on for ever.
 */
export function poseField(start: HexPose, moves: PoseMoves, limit: number): CheapestTree {
  return cheapest([poseKey(start)], (node, reach) => moves(poseOfKey(node), (to, cost) => reach(poseKey(to), cost)), {
    limit,
  });
}

export const costToPose = (field: CheapestTree, pose: HexPose): number | undefined => field.costs.get(poseKey(pose));

/** The poses of one cheapest way, start and end included; undefined if the pose was not reached. */
export const posesTo = (field: CheapestTree, pose: HexPose): HexPose[] | undefined =>
  wayTo(field, poseKey(pose))?.map(poseOfKey);

/** All poses reached, by rising cost. */
export const reachedPoses = (field: CheapestTree): HexPose[] => [...field.costs.keys()].map(poseOfKey);

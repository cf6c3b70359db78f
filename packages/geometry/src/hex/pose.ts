import { directionVector, type Hex, sixths } from './hex.ts';
import { hexKey, hexOfKey } from './key.ts';
import { type Motion, move, moveDirection } from './motion.ts';
import { rotateAbout } from './rotation.ts';

/**
 * Where a piece stands and how many sixths it is turned. Whether facings point at sides or corners is the caller's
 * convention.
 */
export type HexPose = Hex & { readonly facing: number };

/** The grid direction of a direction counted from the facing. */
export const directionFrom = (pose: HexPose, relative: number): number => sixths(pose.facing + relative);

/** One step in a grid direction without turning. Everything else in the pose is kept. */
export function stepped<P extends HexPose>(pose: P, direction: number): P {
  const d = directionVector(direction);
  return { ...pose, q: pose.q + d.q, r: pose.r + d.r };
}

/** The pose turned on its own field. */
export const turned = <P extends HexPose>(pose: P, turn: number): P => ({
  ...pose,
  facing: sixths(pose.facing + turn),
});

/** The pose swung about some field by sixths, keeping its place relative to that field. */
export function pivoted<P extends HexPose>(pose: P, about: Hex, turn: number): P {
  const to = rotateAbout(pose, about, turn);
  return { ...pose, q: to.q, r: to.r, facing: sixths(pose.facing + turn) };
}

/** The pose carried along by a motion of the grid without mirroring. Facings of both kinds turn alike. */
export function carried<P extends HexPose>(pose: P, motion: Motion): P {
  if (motion.mirror) throw new RangeError('a mirrored piece has no facing: mirror its heading instead');
  const to = move(pose, motion);
  return { ...pose, q: to.q, r: to.r, facing: moveDirection(pose.facing, motion) };
}

/** A pose as one small integer, for sets and maps. */
export const poseKey = (pose: HexPose): number => hexKey(pose) * 8 + pose.facing;

export const poseOfKey = (key: number): HexPose => ({ ...hexOfKey(Math.floor(key / 8)), facing: key % 8 });

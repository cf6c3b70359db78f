import type { Refusal } from '../machine/types.ts';
import type { Roll } from './shape.ts';

/** Why typed-in faces do not fit the wanted roll, or null if they do. */
export function refuseFaces(roll: Roll, faces: unknown): Refusal | null {
  const { dice, sides } = roll.shape;
  if (!Array.isArray(faces))
    return { code: 'malformed', rule: roll.rule, args: { kind: 'dice', wanted: 'a list of faces' } };
  if (faces.length !== dice)
    return { code: 'wrongCount', rule: roll.rule, measured: faces.length, limit: dice, unit: 'count' };
  const wrong = faces.find((f) => !Number.isInteger(f) || f < 1 || f > sides);
  if (wrong === undefined) return null;
  return { code: 'noFace', rule: roll.rule, measured: String(wrong), limit: sides, unit: 'count' };
}

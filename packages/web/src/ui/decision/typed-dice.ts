export type TypedDice = {
  readonly faces: readonly number[];
  /** Faces that such a die does not have. */
  readonly wrong: readonly number[];
};

/**
 * Dice as they were typed. One-digit faces need nothing between them. Otherwise anything but a digit separates them.
 */
export function readDice(text: string, sides: number): TypedDice {
  const faces = (text.match(sides < 10 ? /\d/g : /\d+/g) ?? []).map(Number);
  return { faces, wrong: [...new Set(faces.filter((f) => f < 1 || f > sides))] };
}

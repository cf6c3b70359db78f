/** Models and movers in requests are called `unit.number`. */
export const pieceName = (unit: string, model: number): string => `${unit}.${model}`;

export function pieceNames(unit: string, size: number): string[] {
  const names: string[] = [];
  for (let i = 0; i < size; i++) names.push(pieceName(unit, i));
  return names;
}

export const modelIndex = (piece: string): number => Number(piece.slice(piece.lastIndexOf('.') + 1));

/** Models and movers in requests are called `unit.number`. */
export const pieceName = (unit: string, model: number): string => `${unit}.${model}`;

export const pieceNames = (unit: string, size: number): string[] =>
  Array.from({ length: size }, (_, i) => pieceName(unit, i));

export const modelIndex = (piece: string): number => Number(piece.slice(piece.lastIndexOf('.') + 1));

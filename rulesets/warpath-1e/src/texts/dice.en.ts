/** So many dice in English; in German one die and several are the same word. */
export const diceOf = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

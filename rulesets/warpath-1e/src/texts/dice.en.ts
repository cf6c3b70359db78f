/** A number of dice in English; German uses the same word for one die and several. */
export const diceOf = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

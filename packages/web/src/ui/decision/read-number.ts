/** The number in a field. Null while there is none, because all digits have been deleted, for instance. */
export const readNumber = ({ valueAsNumber }: Pick<HTMLInputElement, 'valueAsNumber'>): number | null =>
  Number.isNaN(valueAsNumber) ? null : valueAsNumber;

import { script } from '../../kit.ts';

/** Better than a long way to something small. */
const WORTH = 0.5;

/** Stays where it is. What is hidden stays hidden. */
export const wait = script({
  says: { de: () => 'abwarten', en: () => 'wait' },
  aims: () => [null],
  worth: () => WORTH,
  answers: { walk: (_look, _r, { unit }) => [{ mover: unit, legs: [] }] },
});

import { useLive } from '../../state/live.ts';

/** The same width at which the style sheet puts the panels next to the table. */
const query = matchMedia('(min-width: 52.01rem)');

const listen = (change: () => void): (() => void) => {
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
};

/** Whether there is room for the decision next to journal and units. */
export const useIsWide = (): boolean => useLive(listen, () => query.matches);

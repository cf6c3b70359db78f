import { useSettings, useWords } from '../../state/settings.ts';
import { Choice } from './choice.tsx';

/** How fast the computer goes on after what it has done. */
export function PaceChoice() {
  const w = useWords();
  const s = useSettings();
  return <Choice name={w.pace} value={s.pace} values={w.paces} onChange={(pace) => s.set({ pace })} />;
}

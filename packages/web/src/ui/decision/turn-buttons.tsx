import { useWords } from '../../state/settings.ts';

/** In tenths of a degree: as much as a step of the wheel. */
const STEP = 150;

/** For fingers and keys, which have no wheel. */
export function TurnButtons({ onTurn }: { onTurn: (by: number) => void }) {
  const w = useWords();
  return (
    <>
      <button type="button" className="icon" aria-label={w.turnLeft} title={w.turnLeft} onClick={() => onTurn(STEP)}>
        ↺
      </button>
      <button type="button" className="icon" aria-label={w.turnRight} title={w.turnRight} onClick={() => onTurn(-STEP)}>
        ↻
      </button>
    </>
  );
}

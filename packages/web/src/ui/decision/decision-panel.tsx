import type { Asked, SeatInfo, Sight } from '../../host/game-host.ts';
import { give, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { ComputerButtons } from '../battle/computer-buttons.tsx';
import { PaceChoice } from '../shared/pace-choice.tsx';
import { RuleLink } from '../shared/rule-dialog.tsx';
import { SideBadge } from '../shared/side-badge.tsx';
import { DiceEntry } from './dice-entry.tsx';
import { RefusalBox } from './refusal-box.tsx';
import { StandingOffer } from './standing-offer.tsx';
import { Thoughts } from './thoughts.tsx';
import { widgetOf } from './widgets.ts';

/** Who decides what by which rule, and the widget to do it with. */
export function DecisionPanel({ sight }: { sight: Sight }) {
  const asked = sight.asked[0];
  return (
    <>
      <Thoughts sight={sight} />
      {sight.wanted !== null ? (
        <DiceEntry key={`${sight.wanted.purpose} ${sight.lines.from}`} wanted={sight.wanted} />
      ) : asked !== undefined ? (
        <Question key={`${asked.id} ${sight.language}`} asked={asked} sight={sight} />
      ) : (
        <Idle sight={sight} />
      )}
    </>
  );
}

/** What everybody waits for. While that is the computer, it can be stopped; who only looks on also sets its pace here. */
function Idle({ sight }: { sight: Sight }) {
  const w = useWords();
  const state = ({ name, player }: SeatInfo): string => {
    if (player.kind === 'person' || !sight.thinking) return w.waits(name);
    return sight.stopped ? w.stopped(name) : w.thinks(name);
  };
  const watched = !sight.outcome.over && sight.seats.every((s) => s.player.kind === 'computer');
  return (
    <>
      <p className="idle" aria-live="polite">
        {sight.outcome.over ? w.battleOver : sight.waitingFor.map(state).join(' ')}
      </p>
      {sight.thinking && <ComputerButtons sight={sight} />}
      {watched && <PaceChoice />}
    </>
  );
}

function Question({ asked, sight }: { asked: Asked; sight: Sight }) {
  const w = useWords();
  const rejection = useGame((s) => s.rejection);
  const Widget = widgetOf(asked.request.kind);
  const seat = sight.seats.find((s) => s.id === asked.by);
  const posed = asked.request.kind === 'place' || asked.request.kind === 'path';
  const suggestion = asked.presetText !== '' && (
    <button
      type="button"
      className="suggestion"
      aria-busy={asked.advising === true}
      onClick={() => void give(asked, asked.preset)}
    >
      <span className="small">{w.suggestion} (S)</span> {asked.presetText}
    </button>
  );
  return (
    <>
      <p className="who">
        <SideBadge side={seat?.side ?? 0} /> {w.decides(asked.byName)} <RuleLink id={asked.rule} />
      </p>
      <h2 aria-live="polite">{asked.title}</h2>
      {asked.sealed && <p className="small">{w.sealed}</p>}
      {suggestion}
      <Widget asked={asked} sight={sight} />
      {!posed && rejection !== null && <RefusalBox asked={asked} rejection={rejection} />}
      <StandingOffer asked={asked} sight={sight} />
    </>
  );
}

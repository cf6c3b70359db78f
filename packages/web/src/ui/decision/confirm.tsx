import { give } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import type { WidgetProps } from './widgets.ts';

export function ConfirmWidget({ asked }: WidgetProps) {
  const w = useWords();
  return (
    <div className="row">
      <button type="button" className="primary" data-key="1" onClick={() => void give(asked, true)}>
        {w.yes}
      </button>
      <button type="button" data-key="2" onClick={() => void give(asked, false)}>
        {w.no}
      </button>
    </div>
  );
}

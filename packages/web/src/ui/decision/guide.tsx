import { useEffect, useState } from 'react';
import type { Asked } from '../../host/game-host.ts';
import { useWords } from '../../state/settings.ts';

/** Rules taught on this device since the page was opened. */
const taught = new Set<string>();

/** Teaches a rule in the running game when it first asks something. */
export function Guide({ asked }: { asked: Asked }) {
  const w = useWords();
  const [isNew] = useState(() => !taught.has(asked.rule));
  const [open, setOpen] = useState(isNew);
  useEffect(() => () => void taught.add(asked.rule), [asked.rule]);
  if (!open) return null;
  return (
    <aside className="guide" aria-label={w.newRule}>
      <p className="small">
        {w.newRule} · {asked.rule}
      </p>
      <p>{asked.ruleText}</p>
      <p>{w.guideKinds[asked.request.kind]}</p>
      <button type="button" onClick={() => setOpen(false)}>
        {w.understood}
      </button>
    </aside>
  );
}

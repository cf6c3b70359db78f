import { useEffect } from 'react';
import type { Sight } from '../../host/game-host.ts';
import { give, host, setTab, useGame } from '../../state/game.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.closest('dialog') !== null);

/** Commands for the whole battle; widgets of a decision listen to digits and Enter themselves. */
export function useKeys(sight: Sight): void {
  useEffect(() => {
    const listen = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.altKey || e.metaKey || typing(e.target)) return;
      const onTable = e.target instanceof Element && e.target.closest('.wt-table') !== null;
      const asked = sight.asked[0];
      const digit = /^[1-9]$/.test(e.key) ? Number(e.key) : 0;
      if (digit > 0 && !onTable) document.querySelector<HTMLElement>(`[data-key="${digit}"]`)?.click();
      else if (e.key === 's' && !onTable && asked !== undefined) void give(asked, asked.preset);
      else if (e.key === 'u') void host().then((h) => h.undo());
      else if (e.key === 't') document.querySelector<HTMLElement>('.wt-table [tabindex="0"], .wt-table')?.focus();
      else if (e.key === 'd' && !onTable) show('decision');
      else if (e.key === 'j') show('journal');
      else if (e.key === 'l') show('units');
      else if (
        e.key === 'Enter' &&
        useGame.getState().draft?.rejection === null &&
        asked !== undefined &&
        document.activeElement === document.body
      )
        void give(asked, useGame.getState().draft!.answer);
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [sight]);
}

function show(tab: 'decision' | 'journal' | 'units'): void {
  setTab(tab);
  requestAnimationFrame(() => {
    const panel = document.getElementById(tab);
    (panel?.querySelector<HTMLElement>('button, input, select, a[href]') ?? panel)?.focus();
  });
}

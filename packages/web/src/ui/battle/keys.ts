import { useEffect } from 'preact/hooks';
import type { Asked, Sight } from '../../host/game-host.ts';
import { give, host, setTab, useGame } from '../../state/game.ts';
import { hasComputer, stepOn, stopOrGoOn } from './computer-buttons.tsx';

/** Fields that need letters and digits for themselves, and dialogs. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"])') ||
    target.closest('dialog') !== null);

/** Commands for the whole battle. While something is held on the table, keys belong only to the table. */
export function useKeys(sight: Sight): void {
  useEffect(() => {
    const listen = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.altKey || e.metaKey || e.repeat || e.defaultPrevented || typing(e.target)) return;
      if (document.querySelector('.wt-table[data-held]') !== null) return;
      const asked = sight.asked[0];
      const digit = /^[1-9]$/.test(e.key) ? Number(e.key) : 0;
      if (digit > 0) chooseBy(digit, asked);
      else if (e.key === 's' && asked !== undefined) void give(asked, asked.preset);
      else if (e.key === 'u') void takeBack();
      else if (e.key === 'p' && hasComputer(sight)) void stopOrGoOn(sight);
      else if (e.key === 'n' && sight.stopped) void stepOn();
      else if (e.key === 't') toTable();
      else if (e.key === 'd') show('decision');
      else if (e.key === 'j') show('journal');
      else if (e.key === 'l') show('units');
      else if (e.key === 'Enter' && asked !== undefined && isFree(document.activeElement)) confirm(asked);
      else if (e.key === 'Enter' && sight.wanted !== null && isFree(document.activeElement))
        document.querySelector<HTMLElement>('.dice-entry .primary:enabled')?.click();
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [sight]);
}

/**
 * A digit chooses in the panel. The keyboard also goes there, so that the next Enter confirms, whatever had it before.
 */
function chooseBy(digit: number, asked: Asked | undefined): void {
  const option = document.querySelector<HTMLElement>(`[data-key="${digit}"]`);
  if (option === null) return;
  option.click();
  // A player on the table stays there if the digit has already answered.
  if (document.activeElement?.closest('.wt-table') == null) toDecision();
  if (option.matches('.primary')) return;
  const left = document.activeElement;
  requestAnimationFrame(() => {
    // Frames may come late. If the player has moved on by then, the keyboard stays where it is.
    if (useGame.getState().sight?.asked[0]?.id !== asked?.id || ![left, document.body].includes(document.activeElement))
      return;
    document.querySelector<HTMLElement>('.panel.decision .primary:enabled')?.focus();
  });
}

/**
 * Enter has no meaning of its own here: nothing has the keyboard, or the panel itself has it, or a box ticked by Space.
 */
const isFree = (e: Element | null): boolean =>
  e === null ||
  e === document.body ||
  e.matches('.panel.decision, .panel.decision :is([type="checkbox"], [type="radio"])');

/** Puts the keyboard on the decision as a whole, so that the next Enter means it and no button pressed before. */
function toDecision(): void {
  const panel = document.getElementById('decision');
  panel?.focus({ preventScroll: true });
  if (document.activeElement === panel) return;
  setTab('decision');
  requestAnimationFrame(() => panel?.focus());
}

/** Takes back the last decision. The question that follows gets the keyboard. */
export async function takeBack(): Promise<'done' | 'nothing' | 'asked'> {
  // This happens at once, because a dialog that asks the other players gives the keyboard back to where it was.
  toDecision();
  return (await host()).undo();
}

/** Enter gives what the player has chosen or tried, otherwise the suggestion. */
export function confirm(asked: Asked): void {
  const { draft, picked } = useGame.getState();
  const chosen = document.querySelector<HTMLElement>('.panel.decision .primary:enabled');
  if (draft?.rejection === null) void give(asked, draft.answer);
  else if (picked !== null && asked.options.some((o) => o.id === picked)) void give(asked, picked);
  else if (asked.request.kind !== 'confirm' && chosen !== null) chosen.click();
  else void give(asked, asked.preset);
}

/** Puts the keyboard on what can be moved or chosen now, otherwise on the table. */
function toTable(): void {
  const table = document.querySelector<HTMLElement>('.wt-table');
  const ready = table?.querySelector<SVGElement>('.plate.is-movable .plate-button, .plate.is-candidate .plate-button');
  (ready ?? table)?.focus();
}

/** Puts the keyboard into a panel, at once if the panel is visible, so that the next key already belongs to it. */
function show(tab: 'decision' | 'journal' | 'units'): void {
  setTab(tab);
  const enter = (): boolean => {
    const panel = document.getElementById(tab);
    (panel?.querySelector<HTMLElement>('button, input, select, a[href]') ?? panel)?.focus();
    return panel?.contains(document.activeElement) ?? false;
  };
  if (!enter()) requestAnimationFrame(enter);
}

import type { Guide } from '@walstatt/engine';
import { host } from './game.ts';
import { storeOf } from './store.ts';

/** How far the player has come in the guide of one battle. */
export type Progress = { readonly learned: readonly string[]; readonly left: boolean };

const KEY = 'walstatt-guides';
const KEPT = 12;

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

type GuideState = {
  readonly battle: string | null;
  readonly guide: Guide | null;
  readonly loaded: boolean;
  readonly progress: Progress;
  /** The option that the lesson on the screen is about. */
  readonly pointed: string | null;
};

/** The guide of the battle on the screen. Progress is stored on this device. */
export const useGuide = storeOf<GuideState>(() => ({
  battle: null,
  guide: null,
  loaded: false,
  progress: { learned: [], left: false },
  pointed: null,
}));

export async function openGuide(battle: string): Promise<void> {
  if (useGuide.getState().battle === battle) return;
  useGuide.setState({ battle, guide: null, loaded: false, progress: kept()[battle] ?? { learned: [], left: false } });
  const guide = await (await host()).guide();
  if (useGuide.getState().battle === battle) useGuide.setState({ guide, loaded: true });
}

function change(progress: Progress): void {
  const { battle } = useGuide.getState();
  useGuide.setState({ progress });
  if (battle === null) return;
  const { [battle]: _, ...rest } = kept();
  const all = Object.entries({ ...rest, [battle]: progress }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that stores nothing teaches again after a reload.
  }
}

export function learn(id: string): void {
  const { progress } = useGuide.getState();
  if (!progress.learned.includes(id)) change({ ...progress, learned: [...progress.learned, id] });
}
export const leaveGuide = (): void => change({ ...useGuide.getState().progress, left: true });
export const takeUpGuide = (): void => change({ ...useGuide.getState().progress, left: false });
export const pointAt = (pointed: string | null): void => {
  if (useGuide.getState().pointed !== pointed) useGuide.setState({ pointed });
};

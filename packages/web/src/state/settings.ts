import type { Language } from '@walstatt/engine';
import { de } from '../texts/de.ts';
import { en, type Words } from '../texts/en.ts';
import { storeOf } from './store.ts';

export type Theme = 'paper' | 'dark' | 'contrast';

export type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: 'full' | 'none';
  /** In percent. */
  readonly scale: number;
};

const KEY = 'walstatt-settings';

function initial(): Settings {
  const system: Settings = {
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'paper',
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full',
    scale: 100,
  };
  try {
    return { ...system, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return system;
  }
}

/** What a player has set for this device. */
export const useSettings = storeOf<Settings & { set(change: Partial<Settings>): void }>((set, get) => ({
  ...initial(),
  set(change) {
    set(change);
    const { language, theme, motion, scale } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, scale }));
    } catch {
      // A browser that stores nothing is no reason not to play.
    }
    dress();
  },
}));

/** Puts the settings on the document, where the style sheets find them. */
export function dress(): void {
  const { language, theme, motion, scale } = useSettings.getState();
  const root = document.documentElement;
  root.lang = language;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = motion;
  root.style.fontSize = `${scale}%`;
}

const texts: Record<Language, Words> = { de, en };

/** The page's own words in the current language. */
export const useWords = (): Words => texts[useSettings((s) => s.language)];

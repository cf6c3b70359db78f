import type { Language } from '@walstatt/engine';
import type { Words } from '../texts/en.ts';
import { storeOf } from './store.ts';

export type Theme = 'paper' | 'dark' | 'contrast';

/** How long what the computer does stays on screen before it goes on, in milliseconds. */
export const PACES = { slow: 2400, steady: 1000, fast: 260, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: 'full' | 'none';
  /** In percent. */
  readonly scale: number;
  readonly pace: Pace;
};

const KEY = 'walstatt-settings';

function initial(): Settings {
  const system: Omit<Settings, 'pace'> = {
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
    return withPace({ ...system, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) });
  } catch {
    return withPace(system);
  }
}

/** Who wants no animations need not wait for anything, unless they have said so. */
const withPace = (s: Omit<Settings, 'pace'>): Settings => ({ pace: s.motion === 'none' ? 'instant' : 'steady', ...s });

/** Each language is a file of its own. */
const texts: Record<Language, () => Promise<Words>> = {
  de: () => import('../texts/de.ts').then((m) => m.de),
  en: () => import('../texts/en.ts').then((m) => m.en),
};

const begun = initial();
const words = await texts[begun.language]();

type SettingsState = Settings & {
  /** The page's own words in the current language. */
  readonly words: Words;
  set(change: Partial<Settings>): Promise<void>;
};

/** What a player has set for this device. */
export const useSettings = storeOf<SettingsState>((set, get) => ({
  ...begun,
  words,
  async set(change) {
    set(change.language === undefined ? change : { ...change, words: await texts[change.language]() });
    const { language, theme, motion, scale, pace } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, scale, pace }));
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

/** The page's own words in the current language. */
export const useWords = (): Words => useSettings((s) => s.words);

import type { Language } from '@walstatt/engine';

/** What the rule behind an option says, by game and option. */
export type OptionTexts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>>;

declare const __OPTION_TEXTS__: OptionTexts;

/** Only the set-up page needs them, and loads them there. */
export const optionTexts: OptionTexts = __OPTION_TEXTS__;

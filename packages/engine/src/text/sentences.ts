import type { Ruleset } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import type { Language, Sentences } from '../ruleset/texts.ts';

/** The sentences about a ruleset's rules in one language. The file is loaded once. */
export const readSentences = <T extends Types>(ruleset: Ruleset<T>, language: Language): Promise<Sentences> =>
  ruleset.sentences[language]().then((file) => file.default);

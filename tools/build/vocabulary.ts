import { loadRuleset, rulesetIds } from '../../packages/cli/src/registry.ts';
import { vocabularyPage } from '../../packages/cli/src/vocabulary/page.ts';
import { vocabularyOf } from '../../packages/cli/src/vocabulary/vocabulary.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * The vocabulary of every rule system, for programs that talk to the referee. A rule system that is not sound at the
 * moment has none: the other generated files may be what it lacks.
 */
export async function emitVocabularies(): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const id of rulesetIds()) {
    try {
      const text = vocabularyPage(vocabularyOf(await loadRuleset(id)));
      files.push({ path: `docs/generated/vocabulary/${id}.md`, text });
    } catch (error) {
      console.error(`no vocabulary of ${id}: ${(error as Error).message}`);
    }
  }
  return files;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GeneratedFile } from './generated-file.ts';
import { emitRefereeDocs } from './referee-docs.ts';
import { emitRuleIds } from './rule-ids.ts';
import { emitVocabularies } from './vocabulary.ts';

const schemaEmitter = 'packages/engine/src/schema/emit-all.ts';

/** Everything that is made at build time. Rule ids come first, because the schemas' own modules may import them. */
export async function generateAll(root: string): Promise<GeneratedFile[]> {
  return [emitRuleIds(root), ...(await emitSchemas(root)), ...emitRefereeDocs(), ...(await emitVocabularies())];
}

/** The emitter is loaded by path so that tools can work before and without it. */
async function emitSchemas(root: string): Promise<GeneratedFile[]> {
  const path = join(root, schemaEmitter);
  if (!existsSync(path)) return [];
  const module = (await import(pathToFileURL(path).href)) as { emitAll(root: string): Promise<GeneratedFile[]> };
  return module.emitAll(root);
}

export function isStale(root: string, { path, text }: GeneratedFile): boolean {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

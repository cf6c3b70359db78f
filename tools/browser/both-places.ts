/** The same battles in Node and in a real browser, for every rule system. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ruleset, Types } from '@walstatt/engine';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { root } from '../root.ts';
import { type Outcome, sameBattles } from './same-battles.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => 1000 + i);

type Played = { readonly folder: string; readonly ruleset: Ruleset<Types>; readonly journals: readonly string[] };

/** All rule systems that have a scenario, with their golden journals. */
async function games(): Promise<Played[]> {
  const folders = ['practice', 'rulesets']
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .filter((folder) => existsSync(join(folder, 'src/index.ts')));
  const all = await Promise.all(
    folders.map(async (folder) => {
      const { ruleset } = (await import(pathToFileURL(join(folder, 'src/index.ts')).href)) as {
        ruleset: Ruleset<Types>;
      };
      const golden = join(folder, 'test/golden');
      const files = existsSync(golden) ? readdirSync(golden).filter((f) => f.endsWith('.journal')) : [];
      return { folder, ruleset, journals: files.sort().map((f) => readFileSync(join(golden, f), 'utf8')) };
    }),
  );
  return all.filter(({ ruleset }) => ruleset.scenarios.length > 0);
}

/** A single script for the page: all rulesets and the function that plays them. */
async function bundle(folders: readonly string[]): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'walstatt-browser-'));
  try {
    const entry = join(dir, 'entry.ts');
    const imports = folders.map(
      (f, i) => `import { ruleset as r${i} } from ${JSON.stringify(join(f, 'src/index.ts'))};`,
    );
    writeFileSync(
      entry,
      `${imports.join('\n')}\nimport { sameBattles } from ${JSON.stringify(join(root, 'tools/browser/same-battles.ts'))};\nconst rulesets = [${folders.map((_, i) => `r${i}`).join(', ')}];\nglobalThis.play = (i, seeds, journals) => sameBattles(rulesets[i], seeds, journals);\n`,
    );
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: join(dir, 'out'),
        minify: false,
        lib: { entry, formats: ['iife'], name: 'walstatt', fileName: () => 'page.js' },
      },
    });
    return readFileSync(join(dir, 'out/page.js'), 'utf8');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export async function runInBothPlaces(browser: Browser): Promise<boolean> {
  const all = await games();
  const script = await bundle(all.map((g) => g.folder));
  const page = await browser.newPage();
  let right = true;
  try {
    await page.goto('about:blank');
    await page.addScriptTag({ content: script });
    for (const [i, { ruleset, journals }] of all.entries()) {
      const here = await sameBattles(ruleset, SEEDS, journals);
      const there = (await page.evaluate(
        `play(${i}, ${JSON.stringify(SEEDS)}, ${JSON.stringify(journals)})`,
      )) as Outcome;
      const problems = [...here.problems.map((p) => `Node: ${p}`), ...there.problems.map((p) => `browser: ${p}`)];
      here.hashes.forEach((h, k) => {
        if (h !== there.hashes[k]) problems.push(`Node: ${h}, browser: ${there.hashes[k]}`);
      });
      for (const p of problems) console.log(`  ${p}`);
      console.log(
        `${problems.length === 0 ? 'ok  ' : 'FAIL'} ${ruleset.id}: ${SEEDS.length} random battles and ${journals.length} journals, the same in Node and in the browser`,
      );
      right &&= problems.length === 0;
    }
  } finally {
    await page.close();
  }
  return right;
}

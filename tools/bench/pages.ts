/** Benchmarks of pages: `pageBenchmarks` of the files `packages/<name>/bench/pages/*.ts`, best of three. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { launch, openPage, UNHURRIED } from '../browser/launch.ts';
import { Servers, siteOf } from '../browser/serve.ts';
import { provideBrowser } from '../browser.ts';
import { root } from '../root.ts';
import { bestOf, type Named } from './measure.ts';

/** Measures once, on a fresh page of the package's site, in a browser that draws as fast as it can. */
export type PageBenchmark = Named & { run(page: Page, url: string): Promise<number> };

export type PlacedBenchmark = PageBenchmark & { readonly site: string };

export async function pageBenchmarks(): Promise<PlacedBenchmark[]> {
  const found: PlacedBenchmark[] = [];
  for (const path of globSync('packages/*/bench/pages/*.ts', { cwd: root }).sort()) {
    const module = (await import(pathToFileURL(join(root, path)).href)) as { pageBenchmarks?: PageBenchmark[] };
    const site = siteOf(join(root, dirname(dirname(dirname(path)))));
    found.push(...(module.pageBenchmarks ?? []).map((benchmark) => ({ ...benchmark, site })));
  }
  return found;
}

export async function measurePages(benchmarks: readonly PlacedBenchmark[]): Promise<Map<Named, number>> {
  const best = new Map<Named, number>();
  if (benchmarks.length === 0) return best;
  const browser = await launch(provideBrowser(), UNHURRIED);
  const servers = new Servers();
  try {
    for (const benchmark of benchmarks) {
      console.error(`running ${benchmark.name}`);
      const url = await servers.urlOf(benchmark.site);
      const values: number[] = [];
      for (let i = 0; i < 3; i++) {
        const page = await openPage(browser);
        values.push(await benchmark.run(page, url));
        await page.context().close();
      }
      best.set(benchmark, bestOf(benchmark, values));
    }
  } finally {
    await servers.close();
    await browser.close();
  }
  return best;
}

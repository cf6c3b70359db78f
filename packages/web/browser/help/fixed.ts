import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const NOON = Date.UTC(2026, 0, 15, 12, 0, 0);
const MINUTE = 60_000;

/**
 * Goes in front of the script of a page's `n`th worker. Chance, names and time are then the same in every run, however
 * often they were asked for before. Each worker lives in a minute of its own in which no time passes, so thinking ends
 * by counting.
 */
const prelude = (n: number): string => `
{
  const fill = (list) => {
    let seed = 20_260_101;
    for (let i = 0; i < list.length; i++) list[i] = seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return list;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: fill });
  let battles = 0;
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'b' + String(${n * 100} + ++battles).padStart(7, '0') });
  Date.now = () => ${NOON + n * MINUTE};
  performance.now = () => 0;
  // Workers that think have clocks of their own. Their thoughts are never cut short, and nobody loses patience with them.
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (m) {
    post.call(this, m.problem ? { ...m, problem: { ...m.problem, milliseconds: 1e9 } } : m);
  };
  const later = self.setTimeout.bind(self);
  self.setTimeout = (act, ms) => later(act, ms > 3000 ? 60 * ms : ms);
}
`;

/**
 * Makes the worker's chance and clock the same in every run. Everything else is the page as players get it, except for
 * the service worker: from the second visit on, it would bypass every route and serve the worker's script unchanged.
 */
export async function fixChance(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  let workers = 0;
  await page.route('**/assets/worker-*.js', async (route) => {
    // Workers that think are begun by a worker, and run its script.
    const thinks = /\/worker-/.test((await route.request().allHeaders()).referer ?? '');
    // The server closes connections that were idle for a while, sometimes just as the next request is sent.
    const served = async (): Promise<void> => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, body: (thinks ? '' : prelude(++workers)) + (await response.text()) });
    };
    await served().catch((error: unknown) => {
      // A test that failed closes its page while a worker is still being fetched.
      if (!/disposed|closed/.test(String(error))) throw error;
    });
  });
}

/** Whether every worker of the page lives in its fixed minute, except for those that only think. */
export async function isFixed(page: Page): Promise<boolean> {
  const clocks = await Promise.all(
    page.workers().map((w) => w.evaluate(() => ({ name: self.name, now: Date.now(), since: performance.now() }))),
  );
  return clocks.every((c) => c.name === 'thinking' || (c.since === 0 && c.now > NOON && c.now % MINUTE === 0));
}

const find = createRequire(import.meta.url);
const font = (file: string): string =>
  `url(data:font/ttf;base64,${readFileSync(find.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`)).toString('base64')})`;

/** The first names in the page's own font lists. Whether or not a machine has those fonts, tests use these letters. */
const FACES = [
  ['Iowan Old Style', 'DejaVuSerif', 'normal'],
  ['Iowan Old Style', 'DejaVuSerif-Bold', 'bold'],
  ['Avenir Next', 'DejaVuSans', 'normal'],
  ['Avenir Next', 'DejaVuSans-Bold', 'bold'],
] as const;

let faces = '';

/** Letters that do not depend on the machine's fonts, and nothing that blinks or moves. */
export async function fixLook(page: Page): Promise<void> {
  faces ||= FACES.map(
    ([family, file, weight]) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:${font(file)};font-display:block}`,
  ).join('');
  const style = `${faces}*,*::before,*::after{caret-color:transparent!important;text-rendering:geometricPrecision!important;animation:none!important;transition:none!important}`;
  await page.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      const node = document.createElement('style');
      node.textContent = css;
      document.head.append(node);
    });
  }, style);
}

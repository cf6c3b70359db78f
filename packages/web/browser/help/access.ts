import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const THEMES = ['paper', 'dark', 'contrast'];

type Violation = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
};

async function run(page: Page, screen: string, part: string, options: object): Promise<string[]> {
  const found = (await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })}).then((r) => r.violations)`,
  )) as Violation[];
  return found.map(({ id, nodes }) => {
    const said = nodes.slice(0, 3).map((n) => `${n.html.slice(0, 300)} ${n.failureSummary ?? ''}`);
    return `${screen}: ${id}: ${said.join(' | ')}`;
  });
}

/** What is wrong with the page for people who see, hear or point differently, and with its colours in every theme. */
export async function violations(page: Page, screen: string, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // What a sticky bar covers is only scrolled beneath it: that says nothing about its size.
  const unstuck = await page.addStyleTag({ content: '.panel.decision > * { position: static !important }' });
  const all = await run(page, screen, part, { runOnly: TAGS });
  const root = page.locator('html');
  const own = (await root.getAttribute('data-theme')) ?? '';
  for (const theme of THEMES.filter((t) => t !== own)) {
    await root.evaluate((node, t) => node.setAttribute('data-theme', t), theme);
    all.push(
      ...(await run(page, `${screen}, ${theme}`, part, { runOnly: { type: 'rule', values: ['color-contrast'] } })),
    );
  }
  await root.evaluate((node, t) => node.setAttribute('data-theme', t), own);
  await unstuck.evaluate((node: HTMLStyleElement) => node.remove());
  return all;
}

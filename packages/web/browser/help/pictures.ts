import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const REFERENCES = join(here, 'pictures');
const RESULTS = join(here, '../../../test-results/pictures');

/** `npm run pictures` writes the references anew instead of comparing. */
const writing = process.env['WALSTATT_PICTURES'] === 'write';

/** How much the colours of one point may differ, and how large a part of a picture may differ at all. */
const TOLERANCE = { colour: 0.12, share: 0.0015, points: 40 };

/**
 * Half as wide and half as high, each point the mean of four. That is a quarter of the size, and it hides how letters
 * are smoothed.
 */
function halved(png: PNG): PNG {
  const small = new PNG({ width: png.width >> 1, height: png.height >> 1 });
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      for (let c = 0; c < 4; c++) {
        const at = (dx: number, dy: number): number => png.data[((2 * y + dy) * png.width + 2 * x + dx) * 4 + c]!;
        small.data[(y * small.width + x) * 4 + c] = Math.round((at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4);
      }
  return small;
}

const fileOf = (folder: string, name: string): string => join(folder, `${name.replace(/[^a-z0-9/-]+/gi, '-')}.png`);

function write(file: string, png: PNG): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(png, { deflateLevel: 9, colorType: 2 }));
}

/**
 * Compares two pictures. Says what is wrong, or null. Pictures that differ are left as triples in
 * `test-results/pictures`.
 */
export function compare(name: string, found: PNG, wanted: PNG, keep = true): string | null {
  const sameSize = found.width === wanted.width && found.height === wanted.height;
  const marked = new PNG({ width: wanted.width, height: wanted.height });
  const { width, height } = wanted;
  const points = sameSize
    ? pixelmatch(found.data, wanted.data, marked.data, width, height, { threshold: TOLERANCE.colour })
    : width * height;
  const most = Math.max(TOLERANCE.points, width * height * TOLERANCE.share);
  if (sameSize && points <= most) return null;
  if (keep) {
    write(fileOf(RESULTS, `${name}-found`), found);
    write(fileOf(RESULTS, `${name}-wanted`), wanted);
    if (sameSize) write(fileOf(RESULTS, `${name}-difference`), marked);
  }
  return sameSize
    ? `${name}: ${points} of ${width * height} points differ (${Math.round(most)} may)`
    : `${name}: ${found.width} × ${found.height} instead of ${width} × ${height}`;
}

/** What the computer thinks depends on its own chance, so its words are left out and always take the same room. */
const QUIET = `.thought, .suggestion { height: 5rem !important; overflow: hidden !important }
.thought *, .suggestion, .suggestion * { color: transparent !important }`;

/** What the page, or a part of it, looks like now. */
export async function picture(page: Page, part?: string): Promise<PNG> {
  const quiet = await page.addStyleTag({ content: QUIET });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  const shot = part === undefined ? page.screenshot(options) : page.locator(part).first().screenshot(options);
  const png = PNG.sync.read(await shot);
  await quiet.evaluate((node) => (node as Element).remove());
  return halved(png);
}

export function reference(name: string): PNG | null {
  const file = fileOf(REFERENCES, name);
  return existsSync(file) ? PNG.sync.read(readFileSync(file)) : null;
}

/** Compares with the reference, or writes it. */
export async function checkPicture(page: Page, name: string, part?: string): Promise<string | null> {
  const found = await picture(page, part);
  if (writing) {
    write(fileOf(REFERENCES, name), found);
    return null;
  }
  const wanted = reference(name);
  return wanted === null ? `${name}: there is no reference; npm run pictures writes it` : compare(name, found, wanted);
}

/**
 * `npm run pictures`: rewrites the reference pictures for the screens of the browser client. Look at them before
 * committing.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './browser.ts';
import { runBrowserTests } from './browser-tests.ts';
import { root } from './root.ts';

process.env['WALSTATT_PICTURES'] = 'write';
rmSync(join(root, 'packages/web/browser/pictures'), { recursive: true, force: true });
process.exitCode = (await runBrowserTests(provideBrowser(), ['as in the pictures'])) ? 0 : 1;

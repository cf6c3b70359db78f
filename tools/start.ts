/** `npm start`: builds the page if necessary, serves it on this machine and opens it in the browser. */
import { spawn } from 'node:child_process';
import { root } from './root.ts';
import { builtPage } from './web/build.ts';
import { serveFolder } from './web/serve.ts';

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** A machine without a browser still gets the address. */
function open(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? [];
  if (command === undefined || process.argv.includes('--no-open')) return;
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

try {
  console.log('Laying the table …');
  const { url } = await serveFolder(await builtPage(root), Number(process.env['PORT'] ?? 4747));
  console.log(`Walstatt is at ${url} (Ctrl+C ends it).`);
  open(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './root.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put browsers that are not on the path. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env['PROGRAMFILES'] ?? '', 'Google/Chrome/Application/chrome.exe'),
  join(process.env['PROGRAMFILES(X86)'] ?? '', 'Google/Chrome/Application/chrome.exe'),
  join(process.env['LOCALAPPDATA'] ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/** An installed Chrome or Chromium, and how it was found. Null if there is none. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): { path: string; how: string } | null {
  const named = env['CHROME_PATH'];
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROME_PATH names ${named}, which is no program`);
    return { path: named, how: 'named by CHROME_PATH' };
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (onPath) return { path: onPath, how: 'found on the path' };
  const usual = usualPlaces.find(isProgram);
  if (usual) return { path: usual, how: 'found where it is usually installed' };
  const downloaded = chromium.executablePath();
  return isProgram(downloaded) ? { path: downloaded, how: 'downloaded earlier by Playwright' } : null;
}

/** Finds a browser or installs one, and prints what it did. */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found) {
    console.log(`Browser: ${found.path} (${found.how})`);
    return found.path;
  }
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebianRoot) {
    console.log('Browser: none found; installing the Debian package chromium.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', 'chromium']);
  } else {
    console.log('Browser: none found; Playwright downloads Chromium.');
    run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error('A browser was installed but cannot be found. Set CHROME_PATH to a Chrome or Chromium.');
  console.log(`Browser: installed ${installed.path}`);
  return installed.path;
}

function run(program: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (error || status !== 0)
    throw new Error(`"${program} ${args.join(' ')}" failed. Install Chrome or Chromium by hand, or set CHROME_PATH.`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

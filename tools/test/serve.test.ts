import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../web/serve.ts';

let server: Server;
let root = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'walstatt-serve-'));
  mkdirSync(join(root, 'site/assets'), { recursive: true });
  mkdirSync(join(root, 'site-secret'));
  writeFileSync(join(root, 'site/index.html'), '<!doctype html>');
  writeFileSync(join(root, 'site/assets/a b.js'), '1');
  writeFileSync(join(root, 'site-secret/key'), 'secret');
  if (process.platform !== 'win32') symlinkSync(join(root, 'site-secret/key'), join(root, 'site/link'));
  ({ server } = await serveFolder(join(root, 'site'), 48_100));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the server of the page', () => {
  test('gives its files, each with the policy under which the page lives', async () => {
    const { status, headers, body } = await get('/');
    expect([status, body]).toEqual([200, '<!doctype html>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'; style-src 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(await get('/assets/a%20b.js?x#y')).toMatchObject({ status: 200, body: '1' });
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  test.each(['/%', '/%ff', '//', '/a%00b', '/%c0%ae%c0%ae/'])('answers the malformed address %s', async (path) => {
    expect((await get(path)).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  test.each([
    '/../site-secret/key',
    '/%2e%2e/site-secret/key',
    '/..%2fsite-secret/key',
    '/../site-secret/',
    '/link',
    '/assets',
    '/none',
  ])('gives nothing outside its folder: %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: '' });
  });

  test('answers this machine only, and its own pages', async () => {
    const { port } = server.address() as AddressInfo;
    expect((await get('/', { host: 'evil.example' })).status).toBe(403);
    expect((await get('/', { host: `evil.example:${port}` })).status).toBe(403);
    expect((await get('/', { host: `localhost:${port}`, origin: 'https://evil.example' })).status).toBe(403);
    expect((await get('/', { host: `localhost:${port}`, origin: 'null' })).status).toBe(403);
    expect((await get('/', { host: `localhost:${port}`, origin: `http://localhost:${port}` })).status).toBe(200);
    expect((await get('/', { host: `127.0.0.1:${port}` })).status).toBe(200);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  test('lives on after what is not HTTP', async () => {
    const { port } = server.address() as AddressInfo;
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, 'localhost', () => socket.write('\x00\xff nonsense\r\n\r\n'));
      let text = '';
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect((await get('/')).status).toBe(200);
  });
});

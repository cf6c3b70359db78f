import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { HEADERS } from '../../packages/web/build/headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The names of this machine. Pages elsewhere may have names that lead here, but they are called by those. */
const HERE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** What is answered instead of a file. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

/** Only this machine's own pages may ask, and only for files. */
function check({ method, headers: { host = '', origin } }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD') throw new Refused(405);
  if (!HERE.test(host) || (origin !== undefined && origin !== `http://${host}`)) throw new Refused(403);
}

function pathOf(url: string): string {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (!path.includes('\0')) return normalize(path);
  } catch {
    // Not an address at all.
  }
  throw new Refused(400);
}

/** The file at a path, which must be in the folder even after all links have been followed. */
function fileAt(folder: string, path: string): string {
  try {
    const file = realpathSync(join(folder, path.endsWith(sep) ? `${path}index.html` : path));
    if (file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile()) return file;
  } catch {
    // There is no such file, or it may not be read.
  }
  throw new Refused(404);
}

/** Serves the files of a folder on this machine only, on the first free port from `port` on. */
export function serveFolder(folder: string, port: number): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    try {
      check(request);
      const file = fileAt(folder, pathOf(request.url ?? '/'));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...HEADERS, 'content-type': type, 'cache-control': 'no-cache' });
      if (request.method === 'HEAD') response.end();
      else
        createReadStream(file)
          .on('error', () => response.destroy())
          .pipe(response);
    } catch (error) {
      response.writeHead(error instanceof Refused ? error.status : 500, HEADERS).end();
    }
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  return new Promise((resolve, reject) => {
    let tried = port;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && tried < port + 20) server.listen(++tried, 'localhost');
      else reject(error);
    });
    server.on('listening', () => resolve({ server, url: `http://localhost:${tried}/` }));
    server.listen(tried, 'localhost');
  });
}

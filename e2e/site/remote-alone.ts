import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { FOREIGN_PORT, FOREIGN_URL, SITE_URL } from './addresses.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** The built files of one remote with its own page, on an origin of their own against the real server. */
export async function serveRemoteAlone(packageName: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const dist = path.join(WORKSPACE, packageName, 'dist');
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(dist, path.basename(url.split('?')[0] ?? ''));
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(FOREIGN_PORT, '127.0.0.1', resolve));
  return {
    url: `${FOREIGN_URL}/standalone.html?server=${encodeURIComponent(SITE_URL)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

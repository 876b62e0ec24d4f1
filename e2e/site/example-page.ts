import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilResponses } from '../../scripts/stack/until-responds.mjs';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { FOREIGN_PORT, SITE_URL } from './addresses.ts';

const DEPLOY = path.join(WORKSPACE, 'deploy');
const URL_OF_PAGE = `http://127.0.0.1:${FOREIGN_PORT}`;
const NOT_COPIED = new Set(['node_modules', 'dist']);
const SITE_OF_EXAMPLES = /https:\/\/fans\.example\.com/g;

/** One of deploy/examples on an origin of its own, outside the workspace with the package from its tarball. */
export async function serveExample(name: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-example-'));
  const source = path.join(DEPLOY, 'examples', name);
  cpSync(source, folder, { recursive: true, filter: (file) => !NOT_COPIED.has(path.basename(file)) });
  if (existsSync(path.join(source, 'package.json'))) build(source, folder);
  const close = name === 'strict-policy' ? await runServer(folder) : await serveFiles(folder);
  return {
    url: URL_OF_PAGE,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With the example's own command. What it depends on is installed in the workspace. */
function build(source: string, folder: string): void {
  const installed = path.join(source, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  const packed = path.join(modules, '@specbuilder/embed');
  mkdirSync(packed, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: path.join(DEPLOY, 'embed-package') });
  const [tarball = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', path.join(folder, tarball), '-C', packed, '--strip-components', '1']);
  for (const name of readdirSync(installed).filter((item) => !/^[.@]/.test(item))) {
    symlinkSync(path.join(installed, name), path.join(modules, name));
  }
  const programs = `${path.join(installed, '.bin')}${path.delimiter}${process.env['PATH']}`;
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, env: { ...process.env, PATH: programs } });
}

/** The server that an example brings along. */
async function runServer(folder: string): Promise<() => Promise<void>> {
  const env = { ...process.env, PORT: String(FOREIGN_PORT) };
  const server = spawn(process.execPath, ['server.mjs', SITE_URL], { cwd: folder, env });
  const ended = once(server, 'exit');
  await untilResponses(URL_OF_PAGE, ended);
  return async () => {
    server.kill();
    await ended;
  };
}

async function serveFiles(folder: string): Promise<() => Promise<void>> {
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(folder, url === '/' ? 'index.html' : url);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = file.endsWith('.html') ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(readFileSync(file, 'utf8').replace(SITE_OF_EXAMPLES, SITE_URL));
  });
  server.listen(FOREIGN_PORT, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

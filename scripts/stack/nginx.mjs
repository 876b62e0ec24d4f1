import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../workspace/paths.mjs';
import { untilResponses } from './until-responds.mjs';

const TEMPLATE = path.join(WORKSPACE, 'deploy', 'nginx', 'site.conf.template');
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'];

/** @returns {string | undefined} nginx of this machine */
export function findNginx() {
  return [...PLACES, ...(process.env.PATH ?? '').split(path.delimiter)]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
}

/**
 * nginx with the configuration of the container, in a folder of its own and without root rights.
 *
 * @param {Readonly<Record<string, string>>} environment of the service `web`
 * @param {string} template another configuration of the same kind, for a proxy that is not ours
 */
export async function startNginx(environment, template = readFileSync(TEMPLATE, 'utf8')) {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is missing: install it with apt-get install nginx-light.');
  // The process on that port would respond instead of this one, with another site behind it.
  if (await isTaken(Number(environment.WEB_PORT))) {
    throw new Error(`Something listens on port ${environment.WEB_PORT} already: end it first.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-web-'));
  writeFileSync(path.join(folder, 'site.conf'), filledIn(template, environment));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilResponses(`http://127.0.0.1:${environment.WEB_PORT}/healthz`, ended);
  return {
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} port */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const say = (response) => {
      socket.destroy();
      resolve(response);
    };
    socket.once('connect', () => say(true));
    socket.once('error', () => say(false));
  });
}

/** What the image's template step does: `${NAME}` for given names, nginx's own `$names` stay. */
function filledIn(template, environment) {
  return template.replace(/\$\{(\w+)\}/g, (all, name) => environment[name] ?? all);
}

function mainConfiguration(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${path.join(folder, kind)};`)
    .join('\n');
  return `pid ${path.join(folder, 'nginx.pid')};
events {}
http {
  access_log off;
${temporary}
  include ${path.join(folder, 'site.conf')};
}
`;
}

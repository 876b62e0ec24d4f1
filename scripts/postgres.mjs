import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argv, env, exit } from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './workspace/free-port.mjs';
import { newTemporaryFolder } from './workspace/temporary-folder.mjs';

const DEBIAN_HOME = '/usr/lib/postgresql';

/**
 * A separate PostgreSQL server in a temporary folder, for tests: loopback only, random password, gone after stop().
 * Uses the newest installed server unless PG_BIN names a folder. PostgreSQL does not run as root, so root starts it as
 * the user `postgres`.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws Error when no PostgreSQL server programs are installed or the server does not start
 */
export async function startTemporaryPostgres() {
  const programs = serverPrograms();
  const owner = await serverUser();
  const folder = newTemporaryFolder('specbuilder-postgres-');
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  const password = randomBytes(18).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== undefined) for (const item of [folder, passwordFile]) chownSync(item, owner.uid, owner.gid);
  try {
    await promisify(execFile)(
      path.join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C', '-N'],
      { ...owner, cwd: folder },
    );
    const port = await freePort();
    const server = await startServer(path.join(programs, 'postgres'), data, folder, port, owner);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

export function serverPrograms() {
  if (env.PG_BIN !== undefined) return env.PG_BIN;
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME).sort((a, b) => Number(b) - Number(a)) : [];
  const programs = versions.map((version) => path.join(DEBIAN_HOME, version, 'bin'));
  const found = [...programs, ...(env.PATH ?? '').split(path.delimiter)].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
  if (found === undefined) throw new Error('No PostgreSQL server programs found; set PG_BIN to their folder');
  return found;
}

async function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag) => Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function startServer(program, data, socketFolder, port, owner) {
  // Nothing of a test database outlives the run, so it need not survive a power cut.
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', data, ...options], {
    ...owner,
    cwd: socketFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await new Promise((resolve, reject) => {
    const output = [];
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output.slice(-5).join(' | ')}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      output.push(line);
      if (line.includes('database system is ready to accept connections')) resolve(undefined);
    });
  });
  return {
    async stop() {
      process.off('exit', kill);
      // SIGINT is PostgreSQL's fast shutdown: open sessions are ended.
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** `node scripts/postgres.mjs <command...>` runs the command with TEST_DATABASE_URL pointing at a fresh server. */
async function runWithPostgres([program, ...options]) {
  if (program === undefined) throw new Error('Usage: node scripts/postgres.mjs <command> [arguments]');
  const server = await startTemporaryPostgres();
  const child = spawn(program, options, { stdio: 'inherit', env: { ...env, TEST_DATABASE_URL: server.url } });
  // The command ends first, then the server: a signal that ended this process alone would leave both behind.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  await server.stop();
  return code;
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href)
  exit(await runWithPostgres(argv.slice(2)));

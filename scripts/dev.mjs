import { spawn } from 'node:child_process';
import { readFileSync, watchFile, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildIfNeeded, forgetBuild } from './workspace/bundles.mjs';
import { CommandFailed, main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { REMOTES, SITE_DIR, WORKSPACE } from './workspace/paths.mjs';
import { checkPort, startServer } from './workspace/server.mjs';
import { assembleSite, publish } from './workspace/site.mjs';

const WATCHED = ['shell', ...REMOTES];

/** Development servers and watchers, which end with the site or when a user stops this process. */
const builds = [];
const endBuilds = () => {
  for (const child of builds) child.kill();
};
process.on('exit', endBuilds);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endBuilds);

/**
 * Runs the site and refreshes it while code is edited: each remote comes from a development server, the shell is
 * rebuilt. `--only mf-sizer` watches one package, the rest runs from dist; `--fail mf-projects` makes that remote's
 * files return 503 until Enter is pressed; `--server https://fans.example.com` uses that site instead of starting one.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      fail: { type: 'string', multiple: true },
      server: { type: 'string' },
    },
  });
  const failing = values.fail ?? [];
  // With --fail nothing is edited, so nothing is watched unless a package is named.
  const watched = values.only ?? (failing.length > 0 ? [] : WATCHED);
  for (const packageName of [...watched, ...failing]) {
    if (!WATCHED.includes(packageName))
      throw new CommandFailed(`There is no package ${packageName}; choose from ${WATCHED.join(', ')}.`, 1);
  }
  checkNode();
  const remotes = watched.filter((packageName) => packageName !== 'shell');
  if (values.server === undefined) await developSite(watched, remotes, failing);
  else await developWith(values.server, remotes);
});

async function developSite(watched, remotes, failing) {
  const port = Number(process.env.PORT ?? 8080);
  const site = `http://localhost:${port}`;
  await checkPort(port);
  await installIfNeeded();
  await buildIfNeeded();
  await assembleSite();
  failRemotes(failing);
  // Only a development build of React, which is the shell's, can refresh changed components.
  if (watched.length > 0) watchShell();
  for (const packageName of remotes) serveRemote(packageName, site);
  const { ended } = startServer({
    env: {
      SPECBUILDER_BANNER: '1',
      DEVELOPMENT_REMOTES: remotes.map((packageName) => `${packageName}@${originOf(packageName)}`).join(','),
    },
    entry: ['--import', 'tsx', '--watch-path', 'platform-api/src', 'platform-api/src/main.ts'],
  });
  if (failing.length > 0) waitForEnter(failing);
  process.exitCode = await ended;
  endBuilds();
}

/** Remotes of this tree on another server's site, which has to allow this machine (docs/releasing.md, "Work on one remote"). */
async function developWith(server, remotes) {
  if (!URL.canParse(server)) throw new CommandFailed(`${server} is not the address of a server.`, 1);
  const { origin } = new URL(server);
  await installIfNeeded();
  await Promise.all(
    remotes.map((packageName) =>
      ended(serveRemote(packageName, origin, `${origin}/?override=${packageName}@${originOf(packageName)}`)),
    ),
  );
}

function serveRemote(packageName, server, inSite = server) {
  process.stdout.write(
    `${packageName} alone: ${originOf(packageName)}/standalone.html\n${packageName} in the site: ${inSite}\n`,
  );
  return webpack(packageName, ['serve'], { SPECBUILDER_SERVER: server });
}

function watchShell() {
  const [packageName] = WATCHED;
  // The output left there must not be served as a build.
  forgetBuild(packageName);
  webpack(packageName, ['--watch']);
  const built = path.join(WORKSPACE, packageName, 'dist', 'assets.json');
  watchFile(built, { interval: 500, persistent: false }, () => void publish([packageName], { isOfStart: true }));
}

function webpack(packageName, args, env = {}) {
  const program = path.join(WORKSPACE, packageName, 'node_modules', '.bin', 'webpack');
  const child = spawn(program, [...args, '--config', 'webpack.config.mjs', '--mode', 'development'], {
    cwd: path.join(WORKSPACE, packageName),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  builds.push(child);
  return child;
}

function ended(child) {
  return new Promise((resolve) => child.once('exit', resolve));
}

/** The address of a remote's development server, from its configuration. */
function originOf(packageName) {
  const configuration = readFileSync(path.join(WORKSPACE, packageName, 'webpack.config.mjs'), 'utf8');
  return `http://localhost:${/devPort: (\d+)/.exec(configuration)?.[1]}`;
}

/** The server reads this file beside the registry, and only outside production. */
function failRemotes(remotes) {
  writeFileSync(path.join(SITE_DIR, 'failing.json'), `${JSON.stringify(remotes)}\n`);
}

function waitForEnter(failing) {
  const names = failing.join(' and ');
  process.stdout.write(`The files of ${names} return 503. Press Enter to bring them back.\n`);
  createInterface({ input: process.stdin }).once('line', () => {
    failRemotes([]);
    process.stdout.write(`${names} can be loaded again.\n`);
  });
}

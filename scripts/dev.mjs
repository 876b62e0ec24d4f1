import { spawn } from 'node:child_process';
import { watchFile, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { CommandFailed, main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { REMOTES, SITE_DIR, WORKSPACE } from './workspace/paths.mjs';
import { checkPort, startServer } from './workspace/server.mjs';
import { assembleSite, publish } from './workspace/site.mjs';

const WATCHED = ['shell', ...REMOTES];

/**
 * The site with rebuild on change. `--only mf-sizer` watches one room, the rest runs from dist;
 * `--fail mf-projects` lets that remote's files answer 503 until Enter is pressed.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, fail: { type: 'string', multiple: true } },
  });
  const watched = values.only ?? WATCHED;
  const failing = values.fail ?? [];
  for (const room of [...watched, ...failing]) {
    if (!WATCHED.includes(room))
      throw new CommandFailed(`There is no room ${room}; choose from ${WATCHED.join(', ')}.`, 1);
  }
  checkNode();
  await checkPort(Number(process.env.PORT ?? 8080));
  await installIfNeeded();
  await buildIfNeeded();
  await assembleSite();
  failRemotes(failing);
  // With --fail nothing is edited, so nothing needs to be watched unless a room is named.
  for (const room of failing.length > 0 && values.only === undefined ? [] : watched) watchRoom(room);
  const { ended } = startServer({
    env: { SPECBUILDER_BANNER: '1' },
    entry: ['--import', 'tsx', '--watch-path', 'platform-api/src', 'platform-api/src/main.ts'],
  });
  if (failing.length > 0) waitForEnter(failing);
  process.exitCode = await ended;
});

function watchRoom(room) {
  const webpack = path.join(WORKSPACE, room, 'node_modules', '.bin', 'webpack');
  const child = spawn(webpack, ['--config', 'webpack.config.mjs', '--mode', 'development', '--watch'], {
    cwd: path.join(WORKSPACE, room),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill());
  const built = path.join(WORKSPACE, room, 'dist', room === 'shell' ? 'assets.json' : 'mf-manifest.json');
  watchFile(built, { interval: 500 }, () => void publish([room], { isOfStart: true }));
}

/** The server reads this file beside the registry, and only outside production. */
function failRemotes(remotes) {
  writeFileSync(path.join(SITE_DIR, 'failing.json'), `${JSON.stringify(remotes)}\n`);
}

function waitForEnter(failing) {
  const names = failing.join(' and ');
  process.stdout.write(`The files of ${names} answer 503. Press Enter to bring them back.\n`);
  createInterface({ input: process.stdin }).once('line', () => {
    failRemotes([]);
    process.stdout.write(`${names} can be loaded again.\n`);
  });
}

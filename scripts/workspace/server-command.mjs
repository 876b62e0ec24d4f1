import path from 'node:path';
import { buildIfNeeded } from './bundles.mjs';
import { main } from './command.mjs';
import { checkNode, installIfNeeded } from './install.mjs';
import { WORKSPACE } from './paths.mjs';
import { startServer } from './server.mjs';

/** Runs a command of the built server, which is built first where that is needed. */
export function runServerCommand(name, args = []) {
  return main(async () => {
    checkNode();
    await installIfNeeded();
    await buildIfNeeded();
    const entry = [path.join(WORKSPACE, 'platform-api', 'dist', `${name}.js`), ...args];
    process.exitCode = await startServer({ entry }).ended;
  });
}

/** A file as it was named where npm was called. */
export function namedFile(file) {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

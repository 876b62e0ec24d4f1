import { namedFile, runServerCommand } from './workspace/server-command.mjs';

/** Fills an empty store from the file of a backup (docs/operations.md). */
await runServerCommand('restore', process.argv.slice(2).map(namedFile));

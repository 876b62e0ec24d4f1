import { namedFile, runServerCommand } from './workspace/server-command.mjs';

/** Everything the store holds as one file, while the server runs or not (docs/operations.md). */
await runServerCommand('backup', process.argv.slice(2).map(namedFile));

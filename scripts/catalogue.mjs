import { namedFile, runServerCommand } from './workspace/server-command.mjs';

/** Catalogues of makers, while the server runs or not (docs/engineering/catalogue.md). */
const args = process.argv.slice(2).map((arg) => (arg.endsWith('.json') ? namedFile(arg) : arg));
await runServerCommand('catalogue', args);

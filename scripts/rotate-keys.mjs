import { runServerCommand } from './workspace/server-command.mjs';

/** A new signing key for the embedded identity provider. The embedded store belongs to one process: stop the server first. */
await runServerCommand('rotate-keys');

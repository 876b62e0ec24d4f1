import { runServerCommand } from './workspace/server-command.mjs';

/** Whether the audit log is whole, while the server runs or not. */
await runServerCommand('audit-verify', process.argv.slice(2));

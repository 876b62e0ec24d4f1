import { runVerifyCommand } from '../core/audit/verify-command.ts';
import { runStoreCommand } from './store-command.ts';

/** Whether the audit log is as it was written, while servers run or not. */
await runStoreCommand((db) => runVerifyCommand(db, process.argv.slice(2)), { besideServer: true });

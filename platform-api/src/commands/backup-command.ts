import { BackupError } from '../administration/backup/backup-error.ts';
import { runBackupCommand } from '../administration/backup/command.ts';
import { runStoreCommand } from './store-command.ts';

/** Everything the store holds as one file, while servers run or not. */
await runStoreCommand((db) => runBackupCommand(db, process.argv.slice(2)), {
  besideServer: true,
  foreseen: [BackupError],
});

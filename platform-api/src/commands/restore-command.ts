import { BackupError } from '../administration/backup/backup-error.ts';
import { runRestoreCommand } from '../administration/backup/command.ts';
import { MIGRATIONS_FOLDER } from '../core/package/package-folder.ts';
import { runStoreCommand } from './store-command.ts';

/** Fills an empty store from the file of a backup, of this store or of the other kind. */
await runStoreCommand((db) => runRestoreCommand(db, process.argv.slice(2), MIGRATIONS_FOLDER), {
  besideServer: false,
  isLeftUnmigrated: true,
  foreseen: [BackupError],
});

import { BackupError, runRestoreCommand } from '../administration/index.ts';
import { MIGRATIONS_FOLDER } from '../core/index.ts';
import { runStoreCommand } from './store-command.ts';

/** Fills an empty store from the file of a backup, of this store or of the other kind. */
await runStoreCommand((db) => runRestoreCommand(db, process.argv.slice(2), MIGRATIONS_FOLDER), {
  besideServer: false,
  isLeftUnmigrated: true,
  foreseen: [BackupError],
});

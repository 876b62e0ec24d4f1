import type { Database } from '../../core/index.ts';
import { type BackupSummary, backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { restore } from './restore.ts';

interface Reply {
  readonly text: string;
  readonly isDone: boolean;
}

/** @param args the file to write */
export async function runBackupCommand(db: Database, args: readonly string[]): Promise<Reply> {
  const file = fileOf(args, 'npm run backup -- specbuilder.backup');
  return { text: `${file} holds ${wordsOf(await backUp(db, file))}.`, isDone: true };
}

/** @param args the file to read */
export async function runRestoreCommand(
  db: Database,
  args: readonly string[],
  migrationsFolder: string,
): Promise<Reply> {
  const file = fileOf(args, 'npm run restore -- specbuilder.backup');
  return { text: `Restored ${wordsOf(await restore(db, { file, migrationsFolder }))}.`, isDone: true };
}

function fileOf([file, ...more]: readonly string[], example: string): string {
  if (file === undefined || more.length > 0) throw new BackupError(`Name one file, such as ${example}`);
  return file;
}

function wordsOf({ tables, rows }: BackupSummary): string {
  return `${rows} rows of ${tables} tables`;
}

import { type BackupSummary, backUp } from '../../src/administration/backup/back-up.ts';
import { restore } from '../../src/administration/backup/restore.ts';
import { openStore } from '../../src/core/store/open-store.ts';
import { createTestStorePlace, type StoreKind, type TestStorePlace } from '../store/test-store.ts';

/** Restores into the store of a place, as the command does. */
export async function restoreInto({ options }: TestStorePlace, file: string): Promise<BackupSummary> {
  const store = await openStore({ ...options, isLeftUnmigrated: true });
  try {
    return await restore(store.db, { file, migrationsFolder: options.migrationsFolder });
  } finally {
    await store.close();
  }
}

/** A store of its own that holds what a file says. */
export async function restoredPlace(kind: StoreKind, file: string): Promise<TestStorePlace> {
  const place = await createTestStorePlace(kind, 'empty');
  await restoreInto(place, file);
  return place;
}

/** Writes what a restored store holds, before a server opens it. */
export async function backUpUntouched({ options }: TestStorePlace, file: string): Promise<void> {
  const store = await openStore({ ...options, isLeftUnmigrated: true });
  await backUp(store.db, file);
  await store.close();
}

import type { Config } from './config.ts';
import { useReadableValidationTexts } from './http/validation-texts.ts';
import { speakCallersLanguage } from './language/callers-language.ts';
import { fillNameKeys } from './projects/fill-name-keys.ts';
import { DATA_FOLDER } from './room-folder.ts';
import { seedStore } from './seed/seed.ts';
import type { Database } from './store/database.ts';

/** Brings the store to the data of this version. */
export async function prepareStore(db: Database, config: Config): Promise<void> {
  await fillNameKeys(db);
  await seedStore(db, { ...config, dataFolder: DATA_FOLDER, keepsAccounts: config.externalIdentity === null });
}

/** Sentences of rules and of everybody else, in each caller's language. */
export async function prepareWords(): Promise<void> {
  useReadableValidationTexts();
  await speakCallersLanguage();
}

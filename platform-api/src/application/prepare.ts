import { seedStore } from '../accounts/seed/seed.ts';
import type { Config } from '../core/config/config.ts';
import { useReadableValidationTexts } from '../core/http/validation-texts.ts';
import { speakCallersLanguage } from '../core/language/callers-language.ts';
import { DATA_FOLDER } from '../core/package/room-folder.ts';
import type { Database } from '../core/store/database.ts';
import { fillNameKeys } from '../projects/project/fill-name-keys.ts';

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

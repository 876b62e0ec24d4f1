import { seedStore } from '../accounts/index.ts';
import {
  type Config,
  DATA_FOLDER,
  type Database,
  speakCallersLanguage,
  useReadableValidationTexts,
} from '../core/index.ts';
import { fillNameKeys } from '../projects/index.ts';

/** Brings the store to the data of this version. */
export async function prepareStore(db: Database, config: Config): Promise<void> {
  await fillNameKeys(db);
  await seedStore(db, { ...config, dataFolder: DATA_FOLDER, keepsAccounts: config.externalIdentity === null });
}

/** Messages of the rules and of all other parts, in each caller's language. */
export async function prepareMessages(): Promise<void> {
  useReadableValidationTexts();
  await speakCallersLanguage();
}

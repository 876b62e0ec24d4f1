import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { rotateSigningKeys } from './identity/signing-keys.ts';
import { MIGRATIONS_FOLDER } from './room-folder.ts';
import { openStore } from './store/open-store.ts';
import { StoreError } from './store/store-error.ts';

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** Gives the embedded identity provider a new signing key; running servers sign with it within ten minutes. */
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const onProblem = (error: Error) => say(error.message);
  const store = await openStore({ databaseUrl, dataDir, migrationsFolder: MIGRATIONS_FOLDER, channels: [], onProblem });
  await rotateSigningKeys(store.db);
  await store.close();
  process.stdout.write('There is a new signing key. Servers sign with it within ten minutes.\n');
} catch (error) {
  const isForeseen = error instanceof ConfigError || error instanceof StoreError;
  say(isForeseen ? error.message : String((error as Error).stack));
  process.exitCode = 1;
}

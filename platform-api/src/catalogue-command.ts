import { CatalogueError } from './catalogues/catalogue-error.ts';
import { runCatalogueCommand } from './catalogues/command.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { MIGRATIONS_FOLDER } from './room-folder.ts';
import { openStore } from './store/open-store.ts';
import { StoreError } from './store/store-error.ts';

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** A maker's catalogue: checked, imported, activated, gone back from, while servers run or not. */
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const onProblem = (error: Error) => say(error.message);
  const store = await openStore({
    ...{ databaseUrl, dataDir, migrationsFolder: MIGRATIONS_FOLDER, channels: [], onProblem },
    besideServer: true,
  });
  try {
    const { text, isDone } = await runCatalogueCommand(store.db, process.argv.slice(2));
    process.stdout.write(`${text}\n`);
    if (!isDone) process.exitCode = 1;
  } finally {
    await store.close();
  }
} catch (error) {
  const isForeseen = [ConfigError, StoreError, CatalogueError].some((kind) => error instanceof kind);
  say(isForeseen ? (error as Error).message : String((error as Error).stack));
  process.exitCode = 1;
}
